import { color, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Root = styled.article`
  display: grid;
  gap: ${space(8)};
  box-sizing: border-box;
  max-inline-size: 46rem;
  margin-inline: auto;
  padding: clamp(2.5rem, 8vw, 5rem) ${space(4)};
  ${text('lg')}
  text-wrap: pretty;
`;

export const Title = styled.h1`
  font-size: clamp(1.875rem, 5vw, 3rem);
  font-weight: ${weight('semibold')};
  letter-spacing: -0.022em;
  line-height: 1.12;
  text-wrap: balance;
`;

export const Lead = styled.p`
  color: ${color('text-muted')};
  ${text('xl')}
`;

export const Part = styled.section`
  display: grid;
  gap: ${space(2)};
  color: ${color('text-muted')};

  h2 {
    color: ${color('text-default')};
    ${text('xl')}
    font-weight: ${weight('semibold')};
    letter-spacing: -0.011em;
  }
`;
