import { Suspense } from 'react';
import { lazyPart } from '../../../lazy/lazyPart.ts';
import type { MobileNavProps } from './WholeMobileNav.tsx';

const WholeMobileNav = lazyPart(async () => (await import('../../../internal/overlay/overlays.ts')).WholeMobileNav);

/** The navigation as a drawer, where the window has no room for it. */
export function MobileNav(props: MobileNavProps) {
  return (
    <Suspense>
      <WholeMobileNav {...props} />
    </Suspense>
  );
}
