import { Tree, TreeItem } from 'react-aria-components/Tree';
import styled from 'styled-components';
import { color, radius, size, space, text, tint, transition } from '../../tokens/helpers.ts';

export const Root = styled(Tree)`
  display: flex;
  flex-direction: column;
  ${text('md')}
  outline-offset: -2px;
`;

export const Row = styled(TreeItem)`
  border-radius: ${radius('md')};
  color: ${color('text-default')};
  outline-offset: -2px;
  cursor: default;
  ${tint('background-color')}

  &[data-selection-mode] {
    cursor: pointer;
  }

  &[data-hovered] {
    background-color: ${color('bg-hover')};
  }

  &[data-selected] {
    background-color: ${color('bg-selected')};
    color: ${color('text-accent')};
  }

  &[data-disabled] {
    color: ${color('text-disabled')};
  }

  [slot='chevron'] {
    display: grid;
    place-items: center;
    flex-shrink: 0;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${radius('sm')};
    background: none;
    color: ${color('text-subtle')};
    visibility: hidden;
    cursor: pointer;
  }

  &[data-has-child-items] [slot='chevron'] {
    visibility: visible;
  }

  [slot='chevron'] > svg {
    inline-size: 1rem;
    block-size: 1rem;
    ${transition('rotate')}
  }

  &[data-expanded] [slot='chevron'] > svg {
    rotate: 90deg;
  }

  [dir='rtl'] &[data-expanded] [slot='chevron'] > svg {
    rotate: -90deg;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('control')};
  /* react-aria counts the levels from 1. */
  padding-inline: calc((var(--tree-item-level) - 1) * ${space(5)}) ${space(2)};

  & > svg {
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
    color: ${color('text-subtle')};
  }
`;

export const Title = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
