import { Suspense } from 'react';
import { OverlayLate } from '../../../internal/overlay/OverlayLate.tsx';
import { overlayPart } from '../../../internal/overlay/overlayPart.ts';
import type { MobileNavProps } from './WholeMobileNav.tsx';

const WholeMobileNav = overlayPart((whole) => whole.WholeMobileNav);

/** The navigation as a drawer, where the window has no room for it. */
export function MobileNav(props: MobileNavProps) {
  return (
    <Suspense fallback={props.isOpen && <OverlayLate />}>
      <WholeMobileNav {...props} />
    </Suspense>
  );
}
