import { parseTime } from '@internationalized/date';
import { use, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Segments } from '../../internal/date/Segments.tsx';
import { useBoundsError } from '../../internal/date/useBoundsError.ts';
import type { Bounds } from '../../internal/date/useBoundsError.ts';
import { useHeld } from '../../internal/useHeld.ts';
import { LocaleContext } from '../../theme/locale.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { useFieldError } from '../Field/fieldErrors.ts';
import { Root } from './TimeField.styles.ts';

export interface TimeFieldProps extends FieldProps, Bounds {
  /** A time of the day without date or zone, ISO 8601 `HH:MM` from `00:00` to `23:59`; `null` when incomplete. Any other text throws. */
  value?: string | null;
  defaultValue?: string | null;
  /** 12 or 24 hours; without it as the reader's language does. */
  hourCycle?: 12 | 24;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  onChange?: (change: { value: string | null }) => void;
}

const timeOf = (iso: string | null | undefined) => (iso ? parseTime(iso) : null);

const writeTime = (hourCycle?: 12 | 24) => (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: hourCycle && hourCycle === 12, timeZone: 'UTC' }).format(
    new Date(`2000-01-01T${iso}Z`),
  );

/** An hour and a minute, typed digit by digit. */
export function TimeField(props: TimeFieldProps) {
  const { label, isLabelHidden, description, value, defaultValue = null, minValue, maxValue, name, onChange, ...rest } = props;
  const [held, hold] = useHeld(value, defaultValue);
  const told = useFieldError(name, props.error);
  const boundsError = useBoundsError(props, writeTime(props.hourCycle));
  const error = told.error ?? boundsError(held);
  return (
    <I18nProvider locale={use(LocaleContext)}>
      <Root
        validationBehavior="aria"
        {...rest}
        // The same object while the time is the same: a new one would undo what is half typed.
        value={useMemo(() => timeOf(held), [held])}
        minValue={timeOf(minValue)}
        maxValue={timeOf(maxValue)}
        isInvalid={Boolean(error)}
        onChange={(next) => {
          const iso = next ? next.toString().slice(0, 'HH:MM'.length) : null;
          hold(iso);
          told.onChange();
          onChange?.({ value: iso });
        }}
      >
        {({ state }) => (
          <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
            <Segments state={state} />
            {name && <input type="hidden" name={name} value={held ?? ''} disabled={props.isDisabled} />}
          </FieldParts>
        )}
      </Root>
    </I18nProvider>
  );
}
