import { color, radius, space } from '@intake/ui/tokens';
import styled from 'styled-components';

/** As many figures in a row as there is room for. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
`;
