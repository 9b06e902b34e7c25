import styled from 'styled-components';
import { color, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  overflow: hidden;
  border-radius: 50%;
  ${text('xs')}
  font-weight: ${weight('semibold')};
  user-select: none;

  /* A picture of the name and no words of its own: nothing reads, translates or selects it. */
  &::before {
    content: attr(data-initials);
  }

  &[data-size='sm'] {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    font-size: 0.625rem;
  }

  &[data-hue='0'] {
    background-color: ${color('bg-accent')};
    color: ${color('text-accent')};
  }

  &[data-hue='1'] {
    background-color: ${color('bg-success')};
    color: ${color('text-success')};
  }

  &[data-hue='2'] {
    background-color: ${color('bg-suggestion')};
    color: ${color('text-suggestion')};
  }

  &[data-hue='3'] {
    background-color: ${color('bg-warning')};
    color: ${color('text-warning')};
  }

  &[data-hue='4'] {
    background-color: ${color('bg-neutral')};
    color: ${color('text-neutral')};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
