import { parseDate } from '@internationalized/date';
import { use, useMemo } from 'react';
import type { FocusEvent } from 'react';
import type { DateFieldState } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LocaleContext } from '../../theme/locale.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Box, Root, Segment } from './DateField.styles.ts';

export interface DateFieldProps extends FieldProps {
  /** A calendar date without time or zone, ISO 8601 `YYYY-MM-DD`; `null` when incomplete. Any other text throws. */
  value?: string | null;
  defaultValue?: string | null;
  minValue?: string;
  maxValue?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  onChange?: (change: { value: string | null }) => void;
  onFocus?: () => void;
}

const toDate = (iso: string | null | undefined) => (iso ? parseDate(iso) : (iso as null | undefined));

/** A date left half empty is no date: without this the value would still be the one before. */
const clearIncomplete = (state: DateFieldState, event: FocusEvent) => {
  const hasLeft = !event.currentTarget.contains(event.relatedTarget);
  if (hasLeft && state.value && state.segments.some(({ isPlaceholder }) => isPlaceholder)) state.setValue(null);
};

/** Typed digit by digit in the order of the reader's language, the same whichever way is read, which for a birth date is faster than a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, description, error, value, defaultValue, minValue, maxValue, onChange, ...rest } = props;
  // The same object while the date is the same: a new one would undo what is half typed.
  const date = useMemo(() => toDate(value), [value]);
  return (
    <I18nProvider locale={use(LocaleContext)}>
      <Root
        validationBehavior="aria"
        {...rest}
        {...(value !== undefined && { value: date })}
        defaultValue={toDate(defaultValue)}
        minValue={toDate(minValue)}
        maxValue={toDate(maxValue)}
        isInvalid={error ? true : undefined}
        shouldForceLeadingZeros
        onChange={(next) => onChange?.({ value: next ? next.toString() : null })}
      >
        {({ state }) => (
          <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
            <div onBlur={(event) => clearIncomplete(state, event)}>
              <Box dir="ltr">{(segment) => <Segment segment={segment} />}</Box>
            </div>
          </FieldParts>
        )}
      </Root>
    </I18nProvider>
  );
}
