import { useFormats } from '@intake/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { StatTrend } from '@intake/ui/Stat';
import { dashboardMessages as texts } from './Dashboard.messages.ts';
import { growthOf, spokenDuration } from './Dashboard.model.ts';

type Welcome = 'up' | 'down' | 'neither';

/** Figures, times and their moves in words. */
export function useDashboardText() {
  const intl = useIntl();
  const formats = useFormats();
  return useMemo(() => {
    const { formatMessage, formatNumber, formatDate } = intl;
    const duration = (seconds: number) => {
      const { value, unit } = spokenDuration(seconds);
      return formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
    };
    const share = (fraction: number) => formatNumber(fraction, { style: 'percent', maximumFractionDigits: Math.abs(fraction) < 0.1 ? 1 : 0 });
    /** A count or a time beside the one of the period before. */
    const trend = (now: number | null, before: number | null, days: number, welcome: Welcome, isTime = false): StatTrend => {
      const growth = now === null || before === null ? null : growthOf(now, before);
      if (growth === null) return { direction: 'flat', text: formatMessage(texts.nothingBefore) };
      if (Math.abs(growth) < 0.005) return { direction: 'flat', text: formatMessage(texts.same, { days }) };
      const direction = growth > 0 ? 'up' : 'down';
      const words = isTime ? { up: texts.slower, down: texts.faster } : { up: texts.more, down: texts.fewer };
      return {
        direction,
        text: formatMessage(texts.before, { change: formatMessage(words[direction], { share: share(Math.abs(growth)) }), days }),
        ...(welcome !== 'neither' && { isGood: welcome === direction }),
      };
    };
    /** A share beside another, in points. */
    const shareTrend = (now: number | null, before: number | null, days: number): StatTrend => {
      if (now === null || before === null) return { direction: 'flat', text: formatMessage(texts.nothingBefore) };
      const points = Math.round((now - before) * 100);
      if (points === 0) return { direction: 'flat', text: formatMessage(texts.same, { days }) };
      const direction = points > 0 ? 'up' : 'down';
      return { direction, isGood: points > 0, text: formatMessage(texts.points, { points: Math.abs(points), direction, days }) };
    };
    // A calendar day has no zone.
    const day = (value: string) => formatDate(`${value}T00:00:00Z`, { timeZone: 'UTC', month: 'short', day: 'numeric' });
    const hour = (value: number) => formatDate(new Date(Date.UTC(2026, 0, 5, value)), { timeZone: 'UTC', hour: 'numeric' });
    // 5 January 2026 is a Monday.
    const weekday = (value: number, width: 'short' | 'long' = 'short') => formatDate(new Date(Date.UTC(2026, 0, 4 + value)), { timeZone: 'UTC', weekday: width });
    /** How long something waits, as short as an axis takes it. */
    const span = (seconds: number) => {
      const [value, unit] = seconds < 86_400 ? [seconds / 3600, 'hour'] : [seconds / 86_400, 'day'];
      return formatNumber(value, { style: 'unit', unit, unitDisplay: 'narrow' });
    };
    // The city says it shorter than the name of the zone.
    const city = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
    return { ...formats, span, city, duration, share, trend, shareTrend, day, hour, weekday };
  }, [intl, formats]);
}

export type DashboardText = ReturnType<typeof useDashboardText>;
