import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { panel } from '../../internal/overlay/overlay.styles.ts';
import { space } from '../../tokens/helpers.ts';

export const Panel = styled(Popover)`
  ${panel}
  max-inline-size: min(24rem, 92vw);
`;

export const Body = styled(Dialog)`
  max-block-size: inherit;
  padding: ${space(4)};
  overflow: auto;
  outline: none;
`;
