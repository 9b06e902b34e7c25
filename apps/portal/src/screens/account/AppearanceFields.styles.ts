import { space } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;
