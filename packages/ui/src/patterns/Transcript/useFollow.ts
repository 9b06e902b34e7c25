import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Nearer to the end than this is at the end, px. */
const slack = 48;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight < slack;

/**
 * Keeps the end of what grows in view, until the reader scrolls up to read.
 *
 * @param content changes when something was added.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, isOn: boolean, content: string) {
  const [hasLeft, setLeft] = useState(false);
  const isFollowing = useRef(true);

  const toEnd = () => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    if (isOn && isFollowing.current && box) box.scrollTop = box.scrollHeight;
  }, [isOn, content, scroller]);

  return {
    /** The reader is elsewhere, and may want to come back. */
    hasLeft: isOn && hasLeft,
    onScroll: () => {
      if (!scroller.current) return;
      isFollowing.current = isAtEnd(scroller.current);
      setLeft(!isFollowing.current);
    },
    toEnd,
  };
}
