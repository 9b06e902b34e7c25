import { parseDate } from '@internationalized/date';
import type { DateValue } from '@internationalized/date';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Box, Root, Segment } from './DateField.styles.ts';

export interface DateFieldProps extends FieldProps {
  /** A calendar date without time or zone, ISO 8601 `YYYY-MM-DD`; `null` when incomplete. */
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

const toDate = (iso: string | null | undefined): DateValue | null | undefined => (iso ? parseDate(iso) : (iso as null | undefined));

/** Typed digit by digit in the order of the reader's locale, which for a birth date is faster than a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, description, error, value, defaultValue, minValue, maxValue, onChange, ...rest } = props;
  return (
    <Root
      validationBehavior="aria"
      {...rest}
      {...(value !== undefined && { value: toDate(value) })}
      defaultValue={toDate(defaultValue)}
      minValue={toDate(minValue)}
      maxValue={toDate(maxValue)}
      isInvalid={error ? true : undefined}
      shouldForceLeadingZeros
      onChange={(date) => onChange?.({ value: date ? date.toString() : null })}
    >
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Box>{(segment) => <Segment segment={segment} />}</Box>
      </FieldParts>
    </Root>
  );
}
