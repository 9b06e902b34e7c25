import type { FocusEvent } from 'react';
import type { DateFieldState } from 'react-aria-components/DateField';
import { BoxedInput, Input, Segment } from './segments.styles.ts';

/** What is left half empty is no value: without this it would still be the one before. */
const clearIncomplete = (state: DateFieldState, event: FocusEvent) => {
  const hasLeft = !event.currentTarget.contains(event.relatedTarget);
  if (hasLeft && state.value && state.segments.some(({ isPlaceholder }) => isPlaceholder)) state.setValue(null);
};

export interface SegmentsProps {
  state: DateFieldState;
  /** A box stands around it already. */
  isBare?: boolean;
}

/** A date or a time as it is typed: part by part, in the order of the reader's language, the same whichever way is read. */
export function Segments({ state, isBare }: SegmentsProps) {
  const Shown = isBare ? Input : BoxedInput;
  return (
    <div onBlur={(event) => clearIncomplete(state, event)}>
      <Shown dir="ltr">{(segment) => <Segment segment={segment} />}</Shown>
    </div>
  );
}
