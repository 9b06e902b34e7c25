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
  const content = useRef({ width: 0, height: 0 });

  useLayoutEffect(() => {
    latest.current = { scale, onZoom };
  }, [scale, onZoom]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { width, height } = content.current;
    content.current = { width: element.scrollWidth, height: element.scrollHeight };
    // Whoever has not scrolled yet stays at the top.
    const hasMoved = element.scrollTop > 0 || element.scrollLeft > 0;
    const middle = width > 0 && hasMoved ? anchorAt(element, element.clientWidth / 2, element.clientHeight / 2, width, height) : null;
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
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [scroller]);
}
