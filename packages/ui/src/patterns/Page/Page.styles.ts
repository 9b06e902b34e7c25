import styled from 'styled-components';
import { color, space, text, weight } from '../../tokens/helpers.ts';

/** Wide enough for a table, never as wide as a large window. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  inline-size: 100%;
  max-inline-size: 68rem;
  margin-inline: auto;

  &[data-width='form'] {
    max-inline-size: 40rem;
  }
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};

  h2,
  h3 {
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }

  p {
    color: ${color('text-muted')};
  }
`;
