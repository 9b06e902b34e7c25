export { Toolbar, ToolbarGroup, ToolbarSeparator } from './Toolbar.tsx';
export type { ToolbarProps } from './Toolbar.tsx';
