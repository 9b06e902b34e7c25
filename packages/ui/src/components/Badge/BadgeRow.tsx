import type { ReactNode } from 'react';
import { Row } from './BadgeRow.styles.ts';

export interface BadgeRowProps {
  /** Says a change to whoever does not see it. */
  isLive?: boolean;
  children: ReactNode;
}

/** Badges beside each other, and a few words before them; they wrap where there is no room. */
export const BadgeRow = ({ isLive, children }: BadgeRowProps) => <Row role={isLive ? 'status' : undefined}>{children}</Row>;
