import { Button } from 'react-aria-components/Button';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { color, radius } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(SearchField)`
  ${fieldStack}
`;

export const Clear = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  padding: 0;
  border: 0;
  border-radius: ${radius('sm')};
  background: none;
  cursor: pointer;

  &[data-hovered] {
    background-color: ${color('bg-hover')};
  }

  [data-empty] & {
    display: none;
  }
`;
