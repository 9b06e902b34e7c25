import styled from 'styled-components';
import { space } from '@intake/ui/tokens';

export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`;
