import type { Appointment } from '@intake/api/contract';
import { dayIn } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { Loaded } from '@intake/ui/Loaded';
import { Workspace } from '@intake/ui/MasterDetail';
import { Skeleton } from '@intake/ui/Skeleton';
import { MapPinOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { usePrinting } from '../../../shared/print/usePrinting.ts';
import { useDateRange } from '../useDateRange.ts';
import type { PlainAction } from '../words.messages.ts';
import { AppointmentKeys } from './AppointmentKeys.tsx';
import { AppointmentPane, type AppointmentPaneProps, type VisitLinks } from './AppointmentPane.tsx';
import { listMessages as texts, shiftedMessages } from './Appointments.messages.ts';
import { offered } from '../visitTypes.ts';
import { currentOf, shownOf, type AppointmentsModel, type BookingFor, type CalendarPlace } from './Appointments.model.ts';
import { Desk } from './Appointments.styles.ts';
import { BookDrawer, type Asked, type BookDrawerProps, type BookFields, type ChosenSlot } from './BookDrawer.tsx';
import { CalendarFilterBar } from './CalendarFilterBar.tsx';
import { CancelDrawer, type CancelDrawerProps } from './CancelDrawer.tsx';
import { ClosedDay } from './ClosedDay.tsx';
import { DaySheets, SheetFaces } from './DaySheets.tsx';
import { Schedule } from './Schedule.tsx';
import { ShiftedDrawer, type ShiftedDrawerProps } from './ShiftedDrawer.tsx';
import { useVisitFocus } from './focus/useVisitFocus.ts';
import { useVisitName } from './useVisitName.ts';
import { VisitList } from './VisitList.tsx';

/** What one has in hand. */
type Seen = Pick<Appointment, 'id' | 'version'>;

export interface AppointmentsScreenProps {
  model: AppointmentsModel;
  links: VisitLinks & { day: (date: string) => string };
  onText: AppointmentPaneProps['onText'];
  onCall: AppointmentPaneProps['onCall'];
  onPlace: (change: Partial<CalendarPlace>) => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  onAct: (act: { visit: Appointment; event: PlainAction }) => void;
  onUndo: (undone: { id: string; isAlone: boolean }) => void;
  onCancel: (cancel: { visit: Seen } & Parameters<CancelDrawerProps['onCancel']>[0]) => Outcome;
  onSearch: (search: { text: string }) => void;
  onAsk: (asked: Asked) => void;
  onHold: BookDrawerProps['onHold'];
  onPlan: BookDrawerProps['onPlan'];
  onSaveSeries: BookDrawerProps['onSaveSeries'];
  /** A form was left: what it kept is free again, and what led to it is done. */
  onLeave: () => void;
  onSave: (save: BookFields & { moving: Appointment | null }) => Outcome;
  onSettle: ShiftedDrawerProps['onSettle'];
  onExport: (exported: { day: string }) => void;
}

type Open = { what: 'book'; slot: ChosenSlot | null } | { what: 'move'; visit: Appointment; slot: ChosenSlot | null } | { what: 'cancel'; visit: Appointment } | { what: 'shifted' } | null;

const week = 7;
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const shifted = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The calendar of a location by day, week and list. Knows nothing of network, router or store. */
export function AppointmentsScreen(props: AppointmentsScreenProps) {
  const { model, links, onPlace, onLeave } = props;
  const { formatMessage } = useIntl();
  const range = useDateRange();
  const nameOf = useVisitName();
  const isPrinting = usePrinting();
  const [open, setOpen] = useState<Open>(null);
  const [seenFor, setSeenFor] = useState<BookingFor | null>(null);
  // Whoever came here with somebody to book for finds the form open.
  if (model.bookingFor !== seenFor) {
    setSeenFor(model.bookingFor);
    if (model.bookingFor) setOpen({ what: 'book', slot: null });
  }
  const [focusedId, setFocusedId] = useState<string | null>(null);
  /** What was moved last, whose place is empty as soon as the calendar knows. */
  const [movedId, setMovedId] = useState<string | null>(null);
  const { view, date, days, detail, openId, may, physicianId, resourceId, modalityId, visitTypes } = model;
  // Kinds of visits that come after the visits draw them anew only where they narrow them.
  const kinds = modalityId === null ? null : visitTypes;
  const shown = useMemo(() => (days.state === 'ready' ? shownOf(days.value, { physicianId, resourceId, modalityId }, kinds ?? []) : []), [days, physicianId, resourceId, modalityId, kinds]);
  const desk = useVisitFocus(detail.state === 'ready' ? detail.value.id : null, openId, shown, movedId);
  const location = model.locations.find(({ id }) => id === model.locationId);
  const timeZone = location?.timeZone ?? model.ownTimeZone;
  const today = dayIn(model.now, timeZone);
  const current = may.write ? currentOf(shown, focusedId, openId, detail.state === 'ready' ? detail.value : null) : undefined;
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
        onView={(next) => onPlace({ view: next })}
        onToday={() => onPlace({ date: today })}
        onBook={may.write ? () => setOpen({ what: 'book', slot: null }) : null}
        onAct={(event) => current && props.onAct({ visit: current, event })}
        onMove={() => current && setOpen({ what: 'move', visit: current, slot: null })}
        onCancel={() => current && setOpen({ what: 'cancel', visit: current })}
        onUndo={() => current && props.onUndo({ id: current.id, isAlone: false })}
        onClose={openId ? close : null}
      />
      <CalendarFilterBar
        model={model}
        waitlist={links.waitlist}
        onPlace={onPlace}
        onBook={may.write ? () => setOpen({ what: 'book', slot: null }) : null}
        onPrint={() => window.print()}
        onExport={() => props.onExport({ day: date })}
      />
      {may.write && model.shifted.length > 0 && (
        <Banner
          tone="warning"
          isEdge
          actions={
            <Button size="sm" onPress={() => setOpen({ what: 'shifted' })}>
              {formatMessage(shiftedMessages.review)}
            </Button>
          }
        >
          {formatMessage(shiftedMessages.notice, { count: model.shifted.length })}
        </Banner>
      )}
      {view === 'day' && days.state === 'ready' && days.value.closed && !model.isTurning && <ClosedDay closed={days.value.closed} location={location?.label ?? ''} hrefOf={links.day} />}
      {days.state === 'ready' && !model.isTurning && <SheetFaces visits={shown} location={location?.label ?? ''} />}
      {isPrinting && days.state === 'ready' && !model.isTurning && <DaySheets visits={view === 'list' ? shown : shown.filter(({ startsLocal }) => startsLocal.startsWith(date))} location={location?.label ?? ''} />}
      <Desk ref={desk}>
        <div data-part="calendar" onFocus={focused} onBlur={() => setFocusedId(null)}>
          <Loaded of={days} isPane waiting={<Skeleton lines={16} />} onRetry={props.onRetry}>
            {(value) =>
              view === 'list' ? (
                <VisitList
                  shown={shown}
                  title={range(noon(date), noon(shifted(date, week - 1)), { timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })}
                  openId={openId}
                  onToday={() => onPlace({ date: today })}
                  onPage={(step) => onPlace({ date: shifted(date, step * week) })}
                  onOpen={visits.onOpen}
                />
              ) : (
                <Schedule
                  {...visits}
                  days={value}
                  model={model}
                  timeZone={timeZone}
                  onPlace={onPlace}
                  onSlot={may.write ? (slot) => setOpen({ what: 'book', slot }) : undefined}
                  onMove={may.write ? ({ visit, slot, minutes }) => setOpen({ what: 'move', visit, slot: { ...slot, minutes } }) : undefined}
                />
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
                  now={model.now}
                  mayWrite={may.write}
                  links={links}
                  onText={props.onText}
                  onCall={props.onCall}
                  onAct={(event) => props.onAct({ visit, event })}
                  onMove={() => setOpen({ what: 'move', visit, slot: null })}
                  onCancel={() => setOpen({ what: 'cancel', visit })}
                  onUndo={({ isAlone }) => props.onUndo({ id: visit.id, isAlone })}
                  onClose={close}
                />
              )}
            </Loaded>
          </section>
        )}
      </Desk>
      {(open?.what === 'book' || open?.what === 'move') && visitTypes && (
        <BookDrawer
          model={model}
          visitTypes={visitTypes}
          physicians={days.state === 'ready' ? days.value.physicians.map(({ id, name }) => ({ id, label: name })) : []}
          resources={days.state === 'ready' ? offered(days.value.resources, open.what === 'move' ? open.visit.resourceId : null).map(({ id, name }) => ({ id, label: name })) : []}
          hours={days.state === 'ready' ? days.value.hours : []}
          timeZone={timeZone}
          moving={open.what === 'move' ? open.visit : null}
          slot={open.slot}
          waitlist={links.waitlist}
          onSearch={props.onSearch}
          onAsk={props.onAsk}
          onHold={props.onHold}
          onPlan={props.onPlan}
          onSaveSeries={props.onSaveSeries}
          onSave={async (fields) => {
            const moving = open.what === 'move' ? open.visit : null;
            const problem = await props.onSave({ ...fields, moving });
            if (moving && !problem) setMovedId(moving.id);
            return problem;
          }}
          onClose={leave}
        />
      )}
      {open?.what === 'shifted' && <ShiftedDrawer visits={model.shifted} visitHref={links.visit} onSettle={props.onSettle} onClose={() => setOpen(null)} />}
      {open?.what === 'cancel' && (
        <CancelDrawer name={nameOf(open.visit)} isOfSeries={open.visit.series !== null} onCancel={(cancel) => props.onCancel({ visit: open.visit, ...cancel })} onClose={() => setOpen(null)} />
      )}
    </Workspace>
  );
}
