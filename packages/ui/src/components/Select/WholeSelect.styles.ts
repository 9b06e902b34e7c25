import { Select, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import { fieldStack } from '../Field/Field.styles.ts';
import { valueText } from './Select.styles.ts';

export const Root = styled(Select)`
  ${fieldStack}
`;

export const Value = styled(SelectValue)`
  ${valueText}
`;
