import type { AgentHours } from '@intake/api/contract';
import { zoned } from '../../../platform/clock/wallTime.ts';

/** Whether an agent answers now; without hours it always does. */
export function isOpenNow(hours: readonly AgentHours[], timeZone: string, now: Date): boolean {
  if (hours.length === 0) return true;
  const local = zoned(now, timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return hours.some(({ weekdays, from, until }) => weekdays.includes(local.dayOfWeek) && from <= time && time < until);
}
