import { CircleAlert } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Actions, DescriptionText, ErrorText, FormRoot, LabelText, Row } from './Field.styles.ts';

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
      <LabelText data-hidden={isLabelHidden || undefined}>{label}</LabelText>
      {children}
      {description && <DescriptionText slot="description">{description}</DescriptionText>}
      <FieldErrorText error={error} />
    </>
  );
}

export function FieldErrorText({ error }: { error?: string }) {
  return (
    <ErrorText>
      <CircleAlert aria-hidden />
      {error}
    </ErrorText>
  );
}

export interface FormProps {
  /** The accessible name; a named form is a landmark. */
  label?: string;
  onSubmit: (submission: { data: FormData }) => void;
  children: ReactNode;
}

/** Errors are ours to word and to show; the browser's own bubbles stay off. */
export function Form({ label, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit({ data: new FormData(event.currentTarget) });
  };
  return (
    <FormRoot aria-label={label} validationBehavior="aria" onSubmit={submit}>
      {children}
    </FormRoot>
  );
}

/** Fields side by side while there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}

export function FormActions({ align = 'end', children }: { align?: 'start' | 'end'; children: ReactNode }) {
  return <Actions data-align={align}>{children}</Actions>;
}
