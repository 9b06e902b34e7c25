import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import styled from 'styled-components';
import { bareInput, inputBox } from './control.styles.ts';

export const Box = styled(Group)`
  ${inputBox}
`;

export const Control = styled(Input)`
  ${bareInput}
`;
