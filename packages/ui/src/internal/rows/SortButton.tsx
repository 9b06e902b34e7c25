import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { SortRoot } from './SortButton.styles.ts';
import { nextSort } from './sort.model.ts';
import type { Sort } from './sort.model.ts';

export interface SortButtonProps {
  column: string;
  title: string;
  sort?: Sort;
  /** -1 where arrows, not Tab, lead to it. */
  tabIndex?: number;
  onSort: (change: { sort: Sort | undefined }) => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown };

/** The words of a header that sorts; its cell says the order with `aria-sort`. */
export function SortButton({ column, title, sort, tabIndex, onSort }: SortButtonProps) {
  const direction = sort?.column === column ? sort.direction : undefined;
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <SortRoot
      type="button"
      data-part="sort"
      tabIndex={tabIndex}
      data-direction={direction}
      onClick={() => onSort({ sort: nextSort(sort, column) })}
    >
      <span>{title}</span>
      <Icon aria-hidden />
    </SortRoot>
  );
}
