import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { pressable } from '../../internal/input/control.styles.ts';
import { color, radius, weight } from '../../tokens/helpers.ts';

export const Root = styled(Link)`
  border-radius: ${radius('sm')};
  color: ${color('text-link')};
  font-weight: ${weight('medium')};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.2em;
  cursor: pointer;

  p > &,
  &[data-hovered] {
    color: ${color('text-link-hover')};
    text-decoration-color: currentcolor;
  }

  &[data-disabled] {
    color: ${color('text-disabled')};
    cursor: default;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const ButtonRoot = styled(Link)`
  ${pressable}
`;
