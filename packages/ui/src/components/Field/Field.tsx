import { CircleAlert } from 'lucide-react';
import { use, useRef } from 'react';
import type { ReactNode } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { DescriptionText, ErrorText, LabelText } from './Field.styles.ts';
import { useProblemReport } from './fieldErrors.ts';

/** What every field takes besides its own value. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** Help that stays: what is meant, in which form. */
  description?: ReactNode;
  /** Why the value is refused; its presence makes the field invalid. */
  error?: string;
}

export interface FieldPartsProps extends FieldProps {
  children: ReactNode;
}

/** Label, control, help and error in reading order. Goes inside a react-aria field. */
export function FieldParts({ label, isLabelHidden, description, error, children }: FieldPartsProps) {
  const labelRef = useRef<HTMLLabelElement>(null);
  const validation = use(FieldErrorContext);
  const message = error ?? (validation?.isInvalid ? validation.validationErrors.join(' ') : undefined);
  useProblemReport(labelRef, label, message);
  return (
    <>
      <LabelText as={Label} ref={labelRef} data-hidden={isLabelHidden || undefined}>
        {label}
      </LabelText>
      {children}
      {description && (
        <DescriptionText as={Text} slot="description">
          {description}
        </DescriptionText>
      )}
      {message && (
        <ErrorText as={FieldError}>
          <CircleAlert aria-hidden />
          {message}
        </ErrorText>
      )}
    </>
  );
}
