import styled from 'styled-components';
import { space } from '@intake/ui/tokens';

export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(10)};
  min-inline-size: 0;
`;
