import type { ReactNode } from 'react';
import { Section, SectionHead } from './Pane.styles.ts';

export interface PaneSectionProps {
  title: string;
  /** Marks or small buttons at the end of the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A part of a pane under a heading of its own. */
export function PaneSection({ title, actions, children }: PaneSectionProps) {
  return (
    <Section>
      <SectionHead>
        <h3>{title}</h3>
        {actions}
      </SectionHead>
      {children}
    </Section>
  );
}
