import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { fieldBox } from '../../internal/control.styles.ts';
import { space } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(TextField)`
  ${fieldStack}
`;

export const Control = styled(TextArea)`
  ${fieldBox}
  padding-block: ${space(2)};
  resize: vertical;
  field-sizing: content;
  max-block-size: 20rem;
  text-align: match-parent;
`;
