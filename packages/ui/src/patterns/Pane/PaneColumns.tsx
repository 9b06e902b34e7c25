import type { ReactNode } from 'react';
import { Aside, Columns, Main } from './PaneColumns.styles.ts';

export interface PaneColumnsProps {
  /** The accessible name of what stands beside. */
  asideLabel: string;
  /** PaneSections or a DescriptionList: what one glances at. */
  aside: ReactNode;
  /** `sm` for short facts, 16 rem at most; `md` for what is read or drawn, 22 rem at most. */
  asideSize?: 'sm' | 'md';
  /** What one works with, one part below the other; a Transcript, a PaneBody or a PaneMiddle fills the height. */
  children: ReactNode;
}

/** The work of a pane with its facts beside it, each scrolling by itself; below it where there is no room for two. */
export function PaneColumns({ asideLabel, aside, asideSize = 'sm', children }: PaneColumnsProps) {
  return (
    <Columns data-aside={asideSize}>
      <Main>{children}</Main>
      <Aside aria-label={asideLabel} tabIndex={0}>
        {aside}
      </Aside>
    </Columns>
  );
}
