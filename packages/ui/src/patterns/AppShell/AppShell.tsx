import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { ThemeName } from '../../theme/ThemeProvider.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Bottom, Brand, Contained, DrawerNav, Frame, Head, Main, MenuButton, Side, Skip, Slot } from './AppShell.styles.ts';
import { SideNav } from './SideNav.tsx';
import type { NavItem } from './SideNav.tsx';

const mainId = 'main';

export interface AppShellProps {
  /** Mark and name; only the mark when the navigation is collapsed. */
  brand: ReactNode;
  brandMark: ReactNode;
  /** The product's name in words, for the drawer. */
  name: string;
  navItems: readonly NavItem[];
  /** The `id` of the item whose screen is shown. A change closes the drawer. */
  current?: string;
  isNavCollapsed?: boolean;
  onNavCollapse: (change: { isCollapsed: boolean }) => void;
  /** Lets the navigation wear a theme of its own. */
  navTheme?: ThemeName;
  /** Search, location, what the page adds. */
  header?: ReactNode;
  /** The profile menu, at the end of the header. */
  profile?: ReactNode;
  /** Uses all the room, as a workbench does, instead of a centred column of 1400 px. */
  isFlush?: boolean;
  children: ReactNode;
}

/** What surrounds every screen of a signed-in person. */
export function AppShell(props: AppShellProps) {
  const { brand, brandMark, name, navItems, current, isNavCollapsed = false, onNavCollapse, navTheme, header, profile, isFlush, children } = props;
  const labels = useUiLabels();
  // The drawer belongs to the page on which it was opened, so going elsewhere closes it.
  const [drawerPage, setDrawerPage] = useState<string | null>(null);

  return (
    <Frame data-collapsed={isNavCollapsed || undefined}>
      <Skip href={`#${mainId}`}>{labels.skipToContent}</Skip>
      <Side data-theme={navTheme} data-collapsed={isNavCollapsed || undefined}>
        <Brand>{isNavCollapsed ? brandMark : brand}</Brand>
        <SideNav items={navItems} current={current} isCollapsed={isNavCollapsed} />
        <Bottom>
          <IconButton
            label={isNavCollapsed ? labels.expandNavigation : labels.collapseNavigation}
            icon={<PanelLeft aria-hidden data-flip />}
            tooltipPlacement="end"
            aria-expanded={!isNavCollapsed}
            onPress={() => onNavCollapse({ isCollapsed: !isNavCollapsed })}
          />
        </Bottom>
      </Side>
      <Head>
        <MenuButton>
          <IconButton label={labels.openNavigation} icon={<MenuIcon aria-hidden />} onPress={() => setDrawerPage(current ?? '')} />
        </MenuButton>
        <Slot>{header}</Slot>
        {profile}
      </Head>
      <Main id={mainId} tabIndex={-1}>
        {isFlush ? children : <Contained>{children}</Contained>}
      </Main>
      <Drawer title={name} side="start" isOpen={drawerPage === (current ?? '')} onOpenChange={() => setDrawerPage(null)}>
        <DrawerNav>
          <SideNav items={navItems} current={current} />
        </DrawerNav>
      </Drawer>
    </Frame>
  );
}
