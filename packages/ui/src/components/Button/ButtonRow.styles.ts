import styled from 'styled-components';
import { space } from '../../tokens/helpers.ts';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
