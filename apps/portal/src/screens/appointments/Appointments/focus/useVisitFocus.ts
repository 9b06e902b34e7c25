import type { Appointment } from '@intake/api/contract';
import { useEffect, useRef } from 'react';

/** What became of a visit in the calendar: the visit itself, else the one in its place. */
const standsFor = (id: string, shown: readonly Appointment[]) => shown.find((visit) => visit.id === id) ?? shown.find(({ rescheduledFrom }) => rescheduledFrom === id);

/** The visit; where it is not in view, where the keyboard stands in the grid, else at the first visit of the list, else at what turns its pages. */
function land(calendar: HTMLElement | null | undefined, id: string | undefined) {
  const first = (selector: string) => calendar?.querySelector<HTMLElement>(selector);
  (first(`[data-event="${CSS.escape(id ?? '')}"]`) ?? first('[role="grid"] [tabindex="0"]') ?? first('[data-event]') ?? first('button'))?.focus();
}

/**
 * The focus goes into the visit that opens, and back to where it stands in the calendar when it closes. Where a visit
 * that was moved stood there is nothing any more: the focus goes along. Answers the ref of what holds both.
 */
export function useVisitFocus(readyId: string | null, openId: string | null, shown: readonly Appointment[], movedId: string | null) {
  const desk = useRef<HTMLDivElement>(null);
  const entered = useRef<string | null>(null);
  const calendar = () => desk.current?.querySelector<HTMLElement>('[data-part="calendar"]');
  useEffect(() => {
    if (readyId === null || readyId !== openId || entered.current === readyId) return;
    entered.current = readyId;
    desk.current?.querySelector<HTMLElement>('[data-part="visit"] [tabindex="-1"]')?.focus({ preventScroll: true });
  }, [readyId, openId]);
  useEffect(() => {
    const left = entered.current;
    if (openId !== null || left === null) return;
    entered.current = null;
    land(calendar(), standsFor(left, shown)?.id);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once when it closes, not when the calendar changes
  }, [openId]);
  const isMoved = movedId !== null && !shown.some(({ id }) => id === movedId);
  useEffect(() => {
    if (!isMoved) return;
    // After the frames in which the form that is closed tries to give the focus back to what is gone.
    const follow = () => document.activeElement === document.body && land(calendar(), standsFor(movedId, shown)?.id);
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => (frame = requestAnimationFrame(follow)))));
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once when it is gone, not when the calendar changes
  }, [isMoved, movedId]);
  return desk;
}
