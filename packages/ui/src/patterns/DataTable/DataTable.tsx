import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { drawnIndexes, rowsOfPage } from '../../internal/rows/rowWindow.model.ts';
import type { Sort } from '../../internal/rows/sort.model.ts';
import { useEndReached } from '../../internal/rows/useEndReached.ts';
import { useHiddenSides } from '../../internal/scroll/useHiddenSides.ts';
import { useRowWindow } from '../../internal/rows/useRowWindow.ts';
import { WaitingRows, waitingRows } from '../../internal/rows/WaitingRows.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { inOrder } from './columnLayout.model.ts';
import { Grid } from './DataTable.styles.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { DataTableColumn } from './DataTableRow.tsx';
import { cellOf, isControl, placeOf } from './gridCells.ts';
import { headRow } from './gridKeys.model.ts';
import type { Selection } from './rowSelection.model.ts';
import { useCellFocus } from './useCellFocus.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useGridKeyboard } from './useGridKeyboard.ts';
import { useRowSelection } from './useRowSelection.ts';
import type { SelectionMode } from './useRowSelection.ts';

/** px of the column of tick boxes. */
const tickWidth = 44;
const nothing: Selection = new Set();

export interface DataTableProps<Row> {
  label: string;
  /** What has been loaded so far, in order. */
  rows: readonly Row[];
  /** Keep the function between renders. */
  rowId: (row: Row) => string;
  /** What a row is called; its tick box says it. */
  rowLabel: (row: Row) => string;
  /** Keep the array between renders: rows are only drawn again when it changes. */
  columns: readonly DataTableColumn<Row>[];
  /** Rows in all, when known; screen readers say it. */
  total?: number;
  /** More can be asked for by `onEndReached`. */
  hasMore?: boolean;
  isLoadingMore?: boolean;
  /** CSS length of a row; the density's own otherwise. */
  rowHeight?: string;
  /** What `rows` are sorted by; the table does not sort them. */
  sort?: Sort;
  onSort?: (change: { sort: Sort | undefined }) => void;
  selectionMode?: SelectionMode;
  /** The `id` of each selected row; rows that are not loaded may be among them. */
  selected?: Selection;
  onSelectionChange?: (change: { selected: Selection }) => void;
  /** Enter or a double click. */
  onAction?: (action: { id: string; row: Row }) => void;
  /** After a drag or a key, not during. No width when it is the column's own again. */
  onColumnResize?: (change: { column: string; width: number | undefined }) => void;
  onEndReached?: () => void;
  /** Draws a box around it. */
  isFramed?: boolean;
  /** Stands below the headers when there are no rows. */
  empty?: ReactNode;
}

/** A grid of up to a million rows, fed page by page: sorted, selected, and with columns of any width. Rows are equally high. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowId, rowLabel, columns: given, total, hasMore = false, isLoadingMore = false, rowHeight, isFramed, empty } = props;
  const { sort, onSort, selectionMode = 'none', selected = nothing, onSelectionChange, onAction, onColumnResize, onEndReached } = props;
  const labels = useUiLabels();
  const [scroller, probe, head] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const isMultiple = selectionMode === 'multiple';
  const columns = useMemo(() => inOrder(given), [given]);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const columnCount = columns.length + (isMultiple ? 1 : 0);

  const window = useRowWindow(rows.length + (isLoadingMore ? waitingRows : 0), scroller, probe, head);
  const widths = useColumnWidths(columns, isMultiple ? tickWidth : 0, onColumnResize);
  const { layout } = widths;
  const selection = useRowSelection({ mode: selectionMode, ids, selected, onChange: onSelectionChange });
  const { active, moveTo, onFocus } = useCellFocus({ rows: rows.length, columns: columnCount, scroller, reveal: window.reveal });
  const act = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onAction?.({ id: rowId(row), row });
  };
  const page = rowsOfPage(window.geometry);
  const onKeyDown = useGridKeyboard({ active, rows: rows.length, columns: columnCount, page, selection, moveTo, onAction: act });
  useEndReached({ window, loaded: rows.length, hasMore, isLoadingMore, onEndReached });

  const isEmpty = rows.length === 0 && !isLoadingMore;
  const hiddenSides = useHiddenSides(scroller);

  const latest = useRef({ selection, active });
  useEffect(() => {
    latest.current = { selection, active };
  });
  const onTick = useCallback((index: number, isRange: boolean) => {
    const { selection: now, active: from } = latest.current;
    if (isRange) now.extend(Math.max(from.row, 0), index);
    else now.toggle(index);
  }, []);
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || place.row === headRow || isControl(event.target)) return;
    moveTo(place);
    if (event.shiftKey) selection.extend(Math.max(active.row, 0), place.row);
    else if (event.ctrlKey || event.metaKey || cellOf(event.target)?.dataset.part === 'select') selection.toggle(place.row);
    else if (selectionMode === 'single') selection.only(place.row);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place && place.row !== headRow && !isControl(event.target)) act(place.row);
  };

  const style = {
    '--tracks': layout.tracks,
    '--pinned-tracks': layout.pinnedTracks,
    '--pinned-width': `${layout.pinnedWidth}px`,
    '--least-width': `${layout.width}px`,
    '--row-height': rowHeight,
  } as CSSProperties;
  return (
    <>
      <Grid
        role="grid"
        aria-label={label}
        aria-rowcount={total === undefined ? (hasMore ? -1 : rows.length + 1) : total + 1}
        aria-colcount={columnCount}
        aria-busy={isLoadingMore}
        aria-multiselectable={isMultiple || undefined}
        data-framed={isFramed || undefined}
        data-hidden-sides={hiddenSides || undefined}
        style={style}
      >
        <div ref={probe} data-part="probe" aria-hidden />
        <div
          ref={scroller}
          role="presentation"
          data-part="scroller"
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
        >
          <DataTableHead
            ref={head}
            columns={columns}
            share={isMultiple ? selection.share : undefined}
            activeColumn={active.row === headRow ? active.column : undefined}
            sort={sort}
            onSort={onSort}
            onSelectAll={selection.all}
            widths={widths}
          />
          <div role="rowgroup" data-part="track" style={{ blockSize: isEmpty ? undefined : window.trackHeight }}>
            {isEmpty && (
              <div role="row" data-part="empty" aria-rowindex={2}>
                <div role="gridcell" aria-colspan={columnCount}>
                  {empty}
                </div>
              </div>
            )}
            {drawnIndexes(window, rows.length, active.row).map((index) => {
              const row = rows[index] as Row;
              const id = ids[index] as string;
              return (
                <DataTableRow
                  key={id}
                  row={row}
                  index={index}
                  top={index * window.geometry.rowHeight - window.shift}
                  columns={columns}
                  isSelected={selectionMode === 'none' ? undefined : selected.has(id)}
                  activeColumn={index === active.row ? active.column : undefined}
                  selectLabel={isMultiple ? labels.selectRow({ name: rowLabel(row) }) : undefined}
                  onTick={onTick}
                />
              );
            })}
            {isLoadingMore && <WaitingRows from={rows.length} window={window} />}
          </div>
        </div>
      </Grid>
      <VisuallyHidden isLive>{isLoadingMore ? labels.moreRows : ''}</VisuallyHidden>
      <VisuallyHidden isLive>{isMultiple && selected.size > 0 ? labels.rowsSelected({ count: selected.size }) : ''}</VisuallyHidden>
    </>
  );
}
