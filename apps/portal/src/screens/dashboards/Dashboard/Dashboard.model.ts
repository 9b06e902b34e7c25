import type { Averages, DailyUse, LocationOption, LocationWork, StatRow, Stats } from '@intake/api/contract';
import { creditCauses, daysBetween, isCalendarDay, statFigures, statPeriods, type CreditCause, type Days, type StatFigure } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import { hrefOfUse, type OpenUses } from '../../../shared/credits/useHref.ts';
import { requestPath } from '../../../shared/requests/requestPath.ts';

/** How far back one looks most often, days. */
export const spans = [7, 30, 90, 364] as const;
export type Span = (typeof spans)[number];

/** As many days as can be counted at once. */
export const mostDays = 366;

export interface DashboardFilters {
  days: number;
  /** The last of them; null is today. */
  to: string | null;
  /** Null for all of them. */
  locationId: string | null;
}

/** The rows behind a figure, as its address says them. */
export interface Drill extends Days {
  figure: StatFigure;
  /** `none` for what no location has. */
  locationId?: string;
  /** Monday is 1. */
  weekday?: number;
  hour?: number;
  /** `nobody` where it is not known who. */
  userId?: string;
  after?: string;
  until?: string;
  /** Of credits. */
  cause?: CreditCause;
}

/** What credits were spent on, and what is left of them: of the whole organization. */
export interface CreditUse {
  balance: number;
  use: DailyUse;
  before: DailyUse;
}

export interface DashboardModel {
  filters: DashboardFilters;
  /** Where it is counted. */
  today: string;
  locations: readonly LocationOption[];
  stats: Loadable<Stats>;
  averages: Loadable<Averages>;
  work: Loadable<readonly LocationWork[]>;
  credits: Loadable<CreditUse>;
  drill: Drill | null;
  rows: Paged<StatRow>;
  may: { readFaxes: boolean; readSent: boolean; readRequests: boolean; uses: OpenUses };
}

const numberIn = (text: string | null, least: number, most: number): number | undefined => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
};
const isDay = (text: string | null): text is string => text !== null && isCalendarDay(text);

const usualDays = 30;

/** What shows some days; null are those that are usual. Days that end today go on with it. */
export const filtersFor = (period: Days | null, today: string): Pick<DashboardFilters, 'days' | 'to'> => {
  if (!period) return { days: usualDays, to: null };
  return { days: daysBetween(period.from, period.to) + 1, to: period.to === today ? null : period.to };
};

/** What the address asks for; what it says wrongly is left out. */
export function filtersOf(address: URLSearchParams, locations: readonly Pick<LocationOption, 'id'>[]): DashboardFilters {
  const [to, at] = [address.get('ending'), address.get('location')];
  return { days: numberIn(address.get('days'), 1, mostDays) ?? usualDays, to: isDay(to) ? to : null, locationId: locations.find(({ id }) => id === at)?.id ?? null };
}

/** The days that are shown. */
export const periodOf = ({ days, to }: Pick<DashboardFilters, 'days' | 'to'>, today: string): Days => statPeriods(to ?? today, days).period;

export function drillOf(address: URLSearchParams): Drill | null {
  const figure = statFigures.find((one) => one === address.get('rows'));
  const [from, to] = [address.get('from'), address.get('to')];
  if (!figure || !isDay(from) || !isDay(to)) return null;
  const drill: Drill = { figure, from, to };
  const at = address.get('at');
  if (at) drill.locationId = at;
  const weekday = numberIn(address.get('weekday'), 1, 7);
  if (weekday !== undefined) drill.weekday = weekday;
  const hour = numberIn(address.get('hour'), 0, 23);
  if (hour !== undefined) drill.hour = hour;
  for (const [key, name] of [['userId', 'who'], ['after', 'after'], ['until', 'until']] as const) {
    const value = address.get(name);
    if (value) drill[key] = value;
  }
  const cause = creditCauses.find((one) => one === address.get('cause'));
  if (cause) drill.cause = cause;
  return drill;
}

/** The address of both. */
export function addressOf({ days, to: last, locationId }: DashboardFilters, drill: Drill | null): URLSearchParams {
  const said: Record<string, string | number | null | undefined> = { days: days === usualDays ? null : days, ending: last, location: locationId };
  if (drill) {
    const { figure, from, to, locationId: at, weekday, hour, userId: who, after, until, cause } = drill;
    Object.assign(said, { rows: figure, from, to, at, weekday, hour, who, after, until, cause });
  }
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));
}

/** How much more than before, as a share; null where there was nothing to compare with. */
export const growthOf = (now: number, before: number): number | null => (before > 0 ? now / before - 1 : null);

/** Where a row is worked on; null for who may not go there. */
export function hrefOf({ kind, id, about }: StatRow, may: DashboardModel['may']): string | undefined {
  if (kind === 'credit') {
    const cause = creditCauses.find((one) => one === about);
    return cause && hrefOfUse(cause, id, may.uses);
  }
  if (kind === 'fax') return may.readFaxes ? `/app/apps/faxes?fax=${id}` : undefined;
  if (kind === 'sent') return may.readSent ? `/app/apps/sentFaxes?sent=${id}` : undefined;
  return may.readRequests ? requestPath('referral', id) : undefined;
}

/** Seconds in the unit in which one would say them. */
export function spokenDuration(seconds: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = seconds / 60;
  if (minutes < 90) return { value: Math.max(1, Math.round(minutes)), unit: 'minute' };
  const hours = minutes / 60;
  if (hours < 48) return { value: Math.round(hours * 10) / 10, unit: 'hour' };
  return { value: Math.round((hours / 24) * 10) / 10, unit: 'day' };
}

/** The unit of an axis of times: one in which the longest is a small number. */
export function timeUnit(longest: number): { unit: 'minute' | 'hour' | 'day'; seconds: number } {
  if (longest < 90 * 60) return { unit: 'minute', seconds: 60 };
  return longest < 3 * 86_400 ? { unit: 'hour', seconds: 3600 } : { unit: 'day', seconds: 86_400 };
}

/** A cell of CSV: what a spreadsheet would take for a formula is text. */
const cellOf = (value: string | number | null): string => {
  const text = value === null ? '' : typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as RFC 4180 writes them, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
