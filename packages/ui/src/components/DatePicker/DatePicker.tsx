import { CalendarDays } from 'lucide-react';
import { use } from 'react';
import { DateField } from 'react-aria-components/DateField';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { dayOf, useDay, writeDay } from '../../internal/date/days.ts';
import { Box } from '../../internal/input/inputBox.styles.ts';
import { MonthGrid } from '../../internal/date/MonthGrid.tsx';
import { Body, DayNote, Open, Panel } from '../../internal/overlay/picker.styles.ts';
import { Segments } from '../../internal/date/Segments.tsx';
import { useBoundsError } from '../../internal/date/useBoundsError.ts';
import type { Bounds } from '../../internal/date/useBoundsError.ts';
import { useHeld } from '../../internal/useHeld.ts';
import { LocaleContext } from '../../theme/locale.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { useFieldError } from '../Field/fieldErrors.ts';
import { Month, Root } from './DatePicker.styles.ts';

export interface DatePickerProps extends FieldProps, Bounds {
  /** A calendar date without time or zone, ISO 8601 `YYYY-MM-DD`; `null` when incomplete. Any other text throws. */
  value?: string | null;
  defaultValue?: string | null;
  /** Why a date within the bounds cannot be chosen, such as a holiday; `undefined` when it can. */
  unavailableReason?: (day: { date: string }) => string | undefined;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  onChange?: (change: { value: string | null }) => void;
}

/** A date that is chosen by its weekday or by what is free; it can be typed as well. */
export function DatePicker(props: DatePickerProps) {
  const { label, isLabelHidden, description, value, defaultValue = null, minValue, maxValue, unavailableReason, onChange, ...rest } = props;
  const [held, hold] = useHeld(value, defaultValue);
  const told = useFieldError(props.name, props.error);
  const boundsError = useBoundsError(props, writeDay);
  const reasonOf = (date: string) => unavailableReason?.({ date });
  const error = told.error ?? boundsError(held) ?? (held === null ? undefined : reasonOf(held));
  // What is typed stands in the order of the language; what opens follows the page.
  const { locale: reading } = useLocale();
  return (
    <I18nProvider locale={use(LocaleContext)}>
      <Root
        validationBehavior="aria"
        {...rest}
        value={useDay(held)}
        minValue={dayOf(minValue)}
        maxValue={dayOf(maxValue)}
        isDateUnavailable={(day) => reasonOf(day.toString()) !== undefined}
        isInvalid={Boolean(error)}
        shouldForceLeadingZeros
        onChange={(next) => {
          const iso = next ? next.toString() : null;
          hold(iso);
          told.onChange();
          onChange?.({ value: iso });
        }}
      >
        <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
          <Box isReadOnly={props.isReadOnly}>
            <DateField>{({ state }) => <Segments isBare state={state} />}</DateField>
            <Open>
              <CalendarDays aria-hidden />
            </Open>
          </Box>
          <I18nProvider locale={reading}>
            <Panel offset={6}>
              <Body>
                <Month>
                  {({ state }) => (
                    <>
                      <MonthGrid />
                      {unavailableReason && <DayNote role="status">{reasonOf(state.focusedDate.toString())}</DayNote>}
                    </>
                  )}
                </Month>
              </Body>
            </Panel>
          </I18nProvider>
        </FieldParts>
      </Root>
    </I18nProvider>
  );
}
