import { use } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { dayOf, useDay, writeDay } from '../../internal/date/days.ts';
import { Segments } from '../../internal/date/Segments.tsx';
import { useBoundsError } from '../../internal/date/useBoundsError.ts';
import type { Bounds } from '../../internal/date/useBoundsError.ts';
import { useHeld } from '../../internal/useHeld.ts';
import { LocaleContext } from '../../theme/locale.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { useFieldError } from '../Field/fieldErrors.ts';
import { Root } from './DateField.styles.ts';

export interface DateFieldProps extends FieldProps, Bounds {
  /** A calendar date without time or zone, ISO 8601 `YYYY-MM-DD`; `null` when incomplete. Any other text throws. */
  value?: string | null;
  defaultValue?: string | null;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  onChange?: (change: { value: string | null }) => void;
  onFocus?: () => void;
}

/** A date that is known, typed digit by digit, which for a birth date is faster than a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, description, value, defaultValue = null, minValue, maxValue, onChange, ...rest } = props;
  const [held, hold] = useHeld(value, defaultValue);
  const told = useFieldError(props.name, props.error);
  const boundsError = useBoundsError(props, writeDay);
  const error = told.error ?? boundsError(held);
  return (
    <I18nProvider locale={use(LocaleContext)}>
      <Root
        validationBehavior="aria"
        {...rest}
        value={useDay(held)}
        minValue={dayOf(minValue)}
        maxValue={dayOf(maxValue)}
        isInvalid={Boolean(error)}
        shouldForceLeadingZeros
        onChange={(next) => {
          const iso = next ? next.toString() : null;
          hold(iso);
          told.onChange();
          onChange?.({ value: iso });
        }}
      >
        {({ state }) => (
          <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
            <Segments state={state} />
          </FieldParts>
        )}
      </Root>
    </I18nProvider>
  );
}
