import type { Intake, SignIn } from './intake.ts';
import { ask, tokenOf } from './server.ts';
import { test } from './test.ts';

/** What a walk through the calendar needs to be there; whatever day it is, tomorrow somebody works. */
export interface TestClinic {
  locationId: string;
  physicianId: string;
  visitTypeId: string;
  /** `YYYY-MM-DD` in the zone of the clinic. */
  today: string;
  tomorrow: string;
  /** Later than tomorrow's morning in every zone of the world. */
  dayAfter: string;
  /** The day of an instant there. */
  dayOf: (instant: string) => string;
  newPatient: (familyName: string, more?: object) => Promise<string>;
  /** Asks the server as the administrator. */
  call: <Answer>(method: string, path: string, body?: object) => Promise<Answer>;
}

const zone = 'America/Toronto';
const dayOf = (instant: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant);
const dayIn = (daysAhead: number) => dayOf(Date.now() + daysAhead * 86_400_000);

/** Hours of one physician on every day and around the clock, and a visit of thirty minutes. */
export async function openCalendar({ address }: Intake, administrator: SignIn): Promise<TestClinic> {
  const token = await tokenOf(address, administrator);
  const call: TestClinic['call'] = (method, path, body) => ask(`${address}${path}`, { method, token, ...(body && { body }) });
  const locations = await call<{ id: string }[]>('GET', '/api/location/');
  const locationId = locations[0]?.id ?? '';
  const person = { givenName: 'Elena', licenceNumber: null, billingNumber: null, province: null, specialty: 'Cardiology', isInternal: true, sites: [] };
  const { id: physicianId } = await call<{ id: string }>('POST', '/api/physician/', { ...person, familyName: 'Marchetti' });
  const visit = { name: 'Consultation', modalityId: null, minutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 0, preparation: null };
  const { id: visitTypeId } = await call<{ id: string }>('POST', '/api/appointments/visit-types', visit);
  await call('POST', '/api/appointments/hours', {
    physicianId, resourceId: null, locationId, weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', until: '24:00', validFrom: null, validUntil: null,
  });
  const chart = {
    givenName: 'Ada', birthDate: null, sex: null, healthNumber: null, versionCode: null, province: null, phones: ['+14165550142'], email: null, address: null, language: null, alerts: [], locationId: null, sourceFaxId: null,
  };
  return {
    locationId, physicianId, visitTypeId, today: dayIn(0), tomorrow: dayIn(1), dayAfter: dayIn(2), call,
    dayOf: (instant) => dayOf(Date.parse(instant)),
    newPatient: async (familyName, more = {}) => (await call<{ id: string }>('POST', '/api/patient_upload/', { ...chart, familyName, ...more })).id,
  };
}

/** A visit that is there before the walk begins. */
export const bookVisit = ({ call, locationId, physicianId, visitTypeId }: TestClinic, patientId: string, start: { at: string } | { local: string }) =>
  call<{ id: string; version: number; startsAt: string }>('POST', '/api/appointments/save', { visitTypeId, physicianId, locationId, patientId, start });

/** A test on an Intake of its file's own in which visits can be booked. */
export const calendarTest = test.extend<{ clinic: TestClinic }>({
  clinic: [async ({ intake, administrator }, use) => use(await openCalendar(intake, administrator)), { scope: 'file' }],
});
