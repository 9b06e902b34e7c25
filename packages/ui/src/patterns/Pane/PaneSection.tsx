import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Section, SectionHead } from './Pane.styles.ts';

export interface PaneSectionProps {
  title: string;
  ref?: Ref<HTMLElement>;
  /** A landmark by its title, for one that is worked in. Most are found by their heading. */
  isRegion?: boolean;
  /** Marks or small buttons at the end of the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A part of a pane under a heading of its own. */
export function PaneSection({ title, ref, isRegion, actions, children }: PaneSectionProps) {
  const headingId = useId();
  return (
    <Section ref={ref} aria-labelledby={isRegion ? headingId : undefined}>
      <SectionHead>
        <h3 id={headingId}>{title}</h3>
        {actions}
      </SectionHead>
      {children}
    </Section>
  );
}
