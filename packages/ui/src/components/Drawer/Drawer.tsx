import { Suspense } from 'react';
import { LateTrigger } from '../../internal/overlay/LateTrigger.tsx';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { DrawerProps } from './WholeDrawer.tsx';

const WholeDrawer = lazyPart(async () => (await import('../../internal/overlay/overlays.ts')).WholeDrawer);

/** A dialog along the edge, for a detail that belongs to what stays in view. */
export function Drawer(props: DrawerProps) {
  if (!props.trigger) {
    return (
      <Suspense>
        <WholeDrawer {...props} />
      </Suspense>
    );
  }
  return <LateTrigger trigger={props.trigger}>{(trigger) => <WholeDrawer {...props} trigger={trigger} />}</LateTrigger>;
}
