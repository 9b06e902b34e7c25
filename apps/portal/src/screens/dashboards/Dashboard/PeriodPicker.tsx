import { addDays, daysBetween, type Days } from '@intake/api/rules';
import { DateRangePicker } from '@intake/ui/DateRangePicker';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dashboardMessages as texts } from './Dashboard.messages.ts';
import { mostDays } from './Dashboard.model.ts';

export interface PeriodPickerProps {
  period: Days;
  /** The last day that there is. */
  today: string;
  /** Null for the days that are usual. */
  onChoose: (change: { period: Days | null }) => void;
}

interface Typed {
  start: string | null;
  end: string | null;
  /** The days that were shown when it was typed. */
  over: Days;
}

/** Any days: typed, chosen in a calendar, or by their name. What is not whole yet stays as it was typed. */
export function PeriodPicker({ period, today, onChoose }: PeriodPickerProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<Typed | null>(null);
  // Whoever chooses other days elsewhere means those.
  const isTyping = typed !== null && typed.over.from === period.from && typed.over.to === period.to;
  const value = isTyping ? { start: typed.start, end: typed.end } : { start: period.from, end: period.to };
  const isTooLong = value.start !== null && value.end !== null && daysBetween(value.start, value.end) + 1 > mostDays;
  const month = `${today.slice(0, 7)}-01`;
  const lastMonth = addDays(month, -1);
  return (
    <DateRangePicker
      label={formatMessage(texts.range)}
      isLabelHidden
      value={value}
      minValue="1900-01-01"
      maxValue={today}
      error={isTooLong ? formatMessage(texts.rangeTooLong, { days: mostDays }) : undefined}
      presets={[
        { id: 'month', label: formatMessage(texts.thisMonth), value: { start: month, end: today } },
        { id: 'before', label: formatMessage(texts.lastMonth), value: { start: `${lastMonth.slice(0, 7)}-01`, end: lastMonth } },
        { id: 'year', label: formatMessage(texts.thisYear), value: { start: `${today.slice(0, 4)}-01-01`, end: today } },
      ]}
      onChange={({ value: { start, end } }) => {
        const isCleared = start === null && end === null;
        const isWhole = start !== null && end !== null && start >= '1900-01-01' && start <= end && end <= today && daysBetween(start, end) < mostDays;
        setTyped(isCleared || isWhole ? null : { start, end, over: period });
        if (isCleared) onChoose({ period: null });
        if (isWhole) onChoose({ period: { from: start, to: end } });
      }}
    />
  );
}
