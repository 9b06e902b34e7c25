import styled from 'styled-components';
import { below, color, space, text } from '../../tokens/helpers.ts';

/** A width of its own: what floats must not become narrower when the window does. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(5)};
  align-items: start;
  min-inline-size: min(17rem, 84vw);

  &[data-columns='3'] {
    grid-template-columns: repeat(3, auto);
  }

  ${below('phone')} {
    &[data-columns='3'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;

  &[data-wide] {
    grid-column: 1 / -1;
  }
`;

export const Foot = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  color: ${color('text-subtle')};
  ${text('xs')}
`;
