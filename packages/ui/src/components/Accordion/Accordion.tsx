import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { Panel, Root, Section } from './Accordion.styles.ts';

export interface AccordionItem {
  id: string;
  title: string;
  /** At the other end of the line: a count, a state. */
  end?: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of the sections that are open at first. */
  defaultExpanded?: readonly string[];
  /** Ids of the open sections, where the owner decides. */
  expanded?: readonly string[];
  /** More than one may be open. */
  allowsMultiple?: boolean;
  /** Level of the headings on the page, 2 to 6. */
  headingLevel?: number;
  onChange?: (change: { expanded: string[] }) => void;
}

/** Sections that open in place. What is closed is still found by the browser's search. */
export function Accordion({ items, defaultExpanded, expanded, allowsMultiple, headingLevel = 3, onChange }: AccordionProps) {
  return (
    <Root
      allowsMultipleExpanded={allowsMultiple}
      defaultExpandedKeys={defaultExpanded}
      expandedKeys={expanded}
      onExpandedChange={(keys) => onChange?.({ expanded: [...keys].map(String) })}
    >
      {items.map(({ id, title, end, content, isDisabled }) => (
        <Section key={id} id={id} isDisabled={isDisabled}>
          <Heading level={headingLevel}>
            <Button slot="trigger">
              <ChevronRight aria-hidden data-flip />
              <span>{title}</span>
            </Button>
            {end}
          </Heading>
          <Panel>{content}</Panel>
        </Section>
      ))}
    </Root>
  );
}
