import type { ReactNode } from 'react';
import { Head, Section } from './Page.styles.ts';

export interface PageSectionProps {
  title: string;
  /** What the section is for, in one quiet sentence. */
  description?: ReactNode;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A part of a page under a heading of its own. */
export function PageSection({ title, description, actions, children }: PageSectionProps) {
  return (
    <Section>
      <Head>
        <div>
          <h2>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {actions}
      </Head>
      {children}
    </Section>
  );
}
