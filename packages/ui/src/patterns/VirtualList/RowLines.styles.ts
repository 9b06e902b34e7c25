import styled from 'styled-components';
import { oneLine } from '../../internal/oneLine.styles.ts';
import { color, space, text, weight } from '../../tokens/helpers.ts';

export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 1px ${space(2)};
  align-items: center;
  color: ${color('text-muted')};
  ${text('sm')}

  & > div {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-inline-size: 0;
  }

  & > :nth-child(even) {
    justify-self: end;
    font-variant-numeric: tabular-nums;
  }

  /* A mark before the words keeps its own. */
  & > div > * {
    flex-shrink: 0;
  }

  & > div > :is(bdi, :last-child) {
    flex-shrink: 1;
    ${oneLine}
  }

  [data-part='title'] {
    color: ${color('text-default')};
    ${text('md')}
    font-weight: ${weight('medium')};
  }

  /* Only the end of the first line: badges in a row have tones of their own. */
  & > [data-tone] {
    color: ${color('text-warning')};
    font-weight: ${weight('semibold')};
  }

  & > [data-tone='danger'] {
    color: ${color('text-danger')};
  }
`;
