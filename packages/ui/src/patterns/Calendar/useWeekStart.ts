import { use, useCallback } from 'react';
import { LocaleContext } from '../../theme/locale.ts';
import { firstOfWeek } from './schedule/calendarTime.model.ts';

/** The first day of the week that the calendar shows for a date; both `YYYY-MM-DD`. */
export function useWeekStart(): (date: string) => string {
  const locale = use(LocaleContext);
  return useCallback((date) => firstOfWeek(date, locale), [locale]);
}
