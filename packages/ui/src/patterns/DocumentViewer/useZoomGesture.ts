import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { clampZoom } from './viewer.model.ts';

/** Share of zoom per px of wheel; a notch is about 100 px. */
const perPixel = 0.0025;

interface Anchor {
  /** Shares of the scrolled content. */
  x: number;
  y: number;
  /** px from the corner of the view to where that point stays. */
  fromLeft: number;
  fromTop: number;
}

const anchorAt = (element: HTMLElement, fromLeft: number, fromTop: number, width: number, height: number): Anchor => ({
  x: (element.scrollLeft + fromLeft) / width,
  y: (element.scrollTop + fromTop) / height,
  fromLeft,
  fromTop,
});

/** Control + wheel and pinch zoom around the pointer instead of zooming the whole site; buttons zoom around the middle. */
export function useZoomGesture(scroller: RefObject<HTMLElement | null>, scale: number, onZoom: (change: { zoom: number }) => void): void {
  const latest = useRef({ scale, onZoom });
  const pointer = useRef<Anchor | null>(null);
  // Measured where layout is up to date: in an effect the browser would have to lay all pages out before it paints them.
  const scrolled = useRef<{ width: number; height: number } | null>(null);

  useLayoutEffect(() => {
    latest.current = { scale, onZoom };
  }, [scale, onZoom]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Whoever has not scrolled yet stays at the top.
    const middle = scrolled.current && anchorAt(element, element.clientWidth / 2, element.clientHeight / 2, scrolled.current.width, scrolled.current.height);
    const anchor = pointer.current ?? middle;
    pointer.current = null;
    if (!anchor) return;
    element.scrollLeft = anchor.x * element.scrollWidth - anchor.fromLeft;
    element.scrollTop = anchor.y * element.scrollHeight - anchor.fromTop;
  }, [scale, scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const view = element.getBoundingClientRect();
      const { scrollWidth, scrollHeight } = element;
      pointer.current = anchorAt(element, event.clientX - view.left, event.clientY - view.top, scrollWidth, scrollHeight);
      latest.current.onZoom({ zoom: clampZoom(latest.current.scale * Math.exp(-event.deltaY * perPixel)) });
    };
    const onScroll = () => {
      const hasMoved = element.scrollTop > 0 || element.scrollLeft > 0;
      scrolled.current = hasMoved ? { width: element.scrollWidth, height: element.scrollHeight } : null;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
}
