import { memo, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { ColumnRoom } from './columnLayout.model.ts';
import { leaveTabOrder } from './gridCells.ts';

export interface DataTableColumn<Row> extends ColumnRoom {
  title: string;
  align?: 'start' | 'center' | 'end';
  /** Figures: they line up, digit under digit. */
  isNumeric?: boolean;
  /** Its header sorts, by `onSort`. */
  isSortable?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface DataTableRowProps<Row> {
  row: Row;
  index: number;
  /** px from the start of the track. */
  top: number;
  /** Pinned ones first. */
  columns: readonly DataTableColumn<Row>[];
  isSelected: boolean | undefined;
  /** The column of the cell that holds the tab stop, when it is in this row. */
  activeColumn: number | undefined;
  /** With it the row starts with a tick box of that name. */
  selectLabel: string | undefined;
  onTick: (index: number, isRange: boolean) => void;
}

function PlainRow<Row>(props: DataTableRowProps<Row>) {
  const { row, index, top, columns, isSelected, activeColumn, selectLabel, onTick } = props;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) leaveTabOrder(element.current);
  });
  const lead = selectLabel === undefined ? 0 : 1;
  const tabIndex = (column: number) => (column === activeColumn ? 0 : -1);
  const cells = columns.map((column, at) => (
    <div
      key={column.id}
      role="gridcell"
      data-column={at + lead}
      data-align={column.align}
      data-numeric={column.isNumeric || undefined}
      aria-colindex={at + lead + 1}
      tabIndex={tabIndex(at + lead)}
    >
      {column.cell(row)}
    </div>
  ));
  const pinned = columns.filter(({ isPinned }) => isPinned).length;
  return (
    <div
      ref={element}
      role="row"
      data-part="row"
      data-row={index}
      data-selected={isSelected || undefined}
      aria-selected={isSelected}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      {pinned + lead > 0 && (
        <div role="presentation" data-part="pinned">
          {selectLabel !== undefined && (
            <div role="gridcell" data-part="select" data-column={0} aria-colindex={1} tabIndex={tabIndex(0)}>
              <input
                type="checkbox"
                data-part="tick"
                aria-label={selectLabel}
                tabIndex={-1}
                checked={isSelected}
                onChange={({ nativeEvent }) => onTick(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
              />
            </div>
          )}
          {cells.slice(0, pinned)}
        </div>
      )}
      {cells.slice(pinned)}
    </div>
  );
}

export const DataTableRow = memo(PlainRow) as typeof PlainRow;
