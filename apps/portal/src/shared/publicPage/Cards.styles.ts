import { space } from '@intake/ui/tokens';
import styled from 'styled-components';

/** Cards below the head of a public page. */
export const Cards = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(10)};
  padding: clamp(2.5rem, 8vw, 5rem) ${space(4)};
`;
