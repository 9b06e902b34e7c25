import ICAL from 'ical.js';
import type { Recurrence } from '@intake/api/contract';
import { mostVisits, recurrenceRule } from '@intake/api/rules';
import { invalid } from '../../../kernel/errors.ts';

const refuse = (code: string, message: string) => invalid([{ path: 'recurrence.end', code, message }]);

/**
 * When the visits of a recurrence begin, by the clock on the wall (RFC 5545): a month without such a day has none.
 * @param start `YYYY-MM-DDTHH:MM:SS`; the first of them. Throws a 422 for a single one, and for more than can be looked through.
 */
export function datesOf(recurrence: Recurrence, start: string): string[] {
  // Without a zone: clocks that change in between change nothing about what they say.
  const dates = ICAL.Recur.fromString(recurrenceRule(recurrence)).iterator(ICAL.Time.fromDateTimeString(start.slice(0, 19)));
  const found: string[] = [];
  for (let next = dates.next(); next && found.length <= mostVisits; next = dates.next()) found.push(next.toString());
  if (found.length < 2) throw refuse('too-few', 'A series has at least two visits.');
  if (found.length > mostVisits) throw refuse('too-many', `A series has at most ${mostVisits} visits.`);
  return found;
}
