import styled from 'styled-components';
import { color, space } from '../../tokens/helpers.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(5.5rem, auto) minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
`;

/** Keeps its line, so that nothing moves while somebody types. */
export const Verdict = styled.span`
  display: block;
  min-block-size: 1rem;

  &[data-tone='success'] {
    color: ${color('text-success')};
  }

  &[data-tone='warning'] {
    color: ${color('text-warning')};
  }
`;

/** Agrees with the words below it, for those who look at the number alone. */
export const Sign = styled.span`
  display: grid;

  [data-tone='success'] > svg {
    color: ${color('text-success')};
  }

  [data-tone='warning'] > svg {
    color: ${color('text-warning')};
  }
`;
