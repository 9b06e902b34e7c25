import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import styled from 'styled-components';
import { month } from '../../internal/date/MonthGrid.styles.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(DatePicker)`
  ${fieldStack}
`;

export const Month = styled(Calendar)`
  ${month}
`;
