import { z } from 'zod';
import { CalendarDays } from '../../contract/appointment/appointment.contract.ts';
import { Appointment, AppointmentDetail } from '../../contract/appointment/appointmentSummary.contract.ts';
import { CalendarFeed } from '../../contract/appointment/calendarFeed.contract.ts';
import { HoursException, Resource, VisitType, WorkingHours } from '../../contract/appointment/calendarSettings.contract.ts';
import { SeriesPreview } from '../../contract/appointment/series.contract.ts';
import { FreeTime } from '../../contract/base/common.contract.ts';
import { hoursAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { locations } from '../organization/location.fixtures.ts';
import { modalities } from '../organization/modality.fixtures.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { physicians } from '../patient/physician.fixtures.ts';

const [location] = locations as [(typeof locations)[number]];
const internal = physicians.filter(({ isInternal }) => isInternal);
const timeZone = 'America/Toronto';

export const visitTypes = z.array(VisitType).parse(
  [
    { name: 'First consultation', modalityId: modalities[0]?.id, minutes: 45, after: 5, preparation: 'Bring a list of your medication and your health card.' },
    { name: 'Follow-up', modalityId: modalities[0]?.id, minutes: 20, after: 0, preparation: null },
    { name: 'Echocardiogram', modalityId: modalities[1]?.id, minutes: 30, after: 10, preparation: null },
    { name: 'Stress test', modalityId: modalities[2]?.id, minutes: 60, after: 15, preparation: 'No coffee that day. Wear shoes to run in.' },
  ].map(({ after, ...type }, index) => ({ ...type, id: fixtureId('visit_type', index + 1), version: 1, bufferBeforeMinutes: 0, bufferAfterMinutes: after })),
);

export const resources = z.array(Resource).parse([
  { id: fixtureId('resource', 1), version: 1, name: 'Echo room', kind: 'room', locationId: location.id },
  { id: fixtureId('resource', 2), version: 1, name: 'Treadmill', kind: 'device', locationId: location.id },
]);

const nameOf = ({ familyName, givenName }: { familyName: string; givenName: string }) => `${familyName}, ${givenName}`;

export const workingHours = z.array(WorkingHours).parse(
  internal.flatMap((physician, at) =>
    [['08:30', '12:00'], ['13:00', '16:30']].map(([from, until], part) => ({
      id: fixtureId('working_hours', at * 2 + part + 1), version: 1, physicianId: physician.id, resourceId: null, locationId: location.id,
      weekdays: [1, 2, 3, 4, 5], from, until, validFrom: null, validUntil: null, visitTypeIds: part === 0 ? [] : visitTypes.slice(at * 2, at * 2 + 2).map(({ id }) => id), ownerName: nameOf(physician), locationName: location.name,
    })),
  ),
);

export const hoursExceptions = z.array(HoursException).parse([
  {
    id: fixtureId('hours_exception', 1), version: 1, physicianId: null, locationId: null, firstDay: '2026-12-25', lastDay: '2026-12-25', from: null, until: null,
    isOpen: false, reason: 'Christmas Day',
  },
  {
    id: fixtureId('hours_exception', 2), version: 1, physicianId: internal[0]?.id, locationId: null, firstDay: '2026-12-07', lastDay: '2026-12-11', from: null,
    until: null, isOpen: false, reason: 'Conference',
  },
]);

/** In November Toronto is five hours behind. */
const instant = (day: string, time: string, minutes = 0) => new Date(Date.parse(`${day}T${time}:00-05:00`) + minutes * 60_000).toISOString();

let made = 0;
export function appointmentAt(day: string, time: string, change: Partial<z.input<typeof Appointment>> & { type?: number; physician?: number } = {}): Appointment {
  made += 1;
  const { type = made % 3, physician: who = made % 2, ...more } = change;
  const visitType = visitTypes[type] ?? visitTypes[0]!;
  const physician = internal[who] ?? internal[0]!;
  const patient = patients[made % patients.length]!;
  return Appointment.parse({
    id: fixtureId('appointment', made),
    version: 1,
    status: 'booked',
    startsAt: instant(day, time),
    endsAt: instant(day, time, visitType.minutes),
    busyFrom: instant(day, time),
    busyUntil: instant(day, time, visitType.minutes + visitType.bufferAfterMinutes),
    timeZone,
    startsLocal: `${day}T${time}:00`,
    visitTypeId: visitType.id,
    visitTypeName: visitType.name,
    patientId: patient.id,
    patientName: nameOf(patient),
    patientBirthDate: patient.birthDate,
    physicianId: physician.id,
    physicianName: nameOf(physician),
    resourceId: null,
    resourceName: null,
    locationId: location.id,
    locationName: location.name,
    isOverbooked: false,
    overbookReason: null,
    confirmedBy: null,
    reason: null,
    note: null,
    cancelReason: null,
    cancelNote: null,
    faxId: null,
    requestId: null,
    rescheduledFrom: null,
    series: null,
    heldUntil: null,
    ...more,
  });
}

const today = '2026-11-23';

export const appointments: readonly Appointment[] = [
  appointmentAt(today, '08:30', { status: 'fulfilled', type: 1, physician: 0 }),
  appointmentAt(today, '08:50', { status: 'noshow', type: 1, physician: 0 }),
  appointmentAt(today, '09:10', { status: 'checked-in', type: 0, physician: 0, reason: 'New murmur, family history of cardiomyopathy' }),
  appointmentAt(today, '10:00', { status: 'booked', confirmedBy: 'patient', type: 1, physician: 0 }),
  appointmentAt(today, '10:20', { status: 'booked', type: 1, physician: 0 }),
  appointmentAt(today, '10:30', { status: 'booked', type: 1, physician: 0, isOverbooked: true, overbookReason: 'Chest pain since yesterday' }),
  appointmentAt(today, '13:30', { status: 'pending', type: 0, physician: 0 }),
  appointmentAt(today, '15:00', { status: 'cancelled', cancelReason: 'patient', type: 1, physician: 0 }),
  appointmentAt(today, '08:30', { status: 'fulfilled', type: 2, physician: 1, resourceId: resources[0]?.id, resourceName: resources[0]?.name }),
  appointmentAt(today, '09:30', { status: 'arrived', type: 2, physician: 1, resourceId: resources[0]?.id, resourceName: resources[0]?.name }),
  appointmentAt(today, '10:30', { type: 3, physician: 1, resourceId: resources[1]?.id, resourceName: resources[1]?.name }),
  appointmentAt(today, '13:00', { type: 2, physician: 1, confirmedBy: 'staff' }),
  ...['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].flatMap((day, at) => [
    appointmentAt(day, '08:30', { type: 0, physician: 0 }),
    appointmentAt(day, '09:30', { type: 1, physician: 0 }),
    appointmentAt(day, '13:00', { type: at % 3, physician: 0 }),
    appointmentAt(day, '09:00', { type: 2, physician: 1 }),
    appointmentAt(day, '14:00', { type: 3, physician: 1 }),
  ]),
];

/** The one that waits in the examination room. */
export const checkedIn = appointments[2]!;
/** The next one. */
export const nextUp = appointments[4]!;

export const appointmentDetail = (appointment: Appointment, more: Partial<z.input<typeof AppointmentDetail>> = {}): AppointmentDetail =>
  AppointmentDetail.parse({
    ...appointment,
    patientPhone: '+16475550142',
    preparation: visitTypes.find(({ id }) => id === appointment.visitTypeId)?.preparation ?? null,
    rescheduledTo: null,
    history: [{ id: fixtureId('appointment_event', 1), event: 'book', from: 'proposed', to: 'booked', actor: 'Maya Fontaine', at: hoursAgo(50), undoneAt: null }],
    referrer: null,
    undoable: null,
    ...more,
  });

export const calendarDays = CalendarDays.parse({
  timeZone,
  appointments,
  physicians: internal.map((physician) => ({ id: physician.id, name: nameOf(physician), specialty: physician.specialty })),
  resources,
  hours: workingHours,
  exceptions: hoursExceptions,
  closed: null,
});

export const freeTimes = z.array(FreeTime).parse(
  (['11:10', '15:20', '15:50'] as const).map((time, at) => ({
    startsAt: instant(today, time),
    endsAt: instant(today, time, 20),
    physicianId: internal[at % 2]?.id,
    physicianName: nameOf(internal[at % 2]!),
    resourceId: null,
    locationId: location.id,
    locationName: location.name,
    timeZone,
  })),
);

/** The third of six that were booked together, each a week after the other. */
export const ofSeries = { id: fixtureId('appointment_series', 1), position: 3, visits: 6, rule: 'FREQ=WEEKLY;COUNT=6' };

/** Six Mondays: one is taken, one a holiday. */
export const seriesPreview = SeriesPreview.parse({
  timeZone,
  visits: ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04'].map((day, at) => ({
    position: at + 1, startsAt: instant(day, '09:00'), endsAt: instant(day, '09:20'), startsLocal: `${day}T09:00:00`, isLeftOut: false, isMoved: false,
    ...(at === 2 && { fault: 'time-taken', reason: null, freeTimes: freeTimes.map((one, part) => ({ ...one, startsAt: instant(day, '09:20', part * 20), endsAt: instant(day, '09:40', part * 20) })) }),
    ...(at === 4 && { fault: 'closed', reason: 'Boxing Day (observed)', freeTimes: freeTimes.map((one, part) => ({ ...one, startsAt: instant('2026-12-29', '09:00', part * 20), endsAt: instant('2026-12-29', '09:20', part * 20) })) }),
    ...(at !== 2 && at !== 4 && { fault: null, reason: null, freeTimes: [] }),
  })),
});

export const calendarFeeds = z.array(CalendarFeed).parse([
  {
    id: fixtureId('calendar_feed', 1), version: 1, name: 'Telephone', physicianId: internal[0]?.id, locationId: null, hasInitials: true, language: 'en',
    createdAt: hoursAgo(500), lastReadAt: hoursAgo(1),
  },
  {
    id: fixtureId('calendar_feed', 2), version: 1, name: 'Screen in the staff room', physicianId: null, locationId: location.id, hasInitials: false, language: 'en',
    createdAt: hoursAgo(20), lastReadAt: null,
  },
]);
