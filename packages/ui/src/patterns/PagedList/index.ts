export { PagedList } from './PagedList.tsx';
export type { Emptiness, PagedListProps, Paging } from './PagedList.tsx';
