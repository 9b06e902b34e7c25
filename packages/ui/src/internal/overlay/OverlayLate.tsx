import { useSyncExternalStore } from 'react';
import { PartNotice } from '../../lazy/PartNotice.tsx';
import { overlayFailure } from './overlayPart.ts';

/** Stands for what somebody has opened while its code has not come: says so once it has failed. */
export function OverlayLate() {
  const isFailing = useSyncExternalStore(overlayFailure.subscribe, overlayFailure.isFailing);
  return isFailing && <PartNotice onRetry={overlayFailure.retry} />;
}
