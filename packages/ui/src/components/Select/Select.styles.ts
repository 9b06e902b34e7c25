import { Button } from 'react-aria-components/Button';
import { Select, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import { fieldBox } from '../../internal/control.styles.ts';
import { color, space } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(Select)`
  ${fieldStack}
`;

export const Trigger = styled(Button)`
  ${fieldBox}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  cursor: pointer;

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color('text-muted')};
  }

  [data-invalid] > & {
    border-color: ${color('solid-danger')};
  }
`;

export const Value = styled(SelectValue)`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
