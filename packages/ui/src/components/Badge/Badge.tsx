import type { ReactNode } from 'react';
import type { Tone } from '../../tokens/colors.ts';
import { Dot, Root, Words } from './Badge.styles.ts';

export interface BadgeProps {
  tone?: Tone;
  /** Loud, for what must be seen first: a STAT priority, an unread count. */
  isSolid?: boolean;
  /** Leads with a dot, for a state. */
  hasDot?: boolean;
  /** Stands before the words; say `aria-hidden` on it. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short state or count. */
export function Badge({ tone = 'neutral', isSolid, hasDot, icon, children }: BadgeProps) {
  return (
    <Root data-tone={tone} data-solid={isSolid || undefined}>
      {hasDot && <Dot />}
      {icon}
      <Words>{children}</Words>
    </Root>
  );
}
