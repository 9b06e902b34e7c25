import type { FormEvent, ReactNode } from 'react';
import { Actions, FormRoot, Row } from './Field.styles.ts';

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
    <FormRoot aria-label={label} noValidate onSubmit={submit}>
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
