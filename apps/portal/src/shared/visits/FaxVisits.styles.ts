import { space, text } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  ${text('sm')}
`;
