import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { CalendarEvent } from '../calendarEvent.ts';
import type { EventMove } from '../keyboard/moveEvent.model.ts';
import type { Schedule } from '../schedule/columns.model.ts';
import { dragged, type Grip, type Place } from './dragEvent.model.ts';

interface EventDragOptions {
  events: readonly CalendarEvent[];
  schedule: Schedule;
  slotMinutes: number;
  onMove: (move: EventMove | null) => void;
  /** Left out, nothing can be moved. */
  onMoveEvent?: ((move: EventMove) => void) | undefined;
}

/** A press that goes no further, in CSS pixels, is a click. */
const slack = 4;
/** As high as the styles of an event make its foot, with its border, in CSS pixels. */
const foot = 6;

/** The slot under a point; an event stands in the cell where it begins, so the elements around it say nothing. */
function placeAt(x: number, y: number): Place | undefined {
  const cell = document.elementsFromPoint(x, y).find((one): one is HTMLElement => one instanceof HTMLElement && one.matches('[data-column]'));
  return cell && { column: Number(cell.dataset['column']), row: Number(cell.parentElement?.dataset['row']) };
}

type Whereabouts = Pick<CalendarEvent, 'start' | 'end' | 'resource'>;
const isThere = (one: Whereabouts, other: Whereabouts) => one.start === other.start && one.end === other.end && one.resource === other.resource;

/** A mouse or a pen takes an event along, or its end; letting go puts it down, Escape puts it back. A finger scrolls. */
export function useEventDrag({ events, schedule, slotMinutes, onMove, onMoveEvent }: EventDragOptions) {
  const isDrag = useRef(false);

  const grip = ({ target, clientX: x, clientY: y, button, pointerType }: PointerEvent): Grip | undefined => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
    const event = events.find(({ id }) => id === pressed?.dataset['event']);
    const from = placeAt(x, y);
    if (!pressed || !event?.isMovable || !from || !schedule.columns[from.column]?.cells[from.row] || button !== 0 || pointerType === 'touch') return undefined;
    return { event, from, holds: pressed.getBoundingClientRect().bottom - y <= foot ? 'end' : 'event' };
  };

  return {
    /** `onTaken` is told what is taken along, each time before it is drawn anew. */
    onPointerDown: (press: PointerEvent, onTaken: (event: { id: string }) => void) => {
      isDrag.current = false;
      const held = onMoveEvent && grip(press);
      if (!held) return;
      let last: EventMove | undefined;
      const drag = new AbortController();
      const listen = <Type extends keyof WindowEventMap>(type: Type, on: (event: WindowEventMap[Type]) => void) =>
        addEventListener(type, on, { capture: true, signal: drag.signal });
      const putBack = () => {
        drag.abort();
        onMove(null);
        // Once the click has come that ends a press, if one comes.
        setTimeout(() => (isDrag.current = false));
      };
      listen('pointermove', ({ clientX: x, clientY: y }) => {
        isDrag.current ||= Math.hypot(x - press.clientX, y - press.clientY) > slack;
        const to = isDrag.current ? placeAt(x, y) : undefined;
        const next = to && dragged(held, to, schedule, slotMinutes);
        if (!next || (last && isThere(next, last))) return;
        last = next;
        onTaken(held.event);
        onMove(next);
      });
      listen('pointerup', () => {
        putBack();
        if (last && !isThere(last, held.event)) onMoveEvent(last);
      });
      listen('pointercancel', putBack);
      listen('keydown', (event) => {
        if (!last || event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        putBack();
      });
    },
    /** Whether the press that this click ends was a drag. */
    wasDrag: () => isDrag.current,
  };
}
