import styled from 'styled-components';
import { bareInput, inputBox } from '../../internal/control.styles.ts';
import { color } from '../../tokens/helpers.ts';

export const Box = styled.div`
  ${inputBox}

  &:has(> [readonly]) {
    background-color: ${color('bg-sunken')};
  }
`;

export const Control = styled.input`
  ${bareInput}
`;
