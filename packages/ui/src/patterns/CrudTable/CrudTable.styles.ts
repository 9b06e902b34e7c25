import styled from 'styled-components';
import { space } from '../../tokens/helpers.ts';

export const Actions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  justify-content: end;
`;

/** Stay beside each other. */
export const Pair = styled.span`
  display: inline-flex;
  gap: ${space(1)};
`;
