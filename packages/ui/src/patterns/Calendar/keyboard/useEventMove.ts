import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { CalendarEvent } from '../calendarEvent.ts';
import type { Schedule } from '../schedule/columns.model.ts';
import { stepped } from './moveEvent.model.ts';
import type { EventMove, MoveStep } from './moveEvent.model.ts';

interface EventMoveOptions {
  move: EventMove | null;
  onMove: (move: EventMove | null) => void;
  events: readonly CalendarEvent[];
  schedule: Schedule;
  slotMinutes: number;
  /** Left out, nothing can be moved. */
  onMoveEvent?: ((move: EventMove) => void) | undefined;
}

/** The move that the keyboard is making: only Enter makes it true. */
export const useMove = () => useState<EventMove | null>(null);

/** Alt and an arrow takes the event that has the focus along; Enter puts it down, Escape puts it back. */
export function useEventMove({ move, onMove, events, schedule, slotMinutes, onMoveEvent }: EventMoveOptions) {
  const { direction } = useLocale();
  const stepOf = ({ key, shiftKey }: KeyboardEvent): MoveStep | undefined => {
    const [onwards, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (key === 'ArrowDown') return shiftKey ? { longer: 1 } : { rows: 1 };
    if (key === 'ArrowUp') return shiftKey ? { longer: -1 } : { rows: -1 };
    if (shiftKey) return undefined;
    return key === onwards ? { columns: 1 } : key === back ? { columns: -1 } : undefined;
  };
  /** Whether the key was for a move. */
  return (event: KeyboardEvent, focusedId: string | undefined): boolean => {
    if (move && (event.key === 'Escape' || event.key === 'Enter')) {
      if (event.key === 'Enter') onMoveEvent?.(move);
      onMove(null);
      // Escape would close what stands beside the schedule, too.
      event.stopPropagation();
      return true;
    }
    const step = event.altKey && onMoveEvent ? stepOf(event) : undefined;
    if (!step || !focusedId) return false;
    const focused = events.find(({ id }) => id === focusedId);
    if (!focused?.isMovable) return false;
    const next = stepped(focused, step, schedule, slotMinutes);
    if (next) onMove(next);
    return true;
  };
}
