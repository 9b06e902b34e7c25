export { AppShell } from './AppShell.tsx';
export type { AppShellProps } from './AppShell.tsx';
export { SideNav } from './SideNav.tsx';
export type { NavItem, SideNavProps } from './SideNav.tsx';
