import { TimeField } from 'react-aria-components/TimeField';
import styled from 'styled-components';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(TimeField)`
  ${fieldStack}
`;
