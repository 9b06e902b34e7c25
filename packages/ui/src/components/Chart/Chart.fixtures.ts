import type { ChartSeries } from './chart.model.ts';
import type { ChartProps } from './Chart.tsx';

const wave = (at: number, seed: number) => Math.round(60 + 26 * Math.sin(at * 0.9 + seed) + 14 * Math.cos(at * 2.3 + seed * 2));

export const days = Array.from({ length: 14 }, (_, at) => new Date(Date.UTC(2026, 10, 9 + at)));
const calendarDay = new Intl.DateTimeFormat('en-CA', { day: 'numeric', month: 'short', timeZone: 'UTC' });
export const dayText = (value: Date) => calendarDay.format(value);
const series = (id: string, label: string, values: ChartSeries['values']): ChartSeries => ({ id, label, values });

/** Faxes of two weeks; the server was down on one day. */
export const received: ChartProps<Date> = {
  kind: 'line',
  title: 'Faxes received and filed',
  description: 'By day, all lines',
  x: { label: 'Day', values: days, format: dayText },
  y: { label: 'Faxes', unit: 'a day' },
  series: [
    series(
      'received',
      'Received',
      days.map((_, at) => wave(at, 1)),
    ),
    series(
      'filed',
      'Filed',
      days.map((_, at) => (at === 8 ? null : wave(at, 1.4) - 12)),
    ),
    series(
      'rejected',
      'Rejected',
      days.map((_, at) => Math.max(0, wave(at, 4) - 58)),
    ),
  ],
};

export const waiting: ChartProps<Date> = {
  kind: 'line',
  title: 'Median time to file',
  x: received.x,
  y: { label: 'Time', unit: 'min' },
  series: [
    series(
      'median',
      'Median',
      days.map((_, at) => Math.round(34 - at * 1.1 + wave(at, 2) / 9)),
    ),
  ],
  isFilled: true,
};

export const byType: ChartProps<string> = {
  kind: 'bar',
  title: 'Faxes by type and priority',
  x: { label: 'Type', values: ['Referral', 'Laboratory', 'Consultation', 'Imaging', 'Prescription'] },
  y: { label: 'Faxes' },
  series: [
    series('stat', 'STAT', [18, 31, 4, 12, 2]),
    series('urgent', 'Urgent', [64, 40, 22, 35, 18]),
    series('routine', 'Routine', [142, 88, 97, 54, 76]),
  ],
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const hours = Array.from({ length: 12 }, (_, at) => 7 + at);

export const byHour: ChartProps<number> = {
  kind: 'heat',
  title: 'When faxes arrive',
  x: { label: 'Hour', values: hours, format: (hour) => `${hour}:00` },
  y: { label: 'Faxes' },
  series: weekdays.map((label, row) =>
    series(
      label,
      label,
      hours.map((hour) =>
        row === 5 && hour > 13
          ? null
          : Math.max(
              0,
              Math.round(22 * Math.exp(-((hour - 9.5 - row * 0.3) ** 2) / 9) + 9 * Math.exp(-((hour - 15) ** 2) / 4) - row * 1.4),
            ),
      ),
    ),
  ),
};
