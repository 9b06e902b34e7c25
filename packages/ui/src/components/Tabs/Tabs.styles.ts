import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { color, space, text, tint, weight } from '../../tokens/helpers.ts';

export const Root = styled(Tabs)`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

export const Strip = styled(TabList)`
  display: flex;
  gap: ${space(4)};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${color('border-default')};
  overflow-x: auto;
  scrollbar-width: none;

  &[data-flush] {
    padding-inline: 0;
  }
`;

export const Item = styled(Tab)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(2)};
  border-block-end: 2px solid transparent;
  margin-block-end: -1px;
  color: ${color('text-muted')};
  ${text('md')}
  font-weight: ${weight('medium')};
  white-space: nowrap;
  outline-offset: -2px;
  cursor: pointer;
  ${tint('color', 'border-color')}

  &[data-hovered] {
    color: ${color('text-default')};
  }

  &[data-selected] {
    border-color: ${color('solid-accent')};
    color: ${color('text-default')};
  }

  &[data-disabled] {
    color: ${color('text-disabled')};
    cursor: default;
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &[data-selected] {
      border-color: Highlight;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const Panel = styled(TabPanel)`
  flex: 1;
  min-block-size: 0;
  padding-block: ${space(4)};
  outline-offset: -2px;
`;
