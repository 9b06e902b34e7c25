import type { ReactNode } from 'react';
import { Head, Section } from './Page.styles.ts';

export interface PageSectionProps {
  title: string;
  /** Of its heading: 3 in a pane, whose header has the second. */
  level?: 2 | 3;
  /** What the section is for, in one quiet sentence. */
  description?: ReactNode;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A part of a page under a heading of its own. */
export function PageSection({ title, level = 2, description, actions, children }: PageSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <Section>
      <Head>
        <div>
          <Heading>{title}</Heading>
          {description && <p>{description}</p>}
        </div>
        {actions}
      </Head>
      {children}
    </Section>
  );
}
