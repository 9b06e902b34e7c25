import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { panel } from '../../../internal/overlay/overlay.styles.ts';
import { space } from '../../../tokens/helpers.ts';

export const Panel = styled(Popover)`
  ${panel}
  min-inline-size: 13rem;
  max-inline-size: min(20rem, 92vw);
`;

export const Body = styled(Dialog)`
  max-block-size: inherit;
  overflow: auto;
  outline: none;
`;

export const Links = styled.div`
  padding: ${space(1)};
`;
