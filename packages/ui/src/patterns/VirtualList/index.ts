export { RowLines } from './RowLines.tsx';
export type { RowLinesProps } from './RowLines.tsx';
export { VirtualList } from './VirtualList.tsx';
export type { VirtualListProps } from './VirtualList.tsx';
export type { VirtualListColumn } from './VirtualListRow.tsx';
