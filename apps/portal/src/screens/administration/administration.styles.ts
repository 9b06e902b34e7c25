import { space } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  > :first-child {
    flex: 1 1 16rem;
    max-inline-size: 24rem;
  }
`;
