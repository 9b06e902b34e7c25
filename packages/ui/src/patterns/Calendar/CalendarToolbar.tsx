import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../components/ToggleButton/ToggleButton.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Bar, End, Title } from './Calendar.styles.ts';

export type CalendarView = 'day' | 'week';

interface CalendarToolbarProps {
  title: string;
  view: CalendarView;
  onViewChange?: (change: { view: CalendarView }) => void;
  onToday: () => void;
  onPage: (step: 1 | -1) => void;
  actions?: ReactNode;
}

export function CalendarToolbar({ title, view, onViewChange, onToday, onPage, actions }: CalendarToolbarProps) {
  const labels = useUiLabels();
  const isWeek = view === 'week';
  return (
    <Bar>
      <Button size="sm" onPress={onToday}>
        {labels.today}
      </Button>
      <div>
        <IconButton
          size="sm"
          label={isWeek ? labels.previousWeek : labels.previousDay}
          icon={<ChevronLeft aria-hidden data-flip />}
          onPress={() => onPage(-1)}
        />
        <IconButton
          size="sm"
          label={isWeek ? labels.nextWeek : labels.nextDay}
          icon={<ChevronRight aria-hidden data-flip />}
          onPress={() => onPage(1)}
        />
      </div>
      <Title aria-live="polite">{title}</Title>
      <End>
        {actions}
        {onViewChange && (
          <ToggleButtonGroup
            label={labels.calendarView}
            value={view}
            onChange={({ value }) => onViewChange({ view: value === 'day' ? 'day' : 'week' })}
          >
            <ToggleButton id="day" size="sm" label={labels.dayView} />
            <ToggleButton id="week" size="sm" label={labels.weekView} />
          </ToggleButtonGroup>
        )}
      </End>
    </Bar>
  );
}
