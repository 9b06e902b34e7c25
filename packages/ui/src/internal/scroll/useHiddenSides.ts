import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export type HiddenSides = '' | 'start' | 'end' | 'start end';

/** A rounded pixel is not content. */
const slack = 1;

/** On which sides an element that scrolls sideways hides content. */
export function useHiddenSides(element: RefObject<HTMLElement | null>): HiddenSides {
  const [sides, setSides] = useState<HiddenSides>('');
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const look = () => {
      const most = box.scrollWidth - box.clientWidth;
      // Counted down from zero where one reads from the right.
      const place = Math.abs(box.scrollLeft);
      setSides([place > slack && 'start', place < most - slack && 'end'].filter(Boolean).join(' ') as HiddenSides);
    };
    const observer = new ResizeObserver(look);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    box.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [element]);
  return sides;
}
