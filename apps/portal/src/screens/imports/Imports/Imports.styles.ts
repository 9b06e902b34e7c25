import styled from 'styled-components';
import { color, space, text } from '@intake/ui/tokens';

/** Short fields beside each other, as many as there is room for. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space(4)};
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${space(4)};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Some values of a column, each on a line. */
export const Quiet = styled.div`
  display: flex;
  flex-direction: column;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
  ${text('xs')}
`;

export const Value = styled.bdi`
  &[data-short] {
    white-space: nowrap;
  }
`;

/** What becomes of a row, and below it why. */
export const Reasons = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1)};
  min-inline-size: 12rem;
  ${text('xs')}

  & > [data-error] {
    color: ${color('text-danger')};
  }
`;
