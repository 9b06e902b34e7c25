import type { Appointment, CalendarDays } from '@intake/api/contract';
import type { CancelReason } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { Calendar } from '@intake/ui/Calendar';
import type { CalendarEvent } from '@intake/ui/Calendar';
import { EmptyState } from '@intake/ui/EmptyState';
import { FilterBar, FilterViews } from '@intake/ui/FilterBar';
import { Loaded } from '@intake/ui/Loaded';
import { Workspace } from '@intake/ui/MasterDetail';
import { Select } from '@intake/ui/Select';
import { Skeleton } from '@intake/ui/Skeleton';
import { CalendarPlus, MapPinOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { confirmedName, statusNames, type PlainAction } from '../words.messages.ts';
import { AppointmentKeys } from './AppointmentKeys.tsx';
import { AppointmentPane, type VisitLinks } from './AppointmentPane.tsx';
import { listMessages as texts } from './Appointments.messages.ts';
import { calendarViews, closedDays, currentOf, dayIn, hoursOf, shownOf, tones, type AppointmentsModel, type BookingFor, type CalendarPlace } from './Appointments.model.ts';
import { Desk } from './Appointments.styles.ts';
import { BookDrawer, type Asked, type BookDrawerProps, type BookFields, type ChosenSlot } from './BookDrawer.tsx';
import { CancelDrawer } from './CancelDrawer.tsx';
import { useVisitName } from './useVisitName.ts';
import { VisitList } from './VisitList.tsx';

/** What one has in hand. */
type Seen = Pick<Appointment, 'id' | 'version'>;

export interface AppointmentsScreenProps {
  model: AppointmentsModel;
  links: VisitLinks;
  onPlace: (change: Partial<CalendarPlace>) => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  onAct: (act: { visit: Appointment; event: PlainAction }) => void;
  onUndo: (visit: Seen) => void;
  onCancel: (cancel: { visit: Seen; reason: CancelReason; note: string | null }) => Outcome;
  onSearch: (search: { text: string }) => void;
  onAsk: (asked: Asked) => void;
  onHold: BookDrawerProps['onHold'];
  /** A form was left: what it kept is free again, and what led to it is done. */
  onLeave: () => void;
  onSave: (save: BookFields & { moving: Seen | null }) => Outcome;
}

type Open = { what: 'book'; slot: ChosenSlot | null } | { what: 'move'; visit: Appointment } | { what: 'cancel'; visit: Appointment } | null;

const week = 7;
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const shifted = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The calendar of a location by day, week and list. Knows nothing of network, router or store. */
export function AppointmentsScreen(props: AppointmentsScreenProps) {
  const { model, links, onPlace, onLeave } = props;
  const { formatMessage, formatDateTimeRange } = useIntl();
  const nameOf = useVisitName();
  const [open, setOpen] = useState<Open>(null);
  const [seenFor, setSeenFor] = useState<BookingFor | null>(null);
  // Whoever came here with somebody to book for finds the form open.
  if (model.bookingFor !== seenFor) {
    setSeenFor(model.bookingFor);
    if (model.bookingFor) setOpen({ what: 'book', slot: null });
  }
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const { view, date, days, detail, openId, may } = model;
  const shown = useMemo(() => (days.state === 'ready' ? shownOf(days.value, model.physicianId) : []), [days, model.physicianId]);
  const location = model.locations.find(({ id }) => id === model.locationId);
  const timeZone = location?.timeZone ?? model.ownTimeZone;
  const today = dayIn(model.now, timeZone);
  const current = may.write ? currentOf(shown, focusedId, openId) : undefined;
  const undoable = detail.state === 'ready' && detail.value.undoable ? detail.value : null;
  const close = () => onPlace({ openId: null });
  const leave = () => {
    setOpen(null);
    onLeave();
  };
  const focused = ({ target }: FocusEvent) => setFocusedId((target as Element).closest<HTMLElement>('[data-event]')?.dataset['event'] ?? null);
  const visits = { shown, today, onOpen: ({ id }: { id: string }) => !id.startsWith('closed:') && onPlace({ openId: id }) };

  if (model.locations.length === 0)
    return (
      <Workspace title={formatMessage(texts.title)}>
        <EmptyState icon={<MapPinOff aria-hidden />} title={formatMessage(texts.noLocationTitle)}>
          {formatMessage(texts.noLocationText)}
        </EmptyState>
      </Workspace>
    );
  return (
    <Workspace title={formatMessage(texts.title)}>
      <AppointmentKeys
        current={current}
        mayUndo={may.write && undoable !== null}
        onView={(next) => onPlace({ view: next })}
        onToday={() => onPlace({ date: today })}
        onBook={may.write ? () => setOpen({ what: 'book', slot: null }) : null}
        onAct={(event) => current && props.onAct({ visit: current, event })}
        onMove={() => current && setOpen({ what: 'move', visit: current })}
        onCancel={() => current && setOpen({ what: 'cancel', visit: current })}
        onUndo={() => undoable && props.onUndo(undoable)}
        onClose={openId ? close : null}
      />
      <FilterBar
        lead={
          <FilterViews
            label={formatMessage(texts.views)}
            value={view}
            views={calendarViews.map((id) => ({ id, label: formatMessage(texts[id]) }))}
            onChange={({ value }) => onPlace({ view: value })}
          />
        }
      >
        {model.locations.length > 1 && (
          <Select
            label={formatMessage(texts.location)}
            isLabelHidden
            value={model.locationId}
            items={model.locations.map(({ id, label }) => ({ id, label }))}
            onChange={({ value }) => onPlace({ locationId: value, physicianId: null, openId: null })}
          />
        )}
        {days.state === 'ready' && (
          <Select
            label={formatMessage(texts.physician)}
            isLabelHidden
            value={model.physicianId ?? 'everybody'}
            items={[{ id: 'everybody', label: formatMessage(texts.everybody) }, ...days.value.physicians.map(({ id, name }) => ({ id, label: name }))]}
            onChange={({ value }) => onPlace({ physicianId: value === 'everybody' ? null : value })}
          />
        )}
        {may.write && (
          <Button size="sm" variant="primary" icon={<CalendarPlus aria-hidden />} onPress={() => setOpen({ what: 'book', slot: null })}>
            {formatMessage(texts.book)}
          </Button>
        )}
      </FilterBar>
      <Desk>
        <div data-part="calendar" onFocus={focused} onBlur={() => setFocusedId(null)}>
          <Loaded of={days} isPane waiting={<Skeleton lines={16} />} onRetry={props.onRetry}>
            {(value) =>
              view === 'list' ? (
                <VisitList
                  shown={shown}
                  title={formatDateTimeRange(noon(date), noon(shifted(date, week - 1)), { timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })}
                  openId={openId}
                  onToday={() => onPlace({ date: today })}
                  onPage={(step) => onPlace({ date: shifted(date, step * week) })}
                  onOpen={visits.onOpen}
                />
              ) : (
                <Schedule {...visits} days={value} model={model} timeZone={timeZone} onPlace={onPlace} onSlot={may.write ? (slot) => setOpen({ what: 'book', slot }) : undefined} />
              )
            }
          </Loaded>
        </div>
        {detail.state !== 'none' && (
          <section data-part="visit" aria-label={formatMessage(texts.visit)}>
            <Loaded of={detail} isPane waiting={<Skeleton lines={10} />} onRetry={props.onRetryDetail}>
              {(visit) => (
                <AppointmentPane
                  key={visit.id}
                  appointment={visit}
                  ownTimeZone={model.ownTimeZone}
                  mayWrite={may.write}
                  links={links}
                  onAct={(event) => props.onAct({ visit, event })}
                  onMove={() => setOpen({ what: 'move', visit })}
                  onCancel={() => setOpen({ what: 'cancel', visit })}
                  onUndo={() => props.onUndo(visit)}
                  onClose={close}
                />
              )}
            </Loaded>
          </section>
        )}
      </Desk>
      {(open?.what === 'book' || open?.what === 'move') && (
        <BookDrawer
          model={model}
          physicians={days.state === 'ready' ? days.value.physicians.map(({ id, name }) => ({ id, label: name })) : []}
          timeZone={timeZone}
          moving={open.what === 'move' ? open.visit : null}
          slot={open.what === 'book' ? open.slot : null}
          onSearch={props.onSearch}
          onAsk={props.onAsk}
          onHold={props.onHold}
          onSave={(fields) => props.onSave({ ...fields, moving: open.what === 'move' ? open.visit : null })}
          onClose={leave}
        />
      )}
      {open?.what === 'cancel' && (
        <CancelDrawer name={nameOf(open.visit)} onCancel={(cancel) => props.onCancel({ visit: open.visit, ...cancel })} onClose={() => setOpen(null)} />
      )}
    </Workspace>
  );
}

interface ScheduleProps {
  days: CalendarDays;
  shown: readonly Appointment[];
  model: AppointmentsModel;
  timeZone: string;
  onPlace: AppointmentsScreenProps['onPlace'];
  onOpen: (open: { id: string }) => void;
  onSlot?: (slot: ChosenSlot) => void;
}

/** The grid: in a day a column for each physician, and for what is not a physician's one of its own. */
function Schedule({ days, shown, model, timeZone, onPlace, onOpen, onSlot }: ScheduleProps) {
  const { formatMessage } = useIntl();
  const nameOf = useVisitName();
  const { physicianId, view, date } = model;
  const events = useMemo<CalendarEvent[]>(
    () => [
      ...closedDays(days),
      ...shown.map((visit) => ({
        id: visit.id,
        start: visit.startsAt,
        end: visit.endsAt,
        title: nameOf(visit),
        detail: [visit.visitTypeName, visit.resourceName].filter(Boolean).join(' · '),
        resource: visit.physicianId ?? visit.resourceId ?? undefined,
        status: [formatMessage(visit.status === 'booked' && visit.confirmedBy ? confirmedName : statusNames[visit.status]), visit.isOverbooked && formatMessage(texts.overbooked)]
          .filter(Boolean)
          .join(' · '),
        tone: visit.isOverbooked ? ('suggestion' as const) : tones[visit.status],
        isCancelled: visit.status === 'cancelled',
      })),
    ],
    [days, shown, formatMessage, nameOf],
  );
  const columns = useMemo(() => {
    const people = days.physicians.filter(({ id }) => !physicianId || id === physicianId).map(({ id, name, specialty }) => ({ id, label: name, detail: specialty ?? undefined }));
    const alone = days.resources.filter(({ id }) => days.hours.some((hours) => hours.resourceId === id)).map(({ id, name }) => ({ id, label: name }));
    return physicianId ? people : [...people, ...alone];
  }, [days, physicianId]);
  return (
    <Calendar
      label={formatMessage(texts.title)}
      date={date}
      view={view === 'week' ? 'week' : 'day'}
      events={events}
      resources={columns.length > 0 ? columns : undefined}
      workingHours={useMemo(() => hoursOf(days), [days])}
      timeZone={timeZone}
      slotMinutes={view === 'week' ? 30 : 15}
      onDateChange={(change) => onPlace({ date: change.date })}
      onSelectSlot={onSlot && ((slot) => onSlot({ startsAt: slot.start, physicianId: slot.resource && days.physicians.some(({ id }) => id === slot.resource) ? slot.resource : physicianId }))}
      onOpenEvent={onOpen}
    />
  );
}
