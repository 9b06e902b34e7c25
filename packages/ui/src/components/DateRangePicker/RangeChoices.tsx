import { MonthGrid } from '../../internal/date/MonthGrid.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Button } from '../Button/Button.tsx';
import { isSameRange, openRange } from './dateRange.ts';
import type { DateRange, DateRangePreset } from './dateRange.ts';
import { Choices, Month, Presets } from './DateRangePicker.styles.ts';

export interface RangeChoicesProps {
  range: DateRange;
  presets?: readonly DateRangePreset[];
  onChoose: (range: DateRange) => void;
}

/** What a range can be chosen from: its names, and a calendar for the rest. */
export function RangeChoices({ range, presets = [], onChoose }: RangeChoicesProps) {
  const labels = useUiLabels();
  return (
    <Choices>
      <Presets role="group" aria-label={labels.datePresets}>
        {presets.map(({ id, label, value }) => (
          <Button key={id} size="sm" variant="quiet" aria-pressed={isSameRange(value, range)} onPress={() => onChoose(value)}>
            {label}
          </Button>
        ))}
        <Button size="sm" variant="quiet" isDisabled={isSameRange(range, openRange)} onPress={() => onChoose(openRange)}>
          {labels.clear}
        </Button>
      </Presets>
      <Month data-range>
        <MonthGrid />
      </Month>
    </Choices>
  );
}
