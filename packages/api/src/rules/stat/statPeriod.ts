/** Calendar days, both included, ISO 8601. */
export interface Days {
  from: string;
  to: string;
}

const msPerDay = 86_400_000;

/** A calendar day some days later; it has no zone. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10);

/** How many days later the second day is. */
export const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / msPerDay;

/** The days that end with one, and as many before them. */
export function statPeriods(to: string, days: number): { period: Days; before: Days } {
  const from = addDays(to, 1 - days);
  return { period: { from, to }, before: { from: addDays(from, -days), to: addDays(from, -1) } };
}

/** From so many days on, a point of a chart is seven of them. */
const longestByDay = 92;
export const stepOf = (days: number): 1 | 7 => (days > longestByDay ? 7 : 1);

/** The points of a chart: days, or sevens of days of which the last is whole. */
export function stepsOf({ from, to }: Days): Days[] {
  const step = stepOf(daysBetween(from, to) + 1);
  const steps: Days[] = [];
  for (let end = to; end >= from; end = addDays(end, -step)) {
    const start = addDays(end, 1 - step);
    steps.unshift({ from: start < from ? from : start, to: end });
  }
  return steps;
}

/** Of faxes that wait, how long: up to so many seconds, the last without an end. */
export const backlogAges = [3600, 4 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600, null] as const;
