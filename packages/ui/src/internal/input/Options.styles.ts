import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { color, space, text } from '../../tokens/helpers.ts';
import { option, optionList, panel } from '../overlay/overlay.styles.ts';

export const Panel = styled(Popover)`
  ${panel}
  display: flex;
  flex-direction: column;
  /* As wide as its field, within the distance that it keeps from both edges: beyond it the page would scroll, which closes it. */
  min-inline-size: min(var(--trigger-width), calc(100vw - ${space(6)}));
  max-inline-size: min(28rem, 90vw);
`;

export const Options = styled(ListBox)`
  ${optionList}
`;

export const Option = styled(ListBoxItem)`
  ${option}
`;

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(2)};
  padding-inline: ${space(3)};
  color: ${color('text-subtle')};
  ${text('sm')}
`;

export const SectionTitle = styled(Header)`
  padding-block: ${space(1.5)} ${space(0.5)};
  padding-inline: ${space(2)};
  color: ${color('text-subtle')};
  ${text('xs')}
`;
