import { Suspense } from 'react';
import { overlayPart } from '../../internal/overlay/overlayPart.ts';
import type { ToastQueue } from './toastQueue.ts';

const WholeToastRegion = overlayPart((whole) => whole.WholeToastRegion);

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
