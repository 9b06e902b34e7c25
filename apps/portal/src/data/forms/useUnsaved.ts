import { useEffect, useEffectEvent } from 'react';
import { watchUnsaved } from './unsaved.ts';
import type { Unsaved } from './unsaved.ts';

/** Asks before a page is left with what this form would lose. Under a lock nothing is left: the work stays. */
export function useUnsaved(isLost: Unsaved) {
  const isLostNow = useEffectEvent(isLost);
  useEffect(() => watchUnsaved((way) => isLostNow(way)), []);
}
