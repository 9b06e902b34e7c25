import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { fieldBox } from '../../internal/control.styles.ts';
import { color, space } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(TextField)`
  ${fieldStack}
`;

export const Box = styled(Group)`
  ${fieldBox}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: 0;

  svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color('text-subtle')};
  }
`;

export const Control = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  padding: 0;
  border: 0;
  background: none;
  outline: none;

  /* Words of either direction line up with their label. */
  text-align: match-parent;

  &[data-numeric] {
    font-variant-numeric: tabular-nums;
  }

  &::placeholder {
    color: ${color('text-subtle')};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
