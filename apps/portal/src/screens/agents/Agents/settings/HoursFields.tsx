import type { AgentHours } from '@intake/api/contract';
import { Button } from '@intake/ui/Button';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { IconButton } from '@intake/ui/IconButton';
import { TimeField } from '@intake/ui/TimeField';
import { Plus, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { HoursRow } from '../Agents.styles.ts';
import { settingsMessages as texts } from './settings.messages.ts';

export interface HoursFieldsProps {
  hours: readonly AgentHours[];
  onChange: (hours: AgentHours[]) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** The first of January 2024 was a Monday. */
const dayOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

/** When an agent answers; nothing stands for always. */
export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const { formatMessage, formatDate } = useIntl();
  const put = (at: number, change: Partial<AgentHours>) => onChange(hours.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <>
      {hours.length === 0 && <p>{formatMessage(texts.always)}</p>}
      {hours.map((one, at) => (
        <HoursRow key={at}>
          <CheckboxGroup
            label={formatMessage(texts.weekdays)}
            orientation="horizontal"
            items={weekdays.map((day) => ({ id: String(day), label: formatDate(dayOf(day), { weekday: 'short', timeZone: 'UTC' }) }))}
            value={one.weekdays.map(String)}
            onChange={({ value }) => put(at, { weekdays: weekdays.filter((day) => value.includes(String(day))) })}
          />
          <TimeField label={formatMessage(texts.from)} value={one.from} onChange={({ value }) => value && put(at, { from: value })} />
          <TimeField label={formatMessage(texts.until)} value={one.until === '24:00' ? '23:59' : one.until} onChange={({ value }) => value && put(at, { until: value })} />
          <IconButton label={formatMessage(texts.removeHours)} icon={<X aria-hidden />} onPress={() => onChange(hours.filter((_, index) => index !== at))} />
        </HoursRow>
      ))}
      <div>
        <Button size="sm" icon={<Plus aria-hidden />} onPress={() => onChange([...hours, { weekdays: [1, 2, 3, 4, 5], from: '09:00', until: '17:00' }])}>
          {formatMessage(texts.addHours)}
        </Button>
      </div>
    </>
  );
}
