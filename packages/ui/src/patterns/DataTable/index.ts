export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export type { DataTableColumn } from './DataTableRow.tsx';
