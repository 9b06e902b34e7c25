import type { CalendarEvent, CalendarResource, WorkingHours } from './calendarEvent.ts';

export const timeZone = 'America/Toronto';

export const workingHours: readonly WorkingHours[] = [
  { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' },
  { weekdays: [6], from: '09:00', to: '12:00' },
];

export const resources: readonly CalendarResource[] = [
  { id: 'okafor', label: 'Dr. Amara Okafor', detail: 'Cardiology' },
  { id: 'tremblay', label: 'Dr. Luc Tremblay', detail: 'Orthopaedics' },
  { id: 'sato', label: 'Dr. Yui Sato', detail: 'Radiology' },
  { id: 'mri', label: 'MRI 1.5 T', detail: 'Room 4' },
];

const names = [
  'Olivia Chen',
  'Noah Singh',
  'Marguerite Beaulieu-Desrochers',
  'Kwame Mensah',
  'Sofia Rossi',
  'Ethan Wilson',
  'Mei Lin',
  'Jean Côté',
  'Aisha Rahman',
  'Lucas Martin',
  'Hana Kim',
  'Omar Haddad',
];
const services = ['Echocardiogram', 'Follow-up', 'MRI knee', 'Consultation', 'Ultrasound', 'Stress test'];
const states = [
  { status: 'Booked', tone: 'accent' },
  { status: 'Confirmed', tone: 'success' },
  { status: 'Pending', tone: 'warning' },
  { status: 'Arrived', tone: 'success' },
  { status: 'Proposed', tone: 'suggestion' },
] as const;

/** The instant of a time of day in Toronto in late autumn, when it is five hours behind. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00-05:00`).toISOString();

let made = 0;
function appointment(date: string, from: string, to: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  made += 1;
  return {
    id: `appointment-${made}`,
    start: at(date, from),
    end: at(date, to),
    title: names[made % names.length] ?? '',
    detail: services[made % services.length],
    resource: resources[made % resources.length]?.id,
    ...states[made % states.length],
    ...more,
  };
}

/** Sunday 22 to Saturday 28 November 2026. */
export const busyWeek: readonly CalendarEvent[] = [
  { id: 'closed', start: '2026-11-26', end: '2026-11-28', title: 'Room 4 is being painted', tone: 'neutral' },
  { id: 'visit', start: '2026-11-24', end: '2026-11-25', title: 'Accreditation visit', tone: 'warning' },
  appointment('2026-11-23', '08:00', '08:30'),
  appointment('2026-11-23', '08:30', '09:15'),
  appointment('2026-11-23', '10:00', '11:00'),
  appointment('2026-11-23', '13:00', '14:30'),
  appointment('2026-11-24', '08:30', '09:00'),
  appointment('2026-11-24', '09:00', '10:30'),
  appointment('2026-11-24', '09:30', '10:00'),
  appointment('2026-11-24', '11:00', '11:20'),
  appointment('2026-11-24', '14:00', '15:00', { status: 'Cancelled', tone: 'neutral', isCancelled: true }),
  appointment('2026-11-25', '08:00', '09:00'),
  appointment('2026-11-25', '09:00', '09:30'),
  appointment('2026-11-25', '09:00', '10:00'),
  appointment('2026-11-25', '09:30', '11:00'),
  appointment('2026-11-25', '13:30', '14:00', { status: 'No-show', tone: 'danger' }),
  appointment('2026-11-26', '10:00', '12:00'),
  appointment('2026-11-26', '13:00', '13:45'),
  appointment('2026-11-27', '08:00', '08:20'),
  appointment('2026-11-27', '08:20', '08:40'),
  appointment('2026-11-27', '08:40', '09:00'),
  appointment('2026-11-27', '11:00', '12:00'),
  appointment('2026-11-28', '09:30', '10:30'),
];

/** One Tuesday with more than can happen. */
export const overlaps: readonly CalendarEvent[] = [
  appointment('2026-11-24', '08:00', '12:00'),
  appointment('2026-11-24', '08:00', '09:00'),
  appointment('2026-11-24', '08:30', '10:00'),
  appointment('2026-11-24', '09:00', '09:30'),
  appointment('2026-11-24', '09:15', '09:20'),
  appointment('2026-11-24', '10:30', '11:30'),
  appointment('2026-11-24', '13:00', '14:00'),
  appointment('2026-11-24', '13:00', '14:00'),
  appointment('2026-11-24', '13:00', '14:00'),
  appointment('2026-11-24', '13:00', '14:00'),
  appointment('2026-11-24', '13:30', '14:30'),
];

/** Eight at a time, as in a week of eight providers. */
export const eightAtATime: readonly CalendarEvent[] = Array.from({ length: 8 }, () => appointment('2026-11-24', '10:00', '11:00'));

/** The night in which clocks go back in Toronto: half past one comes twice. */
export const clocksGoBack: readonly CalendarEvent[] = [
  { id: 'first', start: '2026-11-01T05:30:00Z', end: '2026-11-01T06:00:00Z', title: 'Noah Singh', detail: 'Sleep study', tone: 'accent' },
  { id: 'second', start: '2026-11-01T06:30:00Z', end: '2026-11-01T07:30:00Z', title: 'Mei Lin', detail: 'Sleep study', tone: 'success' },
  { id: 'monday', start: '2026-11-02T06:00:00Z', end: '2026-11-02T07:30:00Z', title: 'Jean Côté', detail: 'Sleep study', tone: 'warning' },
];
