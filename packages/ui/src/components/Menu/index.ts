export { Menu } from './Menu.tsx';
export type { MenuItem, MenuGroup, MenuProps } from './WholeMenu.tsx';
