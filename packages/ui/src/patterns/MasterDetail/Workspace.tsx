import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './MasterDetail.styles.ts';

export interface WorkspaceProps {
  /** The heading of the page, for those who do not see it: the navigation says it already. Left out where the FilterBar shows it. */
  title?: string;
  /** A FilterBar, and a MasterDetail or a SplitView below it. */
  children: ReactNode;
}

/** A screen that is worked on and does not scroll: a bar, and panes that fill the rest. */
export function Workspace({ title, children }: WorkspaceProps) {
  return (
    <Root>
      {title && (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      )}
      {children}
    </Root>
  );
}
