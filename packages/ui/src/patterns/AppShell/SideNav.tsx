import type { ReactNode } from 'react';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Count, Item, Label, Nav } from './SideNav.styles.ts';

export interface NavItem {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
  /** What waits there; a dot when collapsed. */
  count?: string;
}

export interface SideNavProps {
  items: readonly NavItem[];
  /** The `id` of the item whose screen is shown. */
  current?: string;
  isCollapsed?: boolean;
}

export function SideNav({ items, current, isCollapsed }: SideNavProps) {
  const labels = useUiLabels();
  return (
    <Nav aria-label={labels.mainNavigation} data-collapsed={isCollapsed || undefined}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <NavLink item={item} isCurrent={item.id === current} isCollapsed={isCollapsed} />
          </li>
        ))}
      </ul>
    </Nav>
  );
}

function NavLink({ item, isCurrent, isCollapsed }: { item: NavItem; isCurrent: boolean; isCollapsed?: boolean }) {
  const { label, icon, href, count } = item;
  const link = (
    <Item href={href} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <Label>{label}</Label>}
      {count && <Count>{isCollapsed ? <VisuallyHidden>{count}</VisuallyHidden> : count}</Count>}
    </Item>
  );
  return isCollapsed ? (
    <Tooltip content={label} placement="end">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
