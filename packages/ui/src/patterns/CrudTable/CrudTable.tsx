import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/PlainTable.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Loaded } from '../Loaded/Loaded.tsx';
import type { LoadState, RowsOfPages } from '../Loaded/loadState.ts';
import { PageSection } from '../Page/PageSection.tsx';
import { MoreRows } from '../PagedList/MoreRows.tsx';
import type { Emptiness } from '../PagedList/PagedList.tsx';
import { RowActions } from './RowActions.tsx';

export interface CrudTableProps<Row extends { id: string }> {
  /** What the rows are. */
  title: string;
  /** For a page that says the same: the title is still the accessible name. */
  isTitleHidden?: boolean;
  description?: string;
  /** All rows, or those that have arrived so far. */
  rows: LoadState<readonly Row[] | RowsOfPages<Row>>;
  columns: readonly TableColumn<Row>[];
  /** What a row is called, for the buttons at its end. */
  nameOf?: (row: Row) => string;
  /** Stands where there are none yet. */
  empty: Emptiness;
  /** The button that makes another one. */
  create?: { label: string; onCreate: () => void };
  /** Each adds its button to every row. */
  onEdit?: (row: Row) => void;
  onRemove?: (row: Row) => void;
  /** Further buttons of a row, before those. */
  rowActions?: (row: Row) => ReactNode;
  onMore?: () => void;
  onRetry: () => void;
}

/** Things of one kind that are made, changed and removed, in each state that their list can be in. */
export function CrudTable<Row extends { id: string }>(props: CrudTableProps<Row>) {
  const { title, isTitleHidden, description, rows, columns, empty, create, onMore, onRetry } = props;
  const actions = useActionsColumn(props);
  const table = (
    <Loaded of={rows} waiting={<Skeleton height="10rem" />} onRetry={onRetry}>
      {(value) => {
        const list = 'rows' in value ? value.rows : value;
        return (
          <>
            <Table
              label={title}
              isLabelHidden
              isFramed
              isStacking
              columns={actions ? [...columns, actions] : columns}
              rows={list}
              rowId={({ id }) => id}
              empty={
                <EmptyState icon={empty.icon} title={empty.title} actions={empty.actions}>
                  {empty.text}
                </EmptyState>
              }
            />
            {'rows' in value && onMore && <MoreRows more={value.more} asks="by-button" onMore={onMore} />}
          </>
        );
      }}
    </Loaded>
  );
  if (isTitleHidden) return table;
  return (
    <PageSection
      title={title}
      description={description}
      actions={
        create && (
          <Button icon={<Plus aria-hidden />} onPress={create.onCreate}>
            {create.label}
          </Button>
        )
      }
    >
      {table}
    </PageSection>
  );
}

function useActionsColumn<Row extends { id: string }>({ nameOf, onEdit, onRemove, rowActions }: CrudTableProps<Row>): TableColumn<Row> | undefined {
  const labels = useUiLabels();
  if (!onEdit && !onRemove && !rowActions) return undefined;
  return {
    id: 'actions',
    title: labels.actions,
    align: 'end',
    cell: (row) => (
      <RowActions name={nameOf?.(row) ?? ''} onEdit={onEdit && (() => onEdit(row))} onRemove={onRemove && (() => onRemove(row))}>
        {rowActions?.(row)}
      </RowActions>
    ),
  };
}
