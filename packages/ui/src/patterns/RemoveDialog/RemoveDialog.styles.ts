import styled from 'styled-components';
import { space } from '../../tokens/helpers.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;
