import type { ReactNode } from 'react';
import { Hidden } from './VisuallyHidden.styles.ts';

/** Words for screen readers alone. With `isLive` they are announced when they change. */
export function VisuallyHidden({ isLive, children }: { isLive?: boolean; children: ReactNode }) {
  return <Hidden aria-live={isLive ? 'polite' : undefined}>{children}</Hidden>;
}
