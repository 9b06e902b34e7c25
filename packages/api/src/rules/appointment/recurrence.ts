import type { Recurrence } from '../../contract/appointment/series.contract.ts';
import { recurrenceUnits, type SeriesScope } from '../vocabulary.ts';

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;

/** As RFC 5545 writes it; its end is a day by the clock on the wall, included. */
export const recurrenceRule = ({ every, unit, end }: Recurrence): string =>
  [
    `FREQ=${frequencies[unit]}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    'count' in end ? `COUNT=${end.count}` : `UNTIL=${end.until.replaceAll('-', '')}T235959`,
  ].join(';');

/** What a rule of ours says; null for one that is not. */
export function recurrenceOf(rule: string): Recurrence | null {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const unit = recurrenceUnits.find((one) => frequencies[one] === parts.get('FREQ'));
  const until = /^(\d{4})(\d\d)(\d\d)T/.exec(parts.get('UNTIL') ?? '');
  const count = parts.get('COUNT');
  if (!unit || (!until && !count)) return null;
  return { every: Number(parts.get('INTERVAL') ?? 1), unit, end: until ? { until: until.slice(1).join('-') } : { count: Number(count) } };
}

/** The visits of a series that a change of one of them reaches: those from its own time on, or every one. */
export const reached = <Visit extends { startsAt: string }>(scope: SeriesScope, changed: Visit, visits: readonly Visit[]): Visit[] =>
  visits.filter((visit) => scope === 'all' || (scope === 'following' ? visit.startsAt >= changed.startsAt : visit === changed));
