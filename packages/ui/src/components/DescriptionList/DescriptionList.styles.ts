import styled from 'styled-components';
import { color, space, text } from '../../tokens/helpers.ts';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: ${space(1.5)} ${space(4)};

  &[data-stacked] {
    grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
    gap: ${space(3)} ${space(4)};
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;

  [data-stacked] > & {
    grid-column: auto;
    grid-template-columns: none;
    align-content: start;
  }
`;

export const Term = styled.dt`
  min-inline-size: 6rem;
  color: ${color('text-subtle')};
  ${text('sm')}
  line-height: var(--leading-md);
`;

export const Details = styled.dd`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
