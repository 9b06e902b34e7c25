import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useUiLabels } from '../../../theme/labels.ts';
import { Nav } from './SideNav.styles.ts';
import { walkNav } from './walkNav.ts';

export interface SideNavProps {
  /** Icons alone, with their labels as tooltips. */
  isCollapsed?: boolean;
  /** The list of what it leads to. */
  children: ReactNode;
}

export function SideNav({ isCollapsed, children }: SideNavProps) {
  const labels = useUiLabels();
  const { direction } = useLocale();
  return (
    <Nav
      aria-label={labels.mainNavigation}
      data-collapsed={isCollapsed || undefined}
      onKeyDown={(event) => walkNav(event, 'vertical', direction)}
    >
      {children}
    </Nav>
  );
}
