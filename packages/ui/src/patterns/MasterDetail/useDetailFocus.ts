import { useEffect, useRef } from 'react';

/** Nobody holds it: what held it has gone out of the document, or out of sight. */
const isLost = (holder: Element | null) => holder === null || holder === document.body || !holder.checkVisibility();

/** The row of a thing; a VirtualList keeps its tab stop on the one that was opened last. */
const rowOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(id)}"]`) ?? list?.querySelector<HTMLElement>('[role=row][tabindex="0"]');

/**
 * Keeps the keyboard where the person works: in the detail when it covers the list, or when the next thing has taken the
 * place of the one that was worked on, and again at the row that was open when the detail has gone. Where both are seen,
 * the focus stays where it is.
 */
export function useDetailFocus(openId: string | null) {
  const listRef = useRef<HTMLDivElement>(null);
  const detailRef = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  // What goes while it has the focus is not told to have lost it.
  const isWorkedIn = useRef(false);
  const detailEvents = {
    onFocus: () => void (isWorkedIn.current = true),
    onBlur: () => void (isWorkedIn.current = false),
  };
  useEffect(() => {
    const holder = document.activeElement;
    const closed = openId === null ? before.current : null;
    before.current = openId;
    const isHeld = detailRef.current?.contains(holder) ?? false;
    if (openId !== null && !isHeld && isLost(holder) && (isWorkedIn.current || !listRef.current?.checkVisibility())) detailRef.current?.focus();
    if (closed !== null && (isHeld || isLost(holder))) rowOf(listRef.current, closed)?.focus();
  }, [openId]);
  return { listRef, detailRef, detailEvents };
}
