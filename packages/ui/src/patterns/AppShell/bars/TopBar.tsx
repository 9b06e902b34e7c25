import { Suspense } from 'react';
import { lazyPart } from '../../../lazy/lazyPart.ts';
import { Bar } from './TopBar.styles.ts';
import type { NavListProps } from '../nav/NavList.tsx';
import type { BarColors } from './barColors.model.ts';

/** Most have their navigation at the side, and do not wait for this one. */
const TopNav = lazyPart(async () => (await import('../nav/TopNav.tsx')).TopNav);

/** The bar of a navigation along the top; it has its place before its links have come. */
export function TopBar({ colors, ...nav }: NavListProps & { colors?: BarColors }) {
  return (
    <Bar data-theme={colors?.theme} style={colors?.style}>
      <Suspense>
        <TopNav {...nav} />
      </Suspense>
    </Bar>
  );
}
