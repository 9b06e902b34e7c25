import type { ReactNode } from 'react';
import { Actions, Fields, Legend, Row } from './FormParts.styles.ts';

/** Fields side by side while there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}

/** Fields that belong together under a heading of their own. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fields>
      <Legend>{title}</Legend>
      {children}
    </Fields>
  );
}

export function FormActions({ align = 'end', children }: { align?: 'start' | 'end'; children: ReactNode }) {
  return <Actions data-align={align}>{children}</Actions>;
}
