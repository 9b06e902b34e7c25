import type { ReactNode } from 'react';
import { Root, Row } from './List.styles.ts';

export interface ListItem {
  id: string;
  title: string;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Stand before and after the words. */
  start?: ReactNode;
  end?: ReactNode;
  /** What kind of thing it is, before the words. */
  icon?: ReactNode;
  /** Short and quiet at the end, below each other: a day, how many pages. */
  facts?: readonly ReactNode[];
  /** Makes the row a link. */
  href?: string;
}

export interface ListProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly ListItem[];
  /** Draws a box around it. */
  isFramed?: boolean;
  /** Shows all the words of a row, on as many lines as they take; otherwise each is one line, cut at its end. */
  isWrapped?: boolean;
  /** The `id` of the selected row. */
  selected?: string;
  /** The `id` of the row whose content is shown elsewhere; it is marked, not selected. */
  current?: string;
  /** With it rows are selected: by a press, and as the focus moves. */
  onSelect?: (selection: { id: string }) => void;
  /** A press, or Enter: opens what the row stands for. */
  onAction?: (action: { id: string }) => void;
}

/** Up to a few dozen rows; longer lists are VirtualList. */
export function List({ label, items, isFramed, isWrapped, selected, current, onSelect, onAction }: ListProps) {
  return (
    <Root
      aria-label={label}
      data-framed={isFramed || undefined}
      data-wrapped={isWrapped || undefined}
      selectionMode={onSelect ? 'single' : 'none'}
      selectionBehavior="replace"
      escapeKeyBehavior="none"
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelectionChange={(keys) => keys !== 'all' && keys.forEach((key) => onSelect?.({ id: String(key) }))}
      onAction={onAction && ((key) => onAction({ id: String(key) }))}
    >
      {items.map(({ id, title, detail, start, end, icon, facts, href }) => (
        <Row key={id} id={id} textValue={title} href={href} data-action={onAction ? '' : undefined} data-current={id === current || undefined}>
          {icon && <span data-part="emblem">{icon}</span>}
          {start}
          <div data-part="words">
            <span data-part="title" aria-current={id === current || undefined}>
              {title}
            </span>
            {detail && <span data-part="detail">{detail}</span>}
          </div>
          {facts && (
            <span data-part="facts">
              {facts.map((fact, at) => (
                <span key={at}>{fact}</span>
              ))}
            </span>
          )}
          {end}
        </Row>
      ))}
    </Root>
  );
}
