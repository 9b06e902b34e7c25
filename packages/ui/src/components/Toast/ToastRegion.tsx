import { Suspense } from 'react';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { ToastQueue } from './toastQueue.ts';

const WholeToastRegion = lazyPart(async () => (await import('../../internal/overlay/overlays.ts')).WholeToastRegion);

export interface ToastRegionProps {
  /** Made once by `createToastQueue`; `showToast` puts a message into it. */
  queue: ToastQueue;
}

/** Where the messages of a queue appear; stands once, near the root. F6 moves the focus to it. */
export function ToastRegion({ queue }: ToastRegionProps) {
  return (
    <Suspense>
      <WholeToastRegion queue={queue} />
    </Suspense>
  );
}
