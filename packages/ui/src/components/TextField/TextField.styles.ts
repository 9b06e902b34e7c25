import styled from 'styled-components';
import { bareInput, inputBox } from '../../internal/input/control.styles.ts';

export const Box = styled.div`
  ${inputBox}
`;

export const Control = styled.input`
  ${bareInput}
`;
