import type { ReactNode } from 'react';
import { Hidden } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps {
  /** Announces the words when they change, in the next pause. */
  isLive?: boolean;
  children: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ isLive, children }: VisuallyHiddenProps) {
  return <Hidden aria-live={isLive ? 'polite' : undefined}>{children}</Hidden>;
}
