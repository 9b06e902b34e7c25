import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../Loaded/SkeletonRows.tsx';
import { PagedList } from '../PagedList/PagedList.tsx';
import type { PagedListProps } from '../PagedList/PagedList.tsx';
import { VirtualList } from '../VirtualList/VirtualList.tsx';
import type { VirtualListProps } from '../VirtualList/VirtualList.tsx';

export interface PagedRowsProps<Row>
  extends Pick<PagedListProps<Row>, 'of' | 'empty' | 'filtered' | 'failed' | 'waitingLabel' | 'onMore' | 'onRetry'>,
    Pick<VirtualListProps<Row>, 'label' | 'rowId' | 'rowHeight' | 'textOf' | 'onSelect'> {
  /** What a row shows, such as RowLines. Keep the function between renders: rows are only drawn again when it changes. */
  row: (row: Row) => ReactNode;
  /** The `id` of the selected row: the open one, or the one that the keys stand on. */
  selected: string | null | undefined;
  /** A click, or Enter. */
  onOpen: (open: { id: string; row: Row }) => void;
}

/** The list of a MasterDetail: one row under the other, fed page by page as one scrolls, in each state that it can be in. */
export function PagedRows<Row>({ row, label, rowId, rowHeight, textOf, selected, onSelect, onOpen, ...list }: PagedRowsProps<Row>) {
  const columns = useMemo(() => [{ id: 'row', cell: row }], [row]);
  return (
    <PagedList {...list} isPane asks="by-itself" waiting={<SkeletonRows count={9} lines={2} />}>
      {(rows, paging) => (
        <VirtualList
          {...paging}
          label={label}
          rows={rows}
          rowId={rowId}
          columns={columns}
          rowHeight={rowHeight}
          textOf={textOf}
          selected={selected ?? undefined}
          actsOnClick
          onSelect={onSelect}
          onAction={onOpen}
        />
      )}
    </PagedList>
  );
}
