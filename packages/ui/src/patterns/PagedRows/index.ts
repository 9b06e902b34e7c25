export { PagedRows } from './PagedRows.tsx';
export type { PagedRowsProps } from './PagedRows.tsx';
