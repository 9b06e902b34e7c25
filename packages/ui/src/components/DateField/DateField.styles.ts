import { DateField } from 'react-aria-components/DateField';
import styled from 'styled-components';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(DateField)`
  ${fieldStack}
`;
