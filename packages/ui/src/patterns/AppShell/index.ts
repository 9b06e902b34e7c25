export { AppShell } from './AppShell.tsx';
export type { AppShellProps } from './AppShell.tsx';
export type { NavEntry, NavGroup, NavItem } from './nav/navItems.ts';
