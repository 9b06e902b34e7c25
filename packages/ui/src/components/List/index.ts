export { List } from './List.tsx';
export type { ListItem, ListProps } from './List.tsx';
