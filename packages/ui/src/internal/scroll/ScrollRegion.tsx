import { useRef } from 'react';
import type { ReactNode } from 'react';
import { ScrollRoot } from './ScrollRegion.styles.ts';
import { useHiddenSides } from './useHiddenSides.ts';

/** Lets wide content scroll sideways: while it does not fit it can be focused, so that arrow keys scroll it. */
export function ScrollRegion({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const hidden = useHiddenSides(box);
  const region = hidden && { role: 'region', tabIndex: 0, 'aria-labelledby': labelledBy, 'data-hidden-sides': hidden };
  return (
    <ScrollRoot ref={box} {...region}>
      {children}
    </ScrollRoot>
  );
}
