import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { listToReveal, pointAfter, pointAt, rowsAt, trackHeight } from './rowWindow.model.ts';
import type { Geometry, ScrollPoint } from './rowWindow.model.ts';

export interface RowWindow {
  geometry: Geometry;
  trackHeight: number;
  from: number;
  to: number;
  /** px between the list and the track: what a row's place in the list is drawn above. */
  shift: number;
  reveal: (index: number) => void;
}

const origin: ScrollPoint = { track: 0, list: 0 };

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Which rows of a long list to draw. `probe` is an element as high as a row, so that density decides in CSS;
 * `head` is what stays at the top inside the scroller and hides rows there.
 */
export function useRowWindow(count: number, scroller: ElementRef, probe: ElementRef, head?: ElementRef): RowWindow {
  const [box, setBox] = useState({ rowHeight: 0, viewport: 0 });
  const [drawn, setDrawn] = useState({ from: 0, to: 0, shift: 0 });
  const point = useRef(origin);
  const geometry: Geometry = { count, ...box };
  const latest = useRef(geometry);

  const draw = useCallback(() => {
    const { from, to } = rowsAt(latest.current, point.current.list);
    const shift = point.current.list - point.current.track;
    setDrawn((before) => (before.from === from && before.to === to && before.shift === shift ? before : { from, to, shift }));
  }, []);

  useLayoutEffect(() => {
    latest.current = { count, ...box };
    draw();
  }, [count, box, draw]);

  useLayoutEffect(() => {
    const measure = () =>
      setBox({
        rowHeight: probe.current?.offsetHeight ?? 0,
        viewport: (scroller.current?.clientHeight ?? 0) - (head?.current?.offsetHeight ?? 0),
      });
    const observer = new ResizeObserver(measure);
    [scroller.current, probe.current, head?.current].forEach((element) => element && observer.observe(element));
    measure();
    return () => observer.disconnect();
  }, [head, probe, scroller]);

  const moveTo = useCallback(
    (list: number) => {
      if (!scroller.current) return;
      const next = pointAt(latest.current, list);
      scroller.current.scrollTop = next.track;
      point.current = { list: next.list, track: scroller.current.scrollTop };
      draw();
    },
    [draw, scroller],
  );

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = () => {
      point.current = pointAfter(latest.current, point.current, element.scrollTop);
      // Drawn before this frame is painted: later, a leap would show a frame without rows.
      flushSync(draw);
    };
    // Pixel-by-pixel moves let the thumb drift from its proportion; put it back once the hand rests.
    const settle = () => {
      if (point.current.list !== point.current.track) moveTo(point.current.list);
    };
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('scrollend', settle);
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('scrollend', settle);
    };
  }, [draw, moveTo, scroller]);

  const reveal = useCallback(
    (index: number) => {
      const list = listToReveal(latest.current, point.current.list, index);
      if (list !== point.current.list) moveTo(list);
    },
    [moveTo],
  );

  return { geometry, trackHeight: trackHeight(geometry), ...drawn, reveal };
}
