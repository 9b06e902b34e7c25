import type { ReactNode } from 'react';
import { SortButton } from '../../internal/rows/SortButton.tsx';
import { ariaSort } from '../../internal/rows/sort.model.ts';
import type { Sort } from '../../internal/rows/sort.model.ts';
import { Grid } from './Table.styles.ts';

export interface TableColumn<Row> {
  id: string;
  title: string;
  /** A CSS length; as wide as its content otherwise. */
  width?: string;
  align?: 'start' | 'center' | 'end';
  /** Figures: they line up, digit under digit. */
  isNumeric?: boolean;
  /** Names the row: screen readers say it with each of the row's cells. */
  isRowHeader?: boolean;
  /** Its header sorts, by `onSort`. */
  isSortable?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface PlainTableProps<Row> {
  /** The `id` of the element that names it. */
  labelledBy: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What `rows` are sorted by; the table does not sort them. */
  sort?: Sort;
  onSort?: (change: { sort: Sort | undefined }) => void;
  /** Where there is no room for columns each row is a card, with the titles beside the cells. Nothing sorts there. */
  isStacking?: boolean;
  /** Stands below the headers when there are no rows. */
  empty?: ReactNode;
}

/** The table alone, without what makes it scroll. */
export function PlainTable<Row>({ labelledBy, columns, rows, rowId, sort, onSort, isStacking, empty }: PlainTableProps<Row>) {
  return (
    <Grid aria-labelledby={labelledBy} data-stacks={isStacking || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Header key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map((column) => {
              const Cell = column.isRowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={column.isRowHeader ? 'row' : undefined}
                  data-title={isStacking && !column.isRowHeader ? column.title : undefined}
                  data-align={column.align}
                  data-numeric={column.isNumeric || undefined}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
        {rows.length === 0 && empty && (
          <tr data-part="empty">
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
      </tbody>
    </Grid>
  );
}

function Header<Row>({ column, sort, onSort }: Pick<PlainTableProps<Row>, 'sort' | 'onSort'> & { column: TableColumn<Row> }) {
  const { id, title, width, align, isNumeric, isSortable } = column;
  const sorts = isSortable && onSort;
  return (
    <th
      scope="col"
      data-align={align}
      data-numeric={isNumeric || undefined}
      aria-sort={sorts ? ariaSort(sort, id) : undefined}
      style={{ inlineSize: width }}
    >
      {sorts ? <SortButton column={id} title={title} sort={sort} onSort={onSort} /> : title}
    </th>
  );
}
