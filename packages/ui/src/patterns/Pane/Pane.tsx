import { useRef, type ReactNode, type Ref } from 'react';
import { Body, Foot, Middle, Root } from './Pane.styles.ts';
import { usePageFoot } from './usePageFoot.ts';

export interface PaneProps {
  /** The accessible name, where the pane around it has another. */
  label?: string;
  ref?: Ref<HTMLElement>;
  /** It can be given the focus, so that the keys of the screen work as soon as it is there. */
  isFocusTarget?: boolean;
  /** The ground that pages lie on, instead of the surface that is written on. */
  isDesk?: boolean;
  /** A PaneHeader, a PaneBody and a PaneFoot; a Form may stand around them. */
  children: ReactNode;
}

/** Fills a pane of a SplitView or of a MasterDetail from its header to its foot. */
export function Pane({ label, ref, isFocusTarget, isDesk, children }: PaneProps) {
  return (
    <Root ref={ref} tabIndex={isFocusTarget ? -1 : undefined} aria-label={label} data-desk={isDesk || undefined}>
      {children}
    </Root>
  );
}

/** What scrolls between the header and the foot: PaneSections, fields. Dense where all of it should be seen at once. */
export const PaneBody = ({ isDense, children }: { isDense?: boolean; children: ReactNode }) => <Body data-dense={isDense || undefined}>{children}</Body>;

/** Buttons that stay in sight, below toasts. */
export function PaneFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLElement>(null);
  usePageFoot(foot, true);
  return <Foot ref={foot}>{children}</Foot>;
}

/** One thing in the middle of a pane, such as an EmptyState. */
export const PaneMiddle = ({ children }: { children: ReactNode }) => <Middle>{children}</Middle>;
