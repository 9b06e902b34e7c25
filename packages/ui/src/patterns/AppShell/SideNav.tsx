import { useLocale } from 'react-aria-components/I18nProvider';
import { useUiLabels } from '../../theme/labels.ts';
import { CollapsedNav } from './CollapsedNav.tsx';
import { NavList } from './NavList.tsx';
import type { NavListProps } from './NavList.tsx';
import { Nav } from './SideNav.styles.ts';
import { walkNav } from './walkNav.ts';

export interface SideNavProps extends NavListProps {
  /** Icons alone, with their labels as tooltips. */
  isCollapsed?: boolean;
}

export function SideNav({ items, current, isCollapsed, onFollow }: SideNavProps) {
  const labels = useUiLabels();
  const { direction } = useLocale();
  return (
    <Nav
      aria-label={labels.mainNavigation}
      data-collapsed={isCollapsed || undefined}
      onKeyDown={(event) => walkNav(event, 'vertical', direction)}
    >
      {isCollapsed ? <CollapsedNav items={items} current={current} /> : <NavList items={items} current={current} onFollow={onFollow} />}
    </Nav>
  );
}
