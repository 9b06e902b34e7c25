import type { Insertable, Selectable } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { openOn, startsIn } from '../modules/appointment/freeTimes.ts';
import type { Database, Tx } from '../platform/database/database.port.ts';
import type { Tables } from '../platform/database/tables.ts';
import { wallTimeOf } from '../platform/clock/wallTime.ts';
import { storedNameKeys } from '../platform/search/names.ts';
import { insertWaitlist } from './waitlist.ts';

/** Who sees patients, and for what besides their own specialty; the first is the physician who can sign in. */
const physicians = [
  { family: 'Marchetti', given: 'Elena', specialty: 'Cardiology', service: 'CARD', besides: ['US'] },
  { family: 'Osei', given: 'Kwabena', specialty: 'Dermatology', service: 'DERM', besides: [] },
  { family: 'Lavoie', given: 'Sophie', specialty: 'Neurology', service: 'NEUR', besides: [] },
];

const visitTypes = [
  { name: 'Cardiology, first visit', service: 'CARD', minutes: 45, after: 5, preparation: 'Bring a list of your medication and your health card.' },
  { name: 'Cardiology, follow-up', service: 'CARD', minutes: 20, after: 0, preparation: null },
  { name: 'Dermatology, first visit', service: 'DERM', minutes: 30, after: 0, preparation: null },
  { name: 'Dermatology, follow-up', service: 'DERM', minutes: 15, after: 0, preparation: null },
  { name: 'Neurology, first visit', service: 'NEUR', minutes: 60, after: 10, preparation: 'Bring earlier imaging on a disc, if you have any.' },
  { name: 'Neurology, follow-up', service: 'NEUR', minutes: 30, after: 0, preparation: null },
  { name: 'Ultrasound', service: 'US', minutes: 30, after: 10, preparation: 'Drink a litre of water an hour before the visit.' },
];

/** From today. */
const days = 14;
const weekdays = [1, 2, 3, 4, 5];
const minute = 60_000;

/** This week so far and two weeks to come, as a clinic has them: full mornings, a gap on the next working day, and what has come of each visit by now. */
export async function makeDemoCalendar(database: Database, { organizationId, timeZone }: { organizationId: string; timeZone: string }): Promise<void> {
  await database.asService(organizationId, async (tx) => {
    const location = await tx.selectFrom('location').select('id').where('organization_id', '=', organizationId).orderBy('name').executeTakeFirstOrThrow();
    const modalities = await tx.selectFrom('modality').select(['id', 'code']).where('organization_id', '=', organizationId).execute();
    const serviceOf = (code: string) => modalities.find((one) => one.code === code)?.id ?? null;
    const types = await tx
      .insertInto('visit_type')
      .values(visitTypes.map(({ name, service, minutes, after, preparation }) => ({
        organization_id: organizationId, name, modality_id: serviceOf(service), minutes, buffer_after_minutes: after, preparation,
      })))
      .returningAll()
      .execute();
    await tx.insertInto('resource').values({ organization_id: organizationId, location_id: location.id, name: 'Ultrasound room', kind: 'room' }).execute();
    const people = await insertPhysicians(tx, organizationId);
    const seenBy = physicians.map(({ service, besides }) => types.filter(({ modality_id }) => [service, ...besides].some((code) => serviceOf(code) === modality_id)).map(({ id }) => id));
    await insertHours(tx, organizationId, location.id, people.map(({ id }, at) => ({ id, visitTypeIds: seenBy[at] ?? [] })));
    const patients = await insertPatients(tx, organizationId);
    const rows = people.flatMap((physician, at) =>
      visitsOf({
        organizationId, timeZone, locationId: location.id, physicianId: physician.id, offset: at,
        types: types.filter(({ modality_id }) => modality_id === serviceOf(physicians[at]!.service)),
        patients: patients.filter((_, index) => index % people.length === at),
      }),
    );
    await insertVisits(tx, rows);
    await insertWaitlist(tx, { organizationId, types, patients });
  });
}

/** Visits, each with the entry in its history that it was made or cancelled by. */
export async function insertVisits(tx: Tx, rows: Insertable<Tables['appointment']>[]): Promise<void> {
  const made = await tx.insertInto('appointment').values(rows).returning(['id', 'organization_id', 'status']).execute();
  await tx
    .insertInto('appointment_event')
    .values(made.map(({ id, organization_id, status }) => ({
      organization_id, appointment_id: id, ...(status === 'cancelled' ? { event: 'cancel', from_status: 'booked' as const } : { event: 'book', from_status: 'proposed' as const }),
      to_status: status, actor_id: null,
      actor_name: 'Intake', before: '{}', appointment_version: 1,
    })))
    .execute();
}

interface Visit {
  organizationId: string;
  timeZone: string;
  locationId: string;
  physicianId: string;
  patientId: string | null;
  type: Pick<Selectable<Tables['visit_type']>, 'id' | 'minutes' | 'buffer_after_minutes'>;
  start: number;
}

/** A visit that is booked, and of which nothing has come yet. */
export function bookedVisit({ organizationId, timeZone, locationId, physicianId, patientId, type, start }: Visit): Insertable<Tables['appointment']> {
  const end = start + type.minutes * minute;
  return {
    organization_id: organizationId, status: 'booked', visit_type_id: type.id, patient_id: patientId, physician_id: physicianId, resource_id: null, location_id: locationId,
    starts_at: new Date(start), ends_at: new Date(end), busy_from: new Date(start), busy_until: new Date(end + type.buffer_after_minutes * minute),
    time_zone: timeZone, starts_local: wallTimeOf(new Date(start), timeZone), overbook_reason: null, held_by: null, fax_id: null, request_id: null,
    confirmed_at: null, confirmed_by: null, rescheduled_from: null, series_id: null, series_position: null, reason: null, note: null, cancel_reason: null, cancel_note: null,
    created_by: null, updated_by: null,
  };
}

async function insertPhysicians(tx: Tx, organizationId: string): Promise<{ id: string }[]> {
  const account = await tx.selectFrom('app_user').innerJoin('mapping', 'mapping.user_id', 'app_user.id').select('app_user.id')
    .where('mapping.organization_id', '=', organizationId).where('app_user.is_physician', '=', true).executeTakeFirst();
  return tx
    .insertInto('physician')
    .values(physicians.map(({ family, given, specialty }, at) => ({
      organization_id: organizationId, user_id: at === 0 ? (account?.id ?? null) : null, family_name: family, given_name: given,
      licence_number: null, billing_number: null, province: null, specialty, is_internal: true, name_keys: storedNameKeys(family, given),
    })))
    .returning('id')
    .execute();
}

const hours = [['08:30', '12:00'], ['13:00', '16:30']] as const;

async function insertHours(tx: Tx, organizationId: string, locationId: string, people: { id: string; visitTypeIds: string[] }[]): Promise<void> {
  await tx
    .insertInto('working_hours')
    .values(people.flatMap(({ id, visitTypeIds }) => hours.map(([from_time, until_time]) => ({
      organization_id: organizationId, physician_id: id, resource_id: null, location_id: locationId, weekdays, from_time, until_time, valid_from: null, valid_until: null, visit_type_ids: visitTypeIds,
    }))))
    .execute();
}

/** Those who come, and after them who was entered twice. */
async function insertPatients(tx: Tx, organizationId: string): Promise<{ id: string }[]> {
  // The names to choose from take 40 MB, and only the first start needs them.
  const { visitors, enteredTwice } = await import('./visitors.ts');
  const charts = visitors(organizationId, 128);
  const patients = await tx.insertInto('patient').values(charts).returning('id').execute();
  await tx.insertInto('patient').values(enteredTwice(charts)).execute();
  return patients;
}

interface Plan {
  organizationId: string;
  timeZone: string;
  locationId: string;
  physicianId: string;
  /** Which of the physicians it is: their days differ. */
  offset: number;
  types: Visit['type'][];
  patients: { id: string }[];
}

function visitsOf({ organizationId, timeZone, locationId, physicianId, offset, types, patients }: Plan): Insertable<Tables['appointment']>[] {
  const today = Temporal.Now.plainDateISO(timeZone);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const place = { physicianId, resourceId: null, locationId };
  const own = hours.map(([from, until]) => ({ ...place, weekdays, from, until, validFrom: null, validUntil: null }));
  const rows: Insertable<Tables['appointment']>[] = [];
  let working = 0;
  for (let day = 0, date = monday; Temporal.PlainDate.compare(date, today.add({ days })) < 0; day += 1, date = date.add({ days: 1 })) {
    const open = openOn(date, timeZone, place, own, []);
    if (open.length > 0 && Temporal.PlainDate.compare(date, today) >= 0) working += 1;
    for (const [part, stretch] of open.entries()) {
      let from = stretch.from;
      for (let turn = 0; ; turn += 1) {
        const type = types[(turn + offset) % types.length];
        const visit = type && { length: type.minutes * minute, before: 0, after: type.buffer_after_minutes * minute };
        const start = visit && startsIn([{ from, until: stretch.until }], visit, [], from)[0];
        if (!type || !visit || start === undefined) break;
        from = start + visit.length + visit.after;
        // The second working day has a morning that somebody cancelled; elsewhere every sixth time is free.
        const isCancelled = working === 2 && part === 0 && offset === 0 && turn > 0 && turn < 4;
        if (!isCancelled && (day + turn + part * 3 + offset) % 6 === 5) continue;
        rows.push({
          ...bookedVisit({ organizationId, timeZone, locationId, physicianId, patientId: patients[rows.length % patients.length]?.id ?? null, type, start }),
          ...(isCancelled ? { status: 'cancelled' as const, cancel_reason: 'patient' as const } : outcomeOf(start, visit.length, rows.length)),
        });
      }
    }
  }
  return rows;
}

/** What has come of a visit by now, and which of the coming ones were confirmed. */
function outcomeOf(start: number, length: number, at: number): Pick<Insertable<Tables['appointment']>, 'status' | 'confirmed_at' | 'confirmed_by'> {
  const now = Date.now();
  const unconfirmed = { confirmed_at: null, confirmed_by: null };
  if (start + length < now) return { status: at % 7 === 3 ? 'noshow' : 'fulfilled', ...unconfirmed };
  if (start < now) return { status: 'checked-in', ...unconfirmed };
  if (start < now + 20 * minute) return { status: 'arrived', ...unconfirmed };
  return { status: 'booked', ...(at % 3 === 0 ? { confirmed_at: new Date(now), confirmed_by: 'patient' as const } : unconfirmed) };
}
