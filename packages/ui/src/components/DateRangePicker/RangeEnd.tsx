import { flushSync } from 'react-dom';
import { DateField } from 'react-aria-components/DateField';
import type { DateFieldState } from 'react-aria-components/DateField';
import { Segments } from '../../internal/date/Segments.tsx';

export interface RangeEndProps {
  side: 'start' | 'end';
  onChange: (iso: string | null) => void;
}

/** One of the two dates of a range, as it is typed. */
export function RangeEnd({ side, onChange }: RangeEndProps) {
  return (
    <DateField slot={side} onChange={(day) => onChange(day ? day.toString() : null)}>
      {({ state }) => <Segments isBare state={settled(state)} />}
    </DateField>
  );
}

/**
 * The last digit of one date leads on to the other, and a date that is left is judged. It must be judged as it is then:
 * without this the 2 of "02" would not be known yet, and the day would become the first.
 */
const settled = (state: DateFieldState) => {
  const setSegment = state.setSegment as (...part: unknown[]) => void;
  return Object.assign(state, { setSegment: (...part: unknown[]) => flushSync(() => setSegment(...part)) });
};
