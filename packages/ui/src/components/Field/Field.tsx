import { CircleAlert } from 'lucide-react';
import { use, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
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
  /** Help that stays: what is meant, in which form. Empty where it comes later: a control learns of it at first only. */
  description?: ReactNode;
  /** Why the value is refused; its presence makes the field invalid. */
  error?: string;
}

export interface FieldPartsProps extends FieldProps {
  children: ReactNode;
}

/** Label, control, help and error in reading order. Goes inside a react-aria field. */
export function FieldParts({ label, isLabelHidden, description, error, children }: FieldPartsProps) {
  const part = useRef<HTMLLabelElement>(null);
  return (
    <>
      <LabelText as={Label} ref={part} data-hidden={isLabelHidden || undefined}>
        {label}
      </LabelText>
      {children}
      {(description || description === '') && (
        <DescriptionText as={Text} slot="description">
          {description}
        </DescriptionText>
      )}
      <FieldErrorText label={label} error={error} part={part} />
    </>
  );
}

export interface FieldErrorTextProps extends Pick<FieldProps, 'label' | 'error'> {
  /** The label on the page. */
  part: RefObject<HTMLElement | null>;
}

/** Why the react-aria field around it is refused: for a reason of its caller, of its form or of its own. */
export function FieldErrorText({ label, error, part }: FieldErrorTextProps) {
  const validation = use(FieldErrorContext);
  const message = error ?? (validation?.isInvalid ? validation.validationErrors.join(' ') : undefined);
  useProblemReport(part, label, message);
  if (!message) return null;
  return (
    <ErrorText as={FieldError}>
      <CircleAlert aria-hidden />
      <bdi>{message}</bdi>
    </ErrorText>
  );
}
