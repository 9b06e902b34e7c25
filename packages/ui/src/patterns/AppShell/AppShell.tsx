import { PanelLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { ThemeName } from '../../theme/ThemeProvider.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Bottom, Brand, Contained, Foot, Frame, Main, Scroller, Side, Skip, Wait } from './AppShell.styles.ts';
import { CollapsedNav } from './nav/CollapsedNav.tsx';
import { MobileNav } from './nav/MobileNav.tsx';
import { NavList } from './nav/NavList.tsx';
import { ShellHeader } from './bars/ShellHeader.tsx';
import type { HeaderSlots } from './bars/ShellHeader.tsx';
import { SideNav } from './nav/SideNav.tsx';
import { TopBar } from './bars/TopBar.tsx';
import { barColors } from './bars/barColors.model.ts';
import type { NavEntry } from './nav/navItems.ts';

const mainId = 'main';

export interface AppShellProps extends HeaderSlots {
  /** Mark and name; only the mark when the navigation is collapsed. */
  brand: ReactNode;
  brandMark: ReactNode;
  navItems: readonly NavEntry[];
  /** The `id` of the item whose screen is shown. A change closes the drawer and starts the screen at its top. */
  current?: string;
  /** Where the navigation stands in a window of 992 px or more; a narrower one has it in a drawer. */
  navType?: 'side' | 'top';
  /** Icons alone along the side. */
  isNavCollapsed?: boolean;
  onNavCollapse?: (change: { isCollapsed: boolean }) => void;
  /** Lets the side navigation and the drawer wear a theme of their own. */
  sideNavTheme?: ThemeName;
  /** Background of the bar of a top navigation, `#rgb` or `#rrggbb`; made darker or lighter where text could not be read on it. */
  topNavColor?: string;
  /** The same for the header. */
  headerNavColor?: string;
  /** Uses all the room, as a workbench does, instead of a centred column of 1400 px. */
  isFlush?: boolean;
  /** Covers the content, or the whole page, while it loads. */
  loading?: 'content' | 'page';
  footer?: ReactNode;
  children: ReactNode;
}

/** What surrounds every screen of a signed-in person. */
export function AppShell(props: AppShellProps) {
  const { brand, brandMark, navItems, current, navType = 'side', isNavCollapsed = false, onNavCollapse } = props;
  const { sideNavTheme, topNavColor, headerNavColor, isFlush, loading, footer, children } = props;
  const { switcher, search, actions, profile } = props;
  const labels = useUiLabels();
  const scroller = useRef<HTMLDivElement>(null);
  // The drawer belongs to the page on which it was opened, so going elsewhere closes it.
  const [drawerPage, setDrawerPage] = useState<string | null>(null);
  const page = current ?? '';
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [page]);

  const isSide = navType === 'side';
  const isCollapsed = isSide && isNavCollapsed;
  const header = headerNavColor === undefined ? undefined : barColors(headerNavColor);
  const bar = topNavColor === undefined ? undefined : barColors(topNavColor);

  return (
    <>
      <Frame data-nav={navType} data-collapsed={isCollapsed || undefined} inert={loading === 'page'}>
        <Skip href={`#${mainId}`}>{labels.skipToContent}</Skip>
        {isSide && (
          <Side data-theme={sideNavTheme} data-collapsed={isCollapsed || undefined}>
            <Brand data-theme={header?.theme} style={header?.style}>
              {isCollapsed ? brandMark : brand}
            </Brand>
            <SideNav isCollapsed={isCollapsed}>
              {isCollapsed ? <CollapsedNav items={navItems} current={current} /> : <NavList items={navItems} current={current} />}
            </SideNav>
            {onNavCollapse && (
              <Bottom>
                <IconButton
                  label={isCollapsed ? labels.expandNavigation : labels.collapseNavigation}
                  icon={<PanelLeft aria-hidden data-flip />}
                  tooltipPlacement="end"
                  onPress={() => onNavCollapse({ isCollapsed: !isCollapsed })}
                />
              </Bottom>
            )}
          </Side>
        )}
        <ShellHeader
          brand={isSide ? undefined : brand}
          colors={header}
          switcher={switcher}
          search={search}
          actions={actions}
          profile={profile}
          onMenuPress={() => setDrawerPage(page)}
        />
        {!isSide && <TopBar colors={bar} items={navItems} current={current} />}
        <Scroller ref={scroller} data-part="content">
          <Main id={mainId} tabIndex={-1} data-flush={isFlush || undefined} aria-busy={loading === 'content' || undefined}>
            {loading === 'content' ? (
              <Wait>
                <Spinner cover="content" />
              </Wait>
            ) : isFlush ? (
              children
            ) : (
              <Contained>{children}</Contained>
            )}
          </Main>
          {footer && <Foot>{footer}</Foot>}
        </Scroller>
        <MobileNav
          brand={brand}
          switcher={switcher}
          theme={sideNavTheme}
          items={navItems}
          current={current}
          isOpen={drawerPage === page}
          onOpenChange={() => setDrawerPage(null)}
        />
      </Frame>
      {loading === 'page' && <Spinner cover="page" />}
    </>
  );
}
