import type { Ref } from 'react';
import { SortButton } from '../../internal/rows/SortButton.tsx';
import { ariaSort } from '../../internal/rows/sort.model.ts';
import type { Sort } from '../../internal/rows/sort.model.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import type { DataTableColumn } from './DataTableRow.tsx';
import { headRow } from './gridKeys.model.ts';
import type { Share } from './rowSelection.model.ts';
import type { useColumnWidths } from './useColumnWidths.ts';

export interface DataTableHeadProps<Row> {
  ref: Ref<HTMLDivElement>;
  /** Pinned ones first. */
  columns: readonly DataTableColumn<Row>[];
  /** How many rows are selected; without it there is no tick box. */
  share: Share | undefined;
  /** The column of the header that holds the tab stop, when one does. */
  activeColumn: number | undefined;
  sort?: Sort;
  onSort?: (change: { sort: Sort | undefined }) => void;
  onSelectAll: () => void;
  widths: ReturnType<typeof useColumnWidths>;
}

/** The row of headers: it stays at the top while rows scroll. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { ref, columns, share, activeColumn, sort, onSort, onSelectAll, widths } = props;
  const labels = useUiLabels();
  const lead = share === undefined ? 0 : 1;
  const tabIndex = (column: number) => (column === activeColumn ? 0 : -1);
  const headers = columns.map((column, at) => {
    const { id, title, isSortable } = column;
    const sorts = isSortable && onSort;
    return (
      <div
        key={id}
        role="columnheader"
        data-part="header"
        data-column={at + lead}
        data-align={column.align}
        data-numeric={column.isNumeric || undefined}
        aria-label={title}
        aria-colindex={at + lead + 1}
        aria-sort={sorts ? ariaSort(sort, id) : undefined}
        tabIndex={sorts ? undefined : tabIndex(at + lead)}
      >
        {sorts ? <SortButton column={id} title={title} sort={sort} tabIndex={tabIndex(at + lead)} onSort={onSort} /> : <span>{title}</span>}
        <ColumnEdge column={column} title={title} tabIndex={tabIndex(at + lead)} widths={widths} />
      </div>
    );
  });
  const pinned = columns.filter(({ isPinned }) => isPinned).length;
  return (
    <div ref={ref} role="rowgroup" data-part="head">
      <div role="row" aria-rowindex={1} data-row={headRow} data-part="headers">
        {pinned + lead > 0 && (
          <div role="presentation" data-part="pinned">
            {share !== undefined && (
              <div role="columnheader" data-part="select" data-column={0} aria-colindex={1} tabIndex={tabIndex(0)}>
                <input
                  ref={(box) => {
                    if (box) box.indeterminate = share === 'some';
                  }}
                  type="checkbox"
                  data-part="tick"
                  aria-label={labels.selectAllRows}
                  tabIndex={-1}
                  checked={share === 'all'}
                  onChange={onSelectAll}
                />
              </div>
            )}
            {headers.slice(0, pinned)}
          </div>
        )}
        {headers.slice(pinned)}
      </div>
    </div>
  );
}
