import type { FocusEvent, KeyboardEvent } from 'react';
import type { DateFieldState } from 'react-aria-components/DateField';
import { flushSync } from 'react-dom';
import { BoxedInput, Input, Segment } from './segments.styles.ts';

/** What is left half empty is no value: without this it would still be the one before. */
const clearIncomplete = (state: DateFieldState) => {
  if (state.value && state.segments.some(({ isPlaceholder }) => isPlaceholder)) state.setValue(null);
};

const onLeave = (state: DateFieldState, { currentTarget, relatedTarget }: FocusEvent) => {
  if (!currentTarget.contains(relatedTarget)) clearIncomplete(state);
};

/** Parts are no inputs, so the browser does not send their form by Enter; whoever types into a form expects that it does. */
const onEnter = (state: DateFieldState, event: KeyboardEvent) => {
  const form = event.currentTarget.closest('form');
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !form) return;
  event.preventDefault();
  flushSync(() => clearIncomplete(state));
  form.requestSubmit();
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
    <div onBlur={(event) => onLeave(state, event)} onKeyDownCapture={(event) => onEnter(state, event)}>
      <Shown dir="ltr">{(segment) => <Segment segment={segment} />}</Shown>
    </div>
  );
}
