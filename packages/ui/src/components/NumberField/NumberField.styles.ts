import { Button } from 'react-aria-components/Button';
import { NumberField } from 'react-aria-components/NumberField';
import styled from 'styled-components';
import { color, radius, space } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(NumberField)`
  ${fieldStack}
`;

export const Steps = styled.div`
  display: flex;
  gap: 1px;
  margin-inline-end: calc(-1 * ${space(2)});
`;

export const Step = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: calc(var(--size-control) - ${space(2)});
  block-size: calc(var(--size-control) - ${space(2)});
  padding: 0;
  border: 0;
  border-radius: ${radius('sm')};
  background: none;
  cursor: pointer;

  &[data-hovered] {
    background-color: ${color('bg-hover')};
  }

  &[data-pressed] {
    background-color: ${color('bg-pressed')};
  }

  &[data-disabled] {
    cursor: default;
  }

  &[data-disabled] svg {
    color: ${color('text-disabled')};
  }
`;
