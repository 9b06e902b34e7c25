export { Table } from './Table.tsx';
export type { TableProps, TableSort } from './Table.tsx';
export type { TableColumn } from './PlainTable.tsx';
