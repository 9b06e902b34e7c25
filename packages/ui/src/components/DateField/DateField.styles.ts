import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import styled from 'styled-components';
import { fieldBox } from '../../internal/control.styles.ts';
import { color, radius, space } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(DateField)`
  ${fieldStack}
`;

export const Box = styled(DateInput)`
  ${fieldBox}
  display: flex;
  align-items: center;
  font-variant-numeric: tabular-nums;
`;

export const Segment = styled(DateSegment)`
  padding-inline: ${space(0.5)};
  border-radius: ${radius('sm')};
  outline: none;

  &[data-placeholder] {
    color: ${color('text-subtle')};
  }

  &[data-type='literal'] {
    padding: 0;
    color: ${color('text-subtle')};
    white-space: pre;
  }

  &[data-focused] {
    background-color: ${color('solid-accent')};
    color: ${color('on-accent')};
  }
`;
