import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { DescriptionText, ErrorText, LabelText } from './Field.styles.ts';

/** What every field takes besides its own value. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  /** Why the value is refused; its presence makes the field invalid. */
  error?: string;
}

export interface FieldPartsProps extends FieldProps {
  children: ReactNode;
}

/** Label, control, help and error in reading order. Goes inside a react-aria field. */
export function FieldParts({ label, isLabelHidden, description, error, children }: FieldPartsProps) {
  return (
    <>
      <LabelText as={Label} data-hidden={isLabelHidden || undefined}>
        {label}
      </LabelText>
      {children}
      {description && (
        <DescriptionText as={Text} slot="description">
          {description}
        </DescriptionText>
      )}
      <FieldErrorText error={error} />
    </>
  );
}

export function FieldErrorText({ error }: { error?: string }) {
  return (
    <ErrorText as={FieldError}>
      <CircleAlert aria-hidden />
      {error}
    </ErrorText>
  );
}
