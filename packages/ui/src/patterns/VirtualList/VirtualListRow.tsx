import { memo } from 'react';
import type { ReactNode } from 'react';

export interface VirtualListColumn<Row> {
  id: string;
  /** Column title; the head shows when any column has one. */
  title?: string;
  /** A CSS grid track: `1fr`, `8rem`, `minmax(6rem, 12rem)`. */
  width?: string;
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
}

export interface VirtualListRowProps<Row> {
  row: Row;
  index: number;
  /** px from the start of the track. */
  top: number;
  columns: readonly VirtualListColumn<Row>[];
  /** 1-based, counting the head. */
  ariaIndex: number;
  isSelected: boolean;
  isTabStop: boolean;
}

function PlainRow<Row>({ row, index, top, columns, ariaIndex, isSelected, isTabStop }: VirtualListRowProps<Row>) {
  return (
    <div
      role="row"
      data-part="row"
      data-index={index}
      data-selected={isSelected || undefined}
      aria-selected={isSelected}
      aria-rowindex={ariaIndex}
      tabIndex={isTabStop ? 0 : -1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column) => (
        <div key={column.id} role="gridcell" data-align={column.align}>
          {column.cell(row)}
        </div>
      ))}
    </div>
  );
}

export const VirtualListRow = memo(PlainRow) as typeof PlainRow;
