import type { ReactNode } from 'react';
import { Detail, Root, Row, Title, Words } from './List.styles.ts';

export interface ListItem {
  id: string;
  title: string;
  detail?: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
  href?: string;
}

export interface ListProps {
  label: string;
  items: readonly ListItem[];
  /** Draws a box around it. */
  isFramed?: boolean;
  selected?: string;
  /** The row whose content is shown elsewhere; it is marked, not selected. */
  current?: string;
  onSelect?: (selection: { id: string }) => void;
  onAction?: (action: { id: string }) => void;
}

/** Up to a few dozen rows; longer lists are VirtualList. */
export function List({ label, items, isFramed, selected, current, onSelect, onAction }: ListProps) {
  return (
    <Root
      aria-label={label}
      data-framed={isFramed || undefined}
      selectionMode={onSelect ? 'single' : 'none'}
      selectionBehavior="replace"
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelectionChange={(keys) => keys !== 'all' && keys.forEach((key) => onSelect?.({ id: String(key) }))}
      onAction={onAction && ((key) => onAction({ id: String(key) }))}
    >
      {items.map(({ id, title, detail, start, end, href }) => (
        <Row key={id} id={id} textValue={title} href={href} data-action={onAction ? '' : undefined} data-current={id === current || undefined}>
          {start}
          <Words>
            <Title>{title}</Title>
            {detail && <Detail>{detail}</Detail>}
          </Words>
          {end}
        </Row>
      ))}
    </Root>
  );
}
