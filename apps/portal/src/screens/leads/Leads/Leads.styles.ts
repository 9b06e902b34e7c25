import styled from 'styled-components';
import { color, radius, space, text } from '@intake/ui/tokens';

/** What a person wrote, on as many lines. */
export const Written = styled.p`
  margin: 0;
  padding: ${space(3)};
  border-radius: ${radius('md')};
  background-color: ${color('bg-sunken')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** The one figure that matters. */
export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  justify-content: space-between;
  margin: 0;

  strong {
    ${text('xl')}
    font-variant-numeric: tabular-nums;
  }
`;
