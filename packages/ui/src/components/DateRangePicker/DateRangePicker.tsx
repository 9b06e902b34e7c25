import type { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import type { RangeValue } from 'react-aria-components/DateRangePicker';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { dayOf, useDay, writeDay } from '../../internal/date/days.ts';
import { Box } from '../../internal/input/inputBox.styles.ts';
import { Body, Open, Panel } from '../../internal/overlay/picker.styles.ts';
import { useBoundsError } from '../../internal/date/useBoundsError.ts';
import type { Bounds } from '../../internal/date/useBoundsError.ts';
import { useHeld } from '../../internal/useHeld.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { LocaleContext } from '../../theme/locale.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { useFieldError } from '../Field/fieldErrors.ts';
import { isBackward, openRange, rangeOf } from './dateRange.ts';
import type { DateRange, DateRangePreset } from './dateRange.ts';
import { Ends, Root } from './DateRangePicker.styles.ts';
import { RangeChoices } from './RangeChoices.tsx';
import { RangeEnd } from './RangeEnd.tsx';

export interface DateRangePickerProps extends FieldProps, Bounds {
  /** Two days, ISO 8601 `YYYY-MM-DD`, both included; a side that is `null` is open. Any other text throws. */
  value?: DateRange;
  defaultValue?: DateRange;
  /** Ranges with a name of their own, such as the last seven days. */
  presets?: readonly DateRangePreset[];
  startName?: string;
  endName?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  /** Called as soon as one side changes. */
  onChange?: (change: { value: DateRange }) => void;
}

/** From one day to another: typed, chosen in a calendar, or by its name. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, isLabelHidden, description, value, defaultValue = openRange, minValue, maxValue, presets, onChange, ...rest } = props;
  const [range, hold] = useHeld(value, defaultValue);
  const [isOpen, setOpen] = useState(false);
  const error = useRangeError(props, range);
  const change = (next: DateRange) => {
    hold(next);
    error.onChange();
    onChange?.({ value: next });
  };
  // What is typed stands in the order of the language; what opens follows the page.
  const { locale: reading } = useLocale();
  return (
    <I18nProvider locale={use(LocaleContext)}>
      <Root
        validationBehavior="aria"
        {...rest}
        value={useDays(range)}
        minValue={dayOf(minValue)}
        maxValue={dayOf(maxValue)}
        isInvalid={Boolean(error.text)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        shouldForceLeadingZeros
        // What is typed comes from its own side, also when the other one is open.
        onChange={(next) => isOpen && next && change(rangeOf(next as RangeValue<CalendarDate>))}
      >
        <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error.text}>
          <Box isReadOnly={props.isReadOnly}>
            <Ends dir="ltr">
              <RangeEnd side="start" onChange={(start) => change({ ...range, start })} />
              <span aria-hidden>–</span>
              <RangeEnd side="end" onChange={(end) => change({ ...range, end })} />
            </Ends>
            <Open>
              <CalendarDays aria-hidden />
            </Open>
          </Box>
          <I18nProvider locale={reading}>
            <Panel offset={6}>
              <Body>
                {({ close }) => (
                  <RangeChoices
                    range={range}
                    presets={presets}
                    onChoose={(next) => {
                      change(next);
                      close();
                    }}
                  />
                )}
              </Body>
            </Panel>
          </I18nProvider>
        </FieldParts>
      </Root>
    </I18nProvider>
  );
}

/** For react-aria, which also shows a range whose one side is open. */
function useDays({ start, end }: DateRange) {
  const [first, last] = [useDay(start), useDay(end)];
  return useMemo(() => (first || last ? ({ start: first, end: last } as RangeValue<CalendarDate>) : null), [first, last]);
}

function useRangeError(props: DateRangePickerProps, range: DateRange) {
  const labels = useUiLabels();
  const start = useFieldError(props.startName, props.error);
  const end = useFieldError(props.endName, undefined);
  const boundsError = useBoundsError(props, writeDay);
  const own = boundsError(range.start) ?? boundsError(range.end) ?? (isBackward(range) ? labels.endBeforeStart : undefined);
  const onChange = () => {
    start.onChange();
    end.onChange();
  };
  return { text: start.error ?? end.error ?? own, onChange };
}
