import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { pageAt } from './viewer.model.ts';
import type { Viewport } from './viewer.model.ts';

/** px of padding around the pages, on both sides together. */
const padding = 32;

const topOf = (scroller: HTMLElement, element: Element) =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;

/** Size of the view without its padding, followed as panes are resized. */
export function useViewport(scroller: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setViewport({ width: element.clientWidth - padding, height: element.clientHeight - padding });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [scroller]);
  return viewport;
}

interface PageScroll {
  scroller: RefObject<HTMLElement | null>;
  page: number;
  /** Another document is shown from its top. */
  documentId: string | undefined;
  onPage: (choice: { page: number }) => void;
}

/** Keeps the page number and the scroll position telling the same story. */
export function usePageScroll({ scroller, page, documentId, onPage }: PageScroll) {
  const tracked = useRef(1);
  const shown = useRef(documentId);
  const hasMoved = useRef(false);
  const latest = useRef(onPage);
  useEffect(() => {
    latest.current = onPage;
  });

  const goTo = useCallback(
    (number: number) => {
      const element = scroller.current?.querySelector(`[data-page='${number}']`);
      if (!scroller.current || !element) return;
      tracked.current = number;
      scroller.current.scrollTop = topOf(scroller.current, element) - padding / 2;
    },
    [scroller],
  );

  useLayoutEffect(() => {
    if (shown.current === documentId) return;
    shown.current = documentId;
    tracked.current = 1;
    // To ask where it stands would lay out the page in the middle of drawing it.
    if (hasMoved.current) scroller.current?.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    hasMoved.current = false;
  }, [scroller, documentId]);

  useEffect(() => {
    if (page !== tracked.current) goTo(page);
  }, [page, goTo]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = () => {
      const tops = [...element.querySelectorAll('[data-page]')].map((sheet) => topOf(element, sheet));
      const isEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1 && element.scrollTop > 0;
      const number = isEnd && tops.length > 0 ? tops.length : pageAt(tops, element.scrollTop + element.clientHeight / 2);
      if (number === tracked.current) return;
      tracked.current = number;
      latest.current({ page: number });
    };
    const note = () => {
      hasMoved.current = element.scrollTop !== 0 || element.scrollLeft !== 0;
    };
    element.addEventListener('scroll', note, { passive: true });
    element.addEventListener('scrollend', follow);
    return () => {
      element.removeEventListener('scroll', note);
      element.removeEventListener('scrollend', follow);
    };
  }, [scroller]);

  return goTo;
}

/** Brings a mark into the middle unless it is well in view already. */
export function revealMark(scroller: HTMLElement, id: string): void {
  const mark = scroller.querySelector(`[data-mark='${CSS.escape(id)}']`);
  if (!mark) return;
  const box = mark.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const margin = 48;
  const isSeen =
    box.top >= view.top + margin && box.bottom <= view.bottom - margin && box.left >= view.left && box.right <= view.right;
  if (isSeen) return;
  scroller.scrollBy({
    top: (box.top + box.bottom - view.top - view.bottom) / 2,
    left: box.left < view.left || box.right > view.right ? (box.left + box.right - view.left - view.right) / 2 : 0,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}
