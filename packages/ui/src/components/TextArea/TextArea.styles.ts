import styled from 'styled-components';
import { fieldBox } from '../../internal/input/control.styles.ts';
import { space } from '../../tokens/helpers.ts';

export const Control = styled.textarea`
  ${fieldBox}
  padding-block: ${space(2)};
  resize: vertical;
  field-sizing: content;
  max-block-size: 20rem;
  text-align: inherit;
`;
