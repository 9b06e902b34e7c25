import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { color, radius, space, transition, weight } from '../../tokens/helpers.ts';

export const Nav = styled.nav`
  flex: 1;
  min-block-size: 0;
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
  overflow-y: auto;

  &[data-collapsed] {
    padding-inline: ${space(1)};
    scrollbar-width: none;
  }

  ul {
    display: flex;
    flex-direction: column;
    gap: 1px;
  }
`;

export const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-block-size: 1.875rem;
  padding-inline: ${space(2)};
  border-radius: ${radius('md')};
  color: ${color('text-muted')};
  font-weight: ${weight('medium')};
  text-decoration: none;
  outline-offset: -2px;
  ${transition('background-color', 'color')}

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  &[data-hovered] {
    background-color: ${color('bg-pressed')};
    color: ${color('text-default')};
  }

  &[aria-current] {
    background-color: ${color('bg-pressed')};
    color: ${color('text-default')};
  }

  &[aria-current] svg {
    color: ${color('text-accent')};
  }

  [data-collapsed] & {
    position: relative;
    justify-content: center;
    padding: 0;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Count = styled.span`
  color: ${color('text-subtle')};
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;

  [data-collapsed] & {
    position: absolute;
    inset-block-start: ${space(1)};
    inset-inline-end: ${space(1)};
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: 50%;
    background-color: ${color('solid-accent')};
  }
`;
