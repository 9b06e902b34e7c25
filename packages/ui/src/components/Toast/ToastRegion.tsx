import { Suspense } from 'react';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { ToastQueue } from './toastQueue.ts';

const WholeToastRegion = lazyPart(async () => (await import('../../internal/overlays.ts')).WholeToastRegion);

/** Where the messages of a queue appear; stands once, near the root. F6 moves the focus to it. */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
  return (
    <Suspense>
      <WholeToastRegion queue={queue} />
    </Suspense>
  );
}
