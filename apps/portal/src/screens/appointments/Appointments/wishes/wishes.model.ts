import type { RequestDetail } from '@intake/api/contract';
import type { FormState } from '../../../../data/forms/useForm.ts';

/** What a form holds of when it suits the patient. */
export interface WishValues {
  /** `YYYY-MM-DD` */
  wishDay: string | null;
  /** ISO 8601: 1 is Monday; none for any. */
  wishWeekdays: readonly string[];
  /** `HH:MM` */
  wishFrom: string | null;
  wishUntil: string | null;
}

/** The form of a visit, as far as it is about wishes. */
export type WishForm = Pick<FormState<WishValues>, 'values' | 'set' | 'subscribe' | 'field'>;

export const noWishes: WishValues = { wishDay: null, wishWeekdays: [], wishFrom: null, wishUntil: null };

/** As free times are asked for: what is left out plays no part. */
export interface Wishes {
  firstDay?: string;
  weekdays?: string;
  timeFrom?: string;
  timeUntil?: string;
}

export const isBackwards = ({ wishFrom, wishUntil }: WishValues): boolean => wishFrom !== null && wishUntil !== null && wishUntil <= wishFrom;

/** Hours that end before they begin are not asked for: the form says so at its field. */
export function wishesOf(values: WishValues): Wishes {
  const { wishDay, wishWeekdays, wishFrom, wishUntil } = values;
  const hasHours = !isBackwards(values);
  return {
    ...(wishDay && { firstDay: wishDay }),
    ...(wishWeekdays.length > 0 && { weekdays: wishWeekdays.toSorted().join(',') }),
    ...(hasHours && wishFrom && { timeFrom: wishFrom }),
    ...(hasHours && wishUntil && { timeUntil: wishUntil }),
  };
}

export const countOf = (wishes: Wishes): number => Object.keys(wishes).length;

const week = 7 * 86_400_000;

/** The first moment that is later than the patient is to wait: by the clock of the visit, else by the wait that the referrer was told. Null where nothing says. */
export function waitEnd({ clocks, expectedWaitWeeks, decidedAt, receivedAt }: Pick<RequestDetail, 'clocks' | 'expectedWaitWeeks' | 'decidedAt' | 'receivedAt'>): string | null {
  const clock = clocks.find((one) => one.clock === 'visit' && one.stoppedAt === null);
  if (clock) return clock.dueAt;
  return expectedWaitWeeks === null ? null : new Date(Date.parse(decidedAt ?? receivedAt) + expectedWaitWeeks * week).toISOString();
}
