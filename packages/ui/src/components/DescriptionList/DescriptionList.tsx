import type { ReactNode } from 'react';
import { Details, Pair, Root, Term } from './DescriptionList.styles.ts';

export interface DescriptionItem {
  id: string;
  term: string;
  /** Numbers of phones, faxes and cards stand in a `<bdi>`. */
  details: ReactNode;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** Terms above their details, in as many columns as fit. */
  isStacked?: boolean;
}

/** Names and their values. */
export function DescriptionList({ items, isStacked }: DescriptionListProps) {
  return (
    <Root data-stacked={isStacked || undefined}>
      {items.map(({ id, term, details }) => (
        <Pair key={id}>
          <Term>{term}</Term>
          <Details>{details}</Details>
        </Pair>
      ))}
    </Root>
  );
}
