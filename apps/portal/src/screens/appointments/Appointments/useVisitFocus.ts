import { useEffect, useRef } from 'react';

/** The focus goes into the visit that opens, and back to where it stands in the calendar when it closes. Answers the ref of what holds both. */
export function useVisitFocus(readyId: string | null, openId: string | null) {
  const desk = useRef<HTMLDivElement>(null);
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (readyId === null || readyId !== openId || entered.current === readyId) return;
    entered.current = readyId;
    desk.current?.querySelector<HTMLElement>('[data-part="visit"] [tabindex="-1"]')?.focus({ preventScroll: true });
  }, [readyId, openId]);
  useEffect(() => {
    const left = entered.current;
    if (openId !== null || left === null) return;
    entered.current = null;
    desk.current?.querySelector<HTMLElement>(`[data-part="calendar"] [data-event="${CSS.escape(left)}"]`)?.focus();
  }, [openId]);
  return desk;
}
