import styled from 'styled-components';
import { color, radius, space, tint, transition } from '../../tokens/helpers.ts';

export const SortRoot = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  block-size: 1.5rem;
  padding: 0 ${space(1.5)};
  border: 0;
  border-radius: ${radius('sm')};
  /* The words stand where those of other headers do. */
  margin-inline: calc(-1 * ${space(1.5)});
  background: none;
  vertical-align: top;
  white-space: nowrap;
  cursor: pointer;
  ${tint('background-color', 'color')}

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color('text-subtle')};
  }

  &:not([data-direction]) svg {
    opacity: 0;
    ${transition('opacity')}
  }

  &:hover,
  &[data-direction] {
    color: ${color('text-default')};
  }

  &:hover {
    background-color: ${color('bg-hover')};
  }

  &:hover svg,
  &:focus-visible svg {
    opacity: 1;
  }

  /* Where cells stand at the end, so do the words over them, with the icon before. */
  [data-align='end'] > &,
  [dir='ltr'] [data-numeric] > & {
    flex-direction: row-reverse;
  }

  @media (hover: none) {
    &:not([data-direction]) svg {
      opacity: 1;
    }
  }
`;
