import { useEffect, useRef } from 'react';

/** Nobody holds it: what held it has gone out of the document, or out of sight. */
const isLost = (holder: Element | null) => holder === null || holder === document.body || !holder.checkVisibility();

/**
 * Keeps the keyboard where the person works: in the detail when it covers the list, and again at the row that was open
 * when the detail has gone. Where both are seen, the focus stays where it is.
 */
export function useDetailFocus(openId: string | null) {
  const listRef = useRef<HTMLDivElement>(null);
  const detailRef = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const holder = document.activeElement;
    const wasOpen = before.current !== null;
    before.current = openId;
    if (openId !== null) {
      if (holder instanceof HTMLElement && listRef.current?.contains(holder)) opener.current = holder;
      if (!listRef.current?.checkVisibility() && isLost(holder)) detailRef.current?.focus();
      return;
    }
    if (!wasOpen || !(isLost(holder) || detailRef.current?.contains(holder))) return;
    const row = opener.current?.checkVisibility() ? opener.current : listRef.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]');
    row?.focus();
  }, [openId]);
  return { listRef, detailRef };
}
