export { Loaded } from './Loaded.tsx';
export type { LoadedProps } from './Loaded.tsx';
export type { LoadState, More, RowsOfPages } from './loadState.ts';
export { SkeletonRows } from './SkeletonRows.tsx';
export type { SkeletonRowsProps } from './SkeletonRows.tsx';
