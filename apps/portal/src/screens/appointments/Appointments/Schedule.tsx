import type { Appointment, CalendarDays } from '@intake/api/contract';
import { Calendar } from '@intake/ui/Calendar';
import type { CalendarEvent, EventMove } from '@intake/ui/Calendar';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDateRange } from '../useDateRange.ts';
import { appointmentStatusNames } from '../../../shared/states.messages.ts';
import { confirmedName } from '../words.messages.ts';
import { keyMessages, listMessages as texts } from './Appointments.messages.ts';
import { canMove, closedDays, hoursOf, isBookedAlone, tones, type AppointmentsModel, type CalendarPlace } from './Appointments.model.ts';
import type { ChosenSlot } from './BookDrawer.tsx';
import { seriesMessages } from './series/series.messages.ts';
import { useVisitName } from './useVisitName.ts';

export interface ScheduleProps {
  days: CalendarDays;
  shown: readonly Appointment[];
  model: AppointmentsModel;
  timeZone: string;
  onPlace: (change: Partial<CalendarPlace>) => void;
  onOpen: (open: { id: string }) => void;
  /** Left out where one may not book. */
  onSlot?: ((slot: ChosenSlot) => void) | undefined;
  onMove?: ((move: { visit: Appointment; slot: ChosenSlot; minutes: number }) => void) | undefined;
}

/** The grid: in a day a column for each physician, or for each room and device; what is nobody's and nowhere's has no column. */
export function Schedule({ days, shown, model, timeZone, onPlace, onOpen, onSlot, onMove }: ScheduleProps) {
  const { formatMessage } = useIntl();
  const range = useDateRange();
  const nameOf = useVisitName();
  const { physicianId, resourceId, by, view, date } = model;
  const isByResource = by === 'resource' || (resourceId !== null && !physicianId);
  const events = useMemo<CalendarEvent[]>(
    () => [
      ...closedDays(days),
      ...shown
        .filter((visit) => view !== 'day' || !isByResource || visit.resourceId !== null)
        .map((visit) => ({
          id: visit.id,
          start: visit.startsAt,
          end: visit.endsAt,
          title: nameOf(visit),
          detail: [visit.visitTypeName, isByResource ? visit.physicianName : visit.resourceName, visit.series && formatMessage(seriesMessages.place, visit.series)].filter(Boolean).join(' · '),
          resource: (isByResource ? visit.resourceId : (visit.physicianId ?? visit.resourceId)) ?? undefined,
          status: [formatMessage(visit.status === 'booked' && visit.confirmedBy ? confirmedName : appointmentStatusNames[visit.status]), visit.isOverbooked && formatMessage(texts.overbooked)]
            .filter(Boolean)
            .join(' · '),
          tone: visit.isOverbooked ? ('suggestion' as const) : tones[visit.status],
          isCancelled: visit.status === 'cancelled',
          isMovable: canMove(visit),
        })),
    ],
    [days, shown, view, isByResource, formatMessage, nameOf],
  );
  const columns = useMemo(() => {
    const people = days.physicians.filter(({ id }) => !physicianId || id === physicianId).map(({ id, name, specialty }) => ({ id, label: name, detail: specialty ?? undefined }));
    const rooms = days.resources.filter(({ id }) => !resourceId || id === resourceId);
    if (isByResource) return rooms.map(({ id, name }) => ({ id, label: name }));
    return physicianId ? people : [...people, ...rooms.filter(({ id }) => isBookedAlone(days, id)).map(({ id, name }) => ({ id, label: name }))];
  }, [days, physicianId, resourceId, isByResource]);
  const ownerOf = (column: string | undefined): Pick<ChosenSlot, 'physicianId' | 'resourceId'> =>
    days.resources.some(({ id }) => id === column) ? { physicianId, resourceId: column ?? null } : { physicianId: column ?? physicianId, resourceId };
  const whenOf = ({ start, end, resource }: EventMove) =>
    [
      range(start, end, { timeZone, weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
      columns.find(({ id }) => id === resource)?.label,
    ].filter(Boolean).join(' · ');
  return (
    <Calendar
      label={formatMessage(texts.title)}
      date={date}
      view={view === 'week' ? 'week' : 'day'}
      events={events}
      resources={columns.length > 0 ? columns : undefined}
      workingHours={useMemo(() => hoursOf(days, physicianId ?? resourceId), [days, physicianId, resourceId])}
      timeZone={timeZone}
      isWaiting={model.isTurning}
      slotMinutes={view === 'week' ? 30 : 15}
      onDateChange={(change) => onPlace({ date: change.date })}
      onSelectSlot={onSlot && ((slot) => onSlot({ startsAt: slot.start, ...ownerOf(slot.resource) }))}
      onMoveEvent={
        onMove &&
        ((move) => {
          const visit = shown.find(({ id }) => id === move.id);
          if (!visit) return;
          const { physicianId: whose, resourceId: where } = move.resource ? ownerOf(move.resource) : visit;
          const owner = isByResource ? { physicianId: visit.physicianId, resourceId: where } : { physicianId: whose, resourceId: where ?? visit.resourceId };
          onMove({ visit, slot: { startsAt: move.start, ...owner }, minutes: Math.round((Date.parse(move.end) - Date.parse(move.start)) / 60_000) });
        })
      }
      describeMove={(move) => {
        const visit = events.find(({ id }) => id === move.id);
        return formatMessage(keyMessages.moving, { visit: [visit?.title, visit?.status].filter(Boolean).join(' · '), when: whenOf(move) });
      }}
      onOpenEvent={onOpen}
    />
  );
}
