import type { ReactNode } from 'react';

/** A screen that the menu leads to. */
export interface NavItem {
  id: string;
  label: string;
  /** Not needed inside a group. */
  icon?: ReactNode;
  href: string;
  /** What waits there; a dot when the navigation is collapsed. */
  count?: string;
  /** How much of it is in danger: the number that is shown, and the words that a screen reader says instead. */
  alert?: { shown: string; label: string };
}

/** Screens that belong together, under a name of their own. */
export interface NavGroup extends Omit<NavItem, 'href'> {
  items: readonly NavItem[];
}

export type NavEntry = NavItem | NavGroup;

export const isGroup = (entry: NavEntry): entry is NavGroup => 'items' in entry;

/** Whether the screen that is shown is the entry, or one of its group. */
export const holds = (entry: NavEntry, current: string | undefined) =>
  isGroup(entry) ? entry.items.some(({ id }) => id === current) : entry.id === current;
