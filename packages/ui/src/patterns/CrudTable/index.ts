export { CellText, Muted } from './CellText.tsx';
export type { CellTextProps } from './CellText.tsx';
export { CrudTable } from './CrudTable.tsx';
export type { CrudTableProps } from './CrudTable.tsx';
export { RowActions } from './RowActions.tsx';
export type { RowActionsProps } from './RowActions.tsx';
