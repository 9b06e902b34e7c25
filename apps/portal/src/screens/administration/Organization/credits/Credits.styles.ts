import { space } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  padding-block: ${space(4)};
  min-inline-size: 0;
`;

export const Stats = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
`;
