export { EditDrawer } from './EditDrawer.tsx';
export type { EditDrawerProps } from './EditDrawer.tsx';
