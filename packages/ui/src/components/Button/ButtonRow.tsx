import type { ReactNode } from 'react';
import { Row } from './ButtonRow.styles.ts';

export interface ButtonRowProps {
  /** Makes a group of them, with this name. */
  label?: string;
  children: ReactNode;
}

/** Buttons beside each other, the main one first; they wrap where there is no room. */
export const ButtonRow = ({ label, children }: ButtonRowProps) => (
  <Row role={label === undefined ? undefined : 'group'} aria-label={label}>
    {children}
  </Row>
);
