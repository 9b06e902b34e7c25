import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import styled from 'styled-components';
import { color, radius, space } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(ComboBox)`
  ${fieldStack}
`;

export const Trigger = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-inline-end: calc(-1 * ${space(1)});
  padding: 0;
  border: 0;
  border-radius: ${radius('sm')};
  background: none;
  cursor: pointer;

  &[data-hovered] {
    background-color: ${color('bg-hover')};
  }
`;
