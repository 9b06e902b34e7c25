import type { Appointment, AppointmentDetail, CalendarDays, FreeTime, Patient, SeriesPreview, VisitType } from '@intake/api/contract';
import { appointmentLifecycle, isCalendarDay, possible, takesTime, type AppointmentEvent, type AppointmentStatus } from '@intake/api/rules';
import type { CalendarEvent, WorkingHours } from '@intake/ui/Calendar';
import type { Loadable } from '../../../data/loadable.ts';
import type { PatientSearch } from '../../../shared/patient/patientSearch.ts';
import type { PlainAction } from '../words.messages.ts';

export const calendarViews = ['day', 'week', 'list'] as const;
export type CalendarViewId = (typeof calendarViews)[number];

/** A day has a column for each physician, or for each room and device. */
export type CalendarColumns = 'physician' | 'resource';

/** A patient, a physician, a location … to choose from. */
export interface Choice {
  id: string;
  label: string;
}

/** Where one is: the address holds this, and never a person by name. */
export interface CalendarPlace {
  view: CalendarViewId;
  /** `YYYY-MM-DD` in the zone of the location. */
  date: string;
  locationId: string | null;
  physicianId: string | null;
  resourceId: string | null;
  modalityId: string | null;
  /** Whose columns a day has. */
  by: CalendarColumns;
  openId: string | null;
}

/** For what a visit is booked, where one came from. */
export interface BookingFor {
  patientId: string | null;
  patientName: string | null;
  requestId: string | null;
  faxId: string | null;
  modalityId: string | null;
  reason: string | null;
  /** Who asks for the visit, as far as the fax says. */
  referrerName: string | null;
  /** The first moment that is later than the patient is to wait; null where nothing says. */
  dueAt: string | null;
}

export interface AppointmentsModel extends CalendarPlace {
  days: Loadable<CalendarDays>;
  /** The visits of these days are on their way; `days` holds those who work there, as they were last known. */
  isTurning: boolean;
  detail: { state: 'none' } | Loadable<AppointmentDetail>;
  locations: readonly (Choice & { timeZone: string })[];
  /** Null while they are on their way: a form that begins with the first of them waits. */
  visitTypes: readonly VisitType[] | null;
  /** The services that kinds of visits belong to. */
  services: readonly Choice[];
  /** Coming visits whose clock on the wall is no longer what the patient was told. */
  shifted: readonly Appointment[];
  /** Found by what was typed. */
  patients: PatientSearch;
  /** The next ones that fit what the form asks for. */
  freeTimes: Loadable<readonly FreeTime[]>;
  /** The dates of the series that the form holds. */
  preview: { state: 'none' } | Loadable<SeriesPreview>;
  /** What leads here to book something. */
  bookingFor: BookingFor | null;
  /** Of whom one is booking for, once it is known who; none where one may not read charts. */
  chart: { state: 'none' } | Loadable<Pick<Patient, 'alerts' | 'language' | 'locationId'>>;
  /** IANA name of the zone of the reader's machine. */
  ownTimeZone: string;
  now: number;
  may: { write: boolean; overbook: boolean; reserved: boolean };
}

/** Whoever looks at the calendar sees what takes time, and what became of it; what was moved stands elsewhere. */
export const isShown = ({ status, cancelReason }: Appointment): boolean => status !== 'entered-in-error' && !(status === 'cancelled' && cancelReason === 'rescheduled');

/** What narrows the calendar; null for no matter. */
export type CalendarFilters = Pick<CalendarPlace, 'physicianId' | 'resourceId' | 'modalityId'>;

export function shownOf({ appointments }: CalendarDays, { physicianId, resourceId, modalityId }: CalendarFilters, visitTypes: readonly VisitType[]): Appointment[] {
  const ofService = new Set(visitTypes.filter((type) => type.modalityId === modalityId).map(({ id }) => id));
  return appointments.filter(
    (appointment) =>
      isShown(appointment) && (physicianId === null || appointment.physicianId === physicianId) && (resourceId === null || appointment.resourceId === resourceId) &&
      (modalityId === null || ofService.has(appointment.visitTypeId)),
  );
}

export const tones: Record<AppointmentStatus, NonNullable<CalendarEvent['tone']>> = {
  proposed: 'neutral', pending: 'warning', booked: 'accent', arrived: 'success', 'checked-in': 'success', fulfilled: 'neutral', noshow: 'danger',
  cancelled: 'neutral', waitlist: 'neutral', 'entered-in-error': 'neutral',
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/**
 * The hours of a location as the grid shades them: those of the week while they hold, those besides, less leave and holidays.
 * @param ownerId the physician, room or device whose alone they are to be
 */
export function hoursOf({ hours, exceptions }: Pick<CalendarDays, 'hours' | 'exceptions'>, ownerId: string | null): WorkingHours[] {
  const shaded = ({ physicianId, resourceId = null }: { physicianId: string | null; resourceId?: string | null }, more: WorkingHours): WorkingHours[] => {
    const whose = physicianId ?? resourceId;
    if (ownerId) return whose === null || whose === ownerId ? [more] : [];
    return [whose === null ? more : { ...more, resource: whose }];
  };
  return [
    ...hours.flatMap((one) =>
      shaded(one, {
        weekdays: one.weekdays.map((day) => day % 7), from: one.from, to: one.until,
        ...(one.validFrom && { firstDay: one.validFrom }), ...(one.validUntil && { lastDay: one.validUntil }),
      }),
    ),
    ...exceptions.flatMap((one) => shaded(one, { weekdays: everyDay, from: one.from ?? '00:00', to: one.until ?? '24:00', firstDay: one.firstDay, lastDay: one.lastDay, isClosed: !one.isOpen })),
  ];
}

/** What takes whole days of somebody, or of everybody: leave and holidays. */
export const closedDays = ({ exceptions }: CalendarDays): CalendarEvent[] =>
  exceptions
    .filter(({ isOpen, from }) => !isOpen && from === null)
    .map(({ id, firstDay, lastDay, reason, physicianId }) => ({
      id: `closed:${id}`, start: firstDay, end: nextDay(lastDay), title: reason, resource: physicianId ?? undefined, tone: 'neutral',
    }));

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Keys of the events; one letter each. */
export const actionKeys: Record<PlainAction, string | undefined> = {
  book: 'o', confirm: 'c', arrive: 'a', 'check-in': 'i', fulfill: 'f', 'no-show': 's', void: undefined,
};

const plain: readonly PlainAction[] = ['book', 'confirm', 'arrive', 'check-in', 'fulfill', 'no-show', 'void'];

const does = (status: AppointmentStatus, event: AppointmentEvent) => possible(appointmentLifecycle, status).includes(event);

/** What can be done to a visit by one key; who is confirmed is not confirmed again. */
export const actionsOf = ({ status, confirmedBy, heldUntil }: Pick<Appointment, 'status' | 'confirmedBy' | 'heldUntil'>): PlainAction[] =>
  heldUntil ? [] : plain.filter((event) => does(status, event) && !(event === 'confirm' && confirmedBy));

export const canMove = ({ status, heldUntil }: Pick<Appointment, 'status' | 'heldUntil'>) => !heldUntil && does(status, 'reschedule');
export const canCancel = ({ status, heldUntil }: Pick<Appointment, 'status' | 'heldUntil'>) => !heldUntil && does(status, 'cancel');

/** The one that a key is about: that which has the focus, else the one that is open, as soon as its own pane or the calendar shows it. */
export const currentOf = (shown: readonly Appointment[], focusedId: string | null, openId: string | null, opened: Appointment | null): Appointment | undefined =>
  shown.find(({ id }) => id === (focusedId ?? openId)) ?? shown.find(({ id }) => id === openId) ?? [opened].find((one) => one?.id === openId) ?? undefined;

/** By the days that they are on, in the zone of the location. */
export function byDay(shown: readonly Appointment[]): [string, Appointment[]][] {
  const days = new Map<string, Appointment[]>();
  for (const appointment of shown.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const day = appointment.startsLocal.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), appointment]);
  }
  return [...days].toSorted(([one], [other]) => one.localeCompare(other));
}

export interface DaySheet {
  /** `YYYY-MM-DD` */
  day: string;
  physicianId: string | null;
  physicianName: string | null;
  visits: Appointment[];
}

/** What is printed: for each day and physician a sheet, in the order of the names; what nobody's time is held for is none. */
export function sheetsOf(visits: readonly Appointment[]): DaySheet[] {
  const sheets = new Map<string, DaySheet>();
  for (const visit of visits.filter(({ heldUntil }) => !heldUntil).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const { startsLocal, physicianId, physicianName } = visit;
    const day = startsLocal.slice(0, 10);
    const key = `${day} ${physicianId ?? ''}`;
    const sheet = sheets.get(key) ?? { day, physicianId, physicianName, visits: [] };
    sheet.visits.push(visit);
    sheets.set(key, sheet);
  }
  return [...sheets.values()].toSorted((one, other) => one.day.localeCompare(other.day) || (one.physicianName ?? '').localeCompare(other.physicianName ?? ''));
}

/** How many of a day are still to come. */
export const openCount = (shown: readonly Appointment[]): number => shown.filter(({ status }) => takesTime(status)).length;

export const keyOfTime = ({ startsAt, physicianId }: Pick<FreeTime, 'startsAt' | 'physicianId'>) => `${startsAt} ${physicianId ?? ''}`;

/** What is booked by itself, without a physician: rooms and devices that have hours of their own. */
export const isBookedAlone = ({ hours }: Pick<CalendarDays, 'hours'>, id: string) => hours.some(({ resourceId }) => resourceId === id);

export const minutesOf = ({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): number => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** How long a visit is, or is to be, when that is not as long as its kind; null when it is. */
export function ownMinutes(visit: Pick<Appointment, 'startsAt' | 'endsAt' | 'visitTypeId'>, types: readonly VisitType[], minutes = minutesOf(visit)): number | null {
  const { visitTypeId } = visit;
  return types.find(({ id }) => id === visitTypeId)?.minutes === minutes ? null : minutes;
}

const isView = (text: string | null): text is CalendarViewId => calendarViews.some((view) => view === text);

export function placeOf(address: URLSearchParams, today: string): CalendarPlace {
  const view = address.get('view');
  const date = address.get('date');
  return {
    view: isView(view) ? view : 'day',
    date: date && isCalendarDay(date) ? date : today,
    locationId: address.get('location'),
    physicianId: address.get('physician'),
    resourceId: address.get('resource'),
    modalityId: address.get('service'),
    by: address.get('by') === 'resource' ? 'resource' : 'physician',
    openId: address.get('open'),
  };
}

export function addressOf({ view, date, locationId, physicianId, resourceId, modalityId, by, openId }: CalendarPlace, today: string): URLSearchParams {
  const parts = {
    view: view === 'day' ? null : view, date: date === today ? null : date, location: locationId, physician: physicianId, resource: resourceId, service: modalityId,
    by: by === 'physician' ? null : by, open: openId,
  };
  return new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
