import { DateInput, DateSegment } from 'react-aria-components/DateField';
import styled from 'styled-components';
import { color, radius, space } from '../../tokens/helpers.ts';
import { fieldBox } from '../input/control.styles.ts';

/** What is typed of a date or a time. Its parts stand in one order, at the side where its label begins. */
export const Input = styled(DateInput)`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  overflow: hidden;
  font-variant-numeric: tabular-nums;

  [dir='rtl'] & {
    justify-content: flex-end;
  }
`;

export const BoxedInput = styled(Input)`
  ${fieldBox}
`;

export const Segment = styled(DateSegment)`
  padding-inline: ${space(0.5)};
  border-radius: ${radius('sm')};
  outline: none;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${color('text-subtle')};
  }

  &[data-type='literal'] {
    padding: 0;
    color: ${color('text-subtle')};
    white-space: pre;
  }

  /* Twice, as the rule of a control for what has no value yet may come later in the page. */
  &&[data-focused] {
    background-color: ${color('solid-accent')};
    color: ${color('on-accent')};
  }

  [data-disabled] > & {
    color: inherit;
  }

  @media (forced-colors: active) {
    &&[data-focused] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
