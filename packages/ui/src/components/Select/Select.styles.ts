import { Button } from 'react-aria-components/Button';
import styled, { css } from 'styled-components';
import { fieldBox } from '../../internal/input/control.styles.ts';
import { oneLine } from '../../internal/oneLine.styles.ts';
import { color, space } from '../../tokens/helpers.ts';

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

export const valueText = css`
  ${oneLine}
  flex: 1;
`;

export const Chosen = styled.span`
  ${valueText}
`;
