import styled from 'styled-components';
import { space } from '../../tokens/helpers.ts';

export const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
`;
