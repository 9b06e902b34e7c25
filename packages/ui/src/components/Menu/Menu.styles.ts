import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import styled from 'styled-components';
import { option, optionList, panel } from '../../internal/overlay/overlay.styles.ts';
import { color, space } from '../../tokens/helpers.ts';

export const Panel = styled(Popover)`
  ${panel}
  display: flex;
  flex-direction: column;
  min-inline-size: 12rem;
  max-inline-size: min(22rem, 92vw);
`;

export const Items = styled(Menu)`
  ${optionList}
`;

export const Item = styled(MenuItem)`
  ${option}
`;

export const Line = styled(Separator)`
  margin-block: ${space(1)};
  border-block-start: 1px solid ${color('border-default')};
`;
