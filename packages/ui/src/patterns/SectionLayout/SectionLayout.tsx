import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ScrollRoot } from '../../internal/scroll/ScrollRegion.styles.ts';
import { useHiddenSides } from '../../internal/scroll/useHiddenSides.ts';
import { NavLink } from '../AppShell/nav/NavList.tsx';
import type { NavItem } from '../AppShell/nav/navItems.ts';
import { walkNav } from '../AppShell/nav/walkNav.ts';
import { Content, Frame, Nav, Row, Sections } from './SectionLayout.styles.ts';

export interface SectionLayoutProps {
  /** What the sections are parts of; names the navigation. */
  label: string;
  /** The sections, in their order. */
  items: readonly NavItem[];
  /** The `id` of the section that is shown. A change starts it at its top. */
  current?: string;
  /** The sections stand above in a row, however wide it is: for what needs all the width. */
  isRow?: boolean;
  /** The section uses all the room, as a workbench does, instead of standing between margins. */
  isFlush?: boolean;
  /** The section itself. */
  children: ReactNode;
}

/** One place with several sections, each with an address of its own. Fills what it stands in. */
export function SectionLayout({ label, items, current, isRow, isFlush, children }: SectionLayoutProps) {
  const { direction } = useLocale();
  const row = useRef<HTMLDivElement>(null);
  const hidden = useHiddenSides(row);
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget.querySelector('ul');
    const lies = list && getComputedStyle(list).flexDirection === 'row';
    walkNav(event, lies ? 'horizontal' : 'vertical', direction);
  };

  return (
    <Frame>
      <Sections data-row={isRow || undefined}>
        <Nav aria-label={label} onKeyDown={walk}>
          <span aria-hidden>{label}</span>
          <ScrollRoot ref={row} data-hidden-sides={hidden || undefined}>
            <Row>
              {items.map((item) => (
                <li key={item.id}>
                  <NavLink item={item} isCurrent={item.id === current} />
                </li>
              ))}
            </Row>
          </ScrollRoot>
        </Nav>
        <Content key={current} data-flush={isFlush || undefined}>
          {children}
        </Content>
      </Sections>
    </Frame>
  );
}
