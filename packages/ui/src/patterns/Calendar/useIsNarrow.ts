import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { breakpoints } from '../../tokens/scales.ts';

/** Whether a box is narrower than a phone held upright, whatever the window is. */
export function useIsNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const measured = box.current;
    const measure = () => setNarrow(measured.clientWidth < breakpoints.phone);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [box]);
  return isNarrow;
}
