import type { ReactNode, Ref } from 'react';
import { Body, Foot, Middle, Root } from './Pane.styles.ts';

export interface PaneProps {
  /** The accessible name, where the pane around it has another. */
  label?: string;
  /** The ground that pages lie on, instead of the surface that is written on. */
  isDesk?: boolean;
  /** A PaneHeader, a PaneBody and a PaneFoot; a Form may stand around them. */
  children: ReactNode;
}

/** Fills a pane of a SplitView or of a MasterDetail from its header to its foot. */
export function Pane({ label, isDesk, children }: PaneProps) {
  return (
    <Root aria-label={label} data-desk={isDesk || undefined}>
      {children}
    </Root>
  );
}

/** What scrolls between the header and the foot: PaneSections, fields. */
export const PaneBody = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => <Body ref={ref}>{children}</Body>;

/** Buttons that stay in sight. */
export const PaneFoot = ({ children }: { children: ReactNode }) => <Foot>{children}</Foot>;

/** One thing in the middle of a pane, such as an EmptyState. */
export const PaneMiddle = ({ children }: { children: ReactNode }) => <Middle>{children}</Middle>;
