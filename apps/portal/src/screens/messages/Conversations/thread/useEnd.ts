import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Nearer to the end than this is at the end, px. */
const slack = 64;

/**
 * Keeps the newest message in view until somebody scrolls up to read, and keeps what is read in its place while earlier ones come.
 *
 * @param newest changes with the newest message
 * @param count how many are shown
 */
export function useEnd(scroller: RefObject<HTMLElement | null>, newest: string | undefined, count: number) {
  const [hasLeft, setLeft] = useState(false);
  const isAtEnd = useRef(true);
  const before = useRef({ newest, height: 0 });

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const isEarlier = before.current.newest === newest && !isAtEnd.current;
    if (isEarlier) box.scrollTop += box.scrollHeight - before.current.height;
    else if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    before.current = { newest, height: box.scrollHeight };
  }, [newest, count, scroller]);

  // What stands below it grows, as with why nothing may be sent: the newest stays in view then too.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);

  return {
    hasLeft,
    onScroll: () => {
      const box = scroller.current;
      if (!box) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < slack;
      setLeft(!isAtEnd.current);
    },
    toEnd: () => {
      const box = scroller.current;
      if (box) box.scrollTop = box.scrollHeight;
    },
  };
}
