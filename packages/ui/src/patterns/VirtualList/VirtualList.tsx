import { useMemo, useRef } from 'react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { drawnIndexes } from '../../internal/rows/rowWindow.model.ts';
import { useEndReached } from '../../internal/rows/useEndReached.ts';
import { useRowWindow } from '../../internal/rows/useRowWindow.ts';
import { WaitingRows, waitingRows } from '../../internal/rows/WaitingRows.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { useRowFocus } from './useRowFocus.ts';
import { Grid } from './VirtualList.styles.ts';
import { VirtualListRow } from './VirtualListRow.tsx';
import type { VirtualListColumn } from './VirtualListRow.tsx';

export interface VirtualListProps<Row> {
  /** The accessible name of the list. */
  label: string;
  /** What has been loaded so far, in order. */
  rows: readonly Row[];
  /** What tells a row apart from all others. */
  rowId: (row: Row) => string;
  /** Keep the array between renders: rows are only drawn again when it changes. */
  columns: readonly VirtualListColumn<Row>[];
  /** Rows in all, when known; screen readers say it. */
  total?: number;
  /** More can be asked for by `onEndReached`. */
  hasMore?: boolean;
  /** Waiting rows stand at the end. */
  isLoadingMore?: boolean;
  /** CSS length of a row; the density's own otherwise. */
  rowHeight?: string;
  /** The `id` of the selected row. When it changes, the row is brought into view. */
  selected?: string;
  /** Typing letters then jumps to the next row whose text starts with them. */
  textOf?: (row: Row) => string;
  /** Shown instead of the list when there are no rows. */
  empty?: ReactNode;
  /** Selection follows the focus: arrows, page keys, a click. */
  onSelect?: (selection: { id: string; row: Row }) => void;
  /** One click acts, as in a mailbox; without it a click only selects. */
  actsOnClick?: boolean;
  /** Enter or a double click. */
  onAction?: (action: { id: string; row: Row }) => void;
  /** The end comes near: time for the next page. */
  onEndReached?: () => void;
}

/** A list of up to a million rows, fed page by page. Rows are equally high. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const isEmpty = props.rows.length === 0 && !props.isLoadingMore;
  return isEmpty && props.empty ? props.empty : <RowList {...props} />;
}

function RowList<Row>(props: VirtualListProps<Row>) {
  const { label, rows, rowId, columns, total, hasMore = false, isLoadingMore = false, rowHeight, selected, textOf } = props;
  const { actsOnClick, onSelect, onAction, onEndReached } = props;
  const labels = useUiLabels();
  const scroller = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const selectedIndex = useMemo(
    () => (selected === undefined ? -1 : rows.findIndex((row) => rowId(row) === selected)),
    [rows, rowId, selected],
  );
  const count = rows.length + (isLoadingMore ? waitingRows : 0);
  const window = useRowWindow(count, scroller, probe);

  const tell = (tellRow: typeof onSelect, index: number) => {
    const row = rows[index];
    if (row !== undefined) tellRow?.({ id: rowId(row), row });
  };
  const { active, moveTo, onKeyDown } = useRowFocus({
    count: rows.length,
    window,
    scroller,
    selectedIndex,
    textOf: textOf && ((index) => textOf(rows[index] as Row)),
    onMove: (index) => tell(onSelect, index),
    onAction: (index) => tell(onAction, index),
  });

  useEndReached({ window, loaded: rows.length, hasMore, isLoadingMore, onEndReached });

  const hasHead = columns.some(({ title }) => title);
  const headRows = hasHead ? 1 : 0;
  const indexOf = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    return row ? Number(row.dataset.index) : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const index = indexOf(event);
    if (index === undefined) return;
    moveTo(index);
    if (actsOnClick) tell(onAction, index);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const index = indexOf(event);
    if (index !== undefined && !actsOnClick) tell(onAction, index);
  };

  const style = { '--columns': columns.map(({ width = '1fr' }) => width).join(' '), '--row-height': rowHeight } as CSSProperties;
  return (
    <>
      <Grid
        role="grid"
        aria-label={label}
        aria-rowcount={total === undefined ? (hasMore ? -1 : rows.length + headRows) : total + headRows}
        aria-colcount={columns.length}
        aria-busy={isLoadingMore}
        style={style}
      >
        {hasHead && (
          <div role="row" aria-rowindex={1} data-part="head">
            {columns.map(({ id, title, align }) => (
              <div key={id} role="columnheader" data-align={align}>
                {title}
              </div>
            ))}
          </div>
        )}
        <div ref={probe} data-part="probe" aria-hidden />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears for its rows, which are drawn and gone */}
        <div ref={scroller} role="rowgroup" data-part="scroller" onKeyDown={onKeyDown} onClick={onClick} onDoubleClick={onDoubleClick}>
          <div role="presentation" data-part="track" style={{ blockSize: window.trackHeight }}>
            {drawnIndexes(window, rows.length, active).map((index) => (
              <VirtualListRow
                key={rowId(rows[index] as Row)}
                row={rows[index] as Row}
                index={index}
                top={index * window.geometry.rowHeight - window.shift}
                columns={columns}
                ariaIndex={index + 1 + headRows}
                isSelected={index === selectedIndex}
                isTabStop={index === active}
              />
            ))}
            {isLoadingMore && <WaitingRows from={rows.length} window={window} />}
          </div>
        </div>
      </Grid>
      <VisuallyHidden isLive>{isLoadingMore ? labels.moreRows : ''}</VisuallyHidden>
    </>
  );
}
