import { Suspense } from 'react';
import { LateTrigger } from '../../internal/overlay/LateTrigger.tsx';
import { OverlayLate } from '../../internal/overlay/OverlayLate.tsx';
import { overlayPart } from '../../internal/overlay/overlayPart.ts';
import type { DrawerProps } from './WholeDrawer.tsx';

const WholeDrawer = overlayPart((whole) => whole.WholeDrawer);

/** A dialog along the edge, for a detail that belongs to what stays in view. */
export function Drawer(props: DrawerProps) {
  if (!props.trigger) {
    return (
      <Suspense fallback={<OverlayLate />}>
        <WholeDrawer {...props} />
      </Suspense>
    );
  }
  return <LateTrigger trigger={props.trigger}>{(trigger) => <WholeDrawer {...props} trigger={trigger} />}</LateTrigger>;
}
