export { MoreRows } from './MoreRows.tsx';
export type { MoreRowsProps } from './MoreRows.tsx';
export { PagedList } from './PagedList.tsx';
export type { Emptiness, PagedListProps, Paging } from './PagedList.tsx';
