import type { AppointmentStart, Recurrence, SeriesPlan, SeriesPreview, SeriesVisit } from '@intake/api/contract';
import { recurrenceUnits } from '@intake/api/rules';
import type { FormState } from '../../../../data/forms/useForm.ts';

/** What a form holds of a series; `once` is none. */
export interface SeriesValues {
  unit: string;
  every: number | null;
  ends: string;
  count: number | null;
  until: string | null;
  /** Visits by their place in the recurrence. */
  leftOut: readonly number[];
  moved: readonly { position: number; start: AppointmentStart }[];
}

/** The form of a visit, as far as it is about a series. */
export type SeriesForm = Pick<FormState<SeriesValues>, 'values' | 'set' | 'subscribe' | 'field'>;

export const noSeries: SeriesValues = { unit: 'once', every: 1, ends: 'count', count: 6, until: null, leftOut: [], moved: [] };

/** What the form says, once it says all of it. */
export function recurrenceIn({ unit, every, ends, count, until }: SeriesValues): Recurrence | null {
  const known = recurrenceUnits.find((one) => one === unit);
  const end = ends === 'until' ? until && { until } : count !== null && { count };
  return known && every !== null && end ? { every, unit: known, end } : null;
}

/** What a preview is asked of, but for where. */
export type AskedSeries = Omit<SeriesPlan, 'locationId'>;

/** What is booked all the same when somebody says so. */
const isOutside = ({ fault }: SeriesVisit) => fault === 'closed' || fault === 'outside-hours' || fault === 'other-kinds';

/** Whether a date keeps the series from being booked. */
const isBlocked = (visit: SeriesVisit, isOutsideHours: boolean) => visit.fault !== null && !(isOutsideHours && isOutside(visit));

export const blockedIn = ({ visits }: SeriesPreview, isOutsideHours: boolean): SeriesVisit[] => visits.filter((visit) => isBlocked(visit, isOutsideHours));

export const isAnyOutside = ({ visits }: SeriesPreview): boolean => visits.some(isOutside);

export const bookedIn = ({ visits }: SeriesPreview): number => visits.filter(({ isLeftOut }) => !isLeftOut).length;

/** Left out where it was not, and the other way about. */
export const toggled = (leftOut: readonly number[], position: number): number[] =>
  leftOut.includes(position) ? leftOut.filter((one) => one !== position) : [...leftOut, position];

/** With null at its own time again. */
export const movedTo = (moved: SeriesValues['moved'], position: number, start: AppointmentStart | null): SeriesValues['moved'] => [
  ...moved.filter((one) => one.position !== position),
  ...(start ? [{ position, start }] : []),
];
