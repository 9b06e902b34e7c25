import { Temporal } from 'temporal-polyfill';
import type { Actor } from '../../kernel/actor.ts';
import { createRequestActions } from '../../modules/request/requestAction.service.ts';
import { createRequestSaving } from '../../modules/request/requestSave.service.ts';
import { startOfDay, timeOfDay } from '../../platform/clock/wallTime.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { bookedVisit, insertVisits } from '../calendar.ts';

const count = 3;
const minute = 60_000;
const quarter = 15 * minute;
/** As long as the longest visit, and what comes after it. */
const turnLength = 90 * minute;

interface Clinic {
  actor: Actor;
  timeZone: string;
}

/** Who has come for a visit of today: one with another address than in the chart, and one who was confirmed already. */
export async function makeDemoCheckIns(database: Database, { actor, timeZone }: Clinic): Promise<void> {
  let now = new Date();
  const parts = { database, clock: { now: () => now } };
  const [saving, actions] = [createRequestSaving(parts), createRequestActions(parts)];
  const visits = await database.asService(actor.organizationId, async (tx) => {
    const missing = count - (await listVisits(tx, timeZone)).length;
    if (missing > 0) await bookEvening(tx, { actor, timeZone }, missing);
    return listVisits(tx, timeZone);
  });
  for (const [index, { location_id, ...patient }] of visits.entries()) {
    now = new Date(Date.now() - (index + 1) * 10 * minute);
    const { id, version } = await saving.saveCheckIn(actor, {
      id: null, version: null, faxId: null, patientId: patient.id, locationId: location_id, priority: 'routine', note: null,
      stated: {
        familyName: patient.family_name, givenName: patient.given_name, birthDate: patient.birth_date, healthNumber: patient.health_number,
        versionCode: patient.version_code, phone: patient.phones[0] ?? null, email: patient.email,
        address: index === 0 ? '17 Linden Avenue, Ottawa ON K1S 2B4' : patient.address,
      },
    });
    if (index === 2) await actions.act(actor, { id, version, event: 'accept', isTold: false, expectedWaitWeeks: null });
  }
}

/** The next visits of today, each with its patient: of those who have a card to show. */
function listVisits(tx: Tx, timeZone: string) {
  const today = Temporal.Now.plainDateISO(timeZone);
  return tx
    .selectFrom('appointment')
    .innerJoin('patient', 'patient.id', 'appointment.patient_id')
    .selectAll('patient')
    .select('appointment.location_id')
    .where('appointment.status', '=', 'booked')
    .where('patient.health_number', 'is not', null)
    .where('appointment.starts_at', '>=', new Date(startOfDay(today, timeZone)))
    .where('appointment.starts_at', '<', new Date(startOfDay(today.add({ days: 1 }), timeZone)))
    .orderBy('appointment.starts_at')
    .orderBy('appointment.id')
    .limit(count)
    .execute();
}

/** An evening has few visits to come, and a weekend none: then who would come next comes after hours. */
async function bookEvening(tx: Tx, { actor: { organizationId }, timeZone }: Clinic, missing: number): Promise<void> {
  const today = Temporal.Now.plainDateISO(timeZone);
  const midnight = startOfDay(today.add({ days: 1 }), timeZone);
  const next = await tx
    .selectFrom('appointment')
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .innerJoin('patient', 'patient.id', 'appointment.patient_id')
    .select(['appointment.patient_id', 'appointment.physician_id', 'appointment.location_id', 'visit_type.id', 'visit_type.minutes', 'visit_type.buffer_after_minutes'])
    .where('appointment.status', '=', 'booked')
    .where('patient.health_number', 'is not', null)
    .where('appointment.starts_at', '>=', new Date(midnight))
    .orderBy('appointment.starts_at')
    .orderBy('appointment.id')
    .limit(missing)
    .execute();
  const first = Math.max(timeOfDay(today, '17:00', timeZone), Math.ceil(Date.now() / quarter) * quarter);
  const start = Math.min(first, midnight - next.length * turnLength);
  await insertVisits(tx, next.map(({ patient_id, physician_id, location_id, ...type }, turn) =>
    bookedVisit({ organizationId, timeZone, locationId: location_id, physicianId: physician_id!, patientId: patient_id, type, start: start + turn * turnLength }),
  ));
}
