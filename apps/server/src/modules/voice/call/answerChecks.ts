import { sql } from 'kysely';
import { identifiedBy, type CallDetails, type IdentityFacts, type Outcome } from '@intake/api/rules/voice';
import { appendAudit, systemActor } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { Check } from '@intake/api/rules/voice';
import type { CallRow } from './call.store.ts';

/** As many as are compared; more who share two facts are as good as nobody. */
const mostAlike = 5;

/** What only the database knows of a call: who is on the line, and what their next visit is. */
export async function answerCheck(tx: Tx, call: CallRow, { check, facts }: Check): Promise<Outcome> {
  if (check === 'next-appointment') return { kind: check, details: await nextVisit(tx, call) };
  const patientId = await identify(tx, call, facts);
  await appendAudit(tx, {
    actor: systemActor(call.organization_id), action: 'E', entity: 'voice_call', entityId: call.id, patientId, outcome: patientId ? 'success' : 'refused', detail: { event: 'identify' },
  });
  if (patientId === null) return { kind: check, matched: false };
  Object.assign(call, { patient_id: patientId, is_identified: true });
  return { kind: check, matched: true };
}

/** Of whom all the facts are, when they are of one person alone. A call that was made to somebody is for nobody else. */
async function identify(tx: Tx, call: CallRow, facts: IdentityFacts): Promise<string | null> {
  const columns = { 'birth-date': sql`birth_date`, 'postal-code': sql`private.postal_code_of(address)`, 'health-number': sql`private.last_four_of(health_number)` } as const;
  let rows = tx
    .selectFrom('patient')
    .select(['id', sql<string | null>`birth_date::text`.as('birthDate'), sql<string | null>`private.postal_code_of(address)`.as('postalCode'), sql<string | null>`private.last_four_of(health_number)`.as('healthNumber')])
    .where('organization_id', '=', call.organization_id)
    .where('merged_into', 'is', null)
    .limit(mostAlike);
  if (facts['birth-date']) rows = rows.where(sql<boolean>`${columns['birth-date']} = ${facts['birth-date']}::date`);
  if (facts['postal-code']) rows = rows.where(sql<boolean>`address is not null and ${columns['postal-code']} = ${facts['postal-code']}`);
  if (facts['health-number']) rows = rows.where(sql<boolean>`${columns['health-number']} = ${facts['health-number']}`);
  const people = (await rows.execute()).map(({ id, birthDate, postalCode, healthNumber }) => ({
    id, facts: { ...(birthDate && { 'birth-date': birthDate }), ...(postalCode && { 'postal-code': postalCode }), ...(healthNumber && { 'health-number': healthNumber }) },
  }));
  const found = identifiedBy(facts, people)?.id ?? null;
  return call.direction === 'outbound' && call.channel === 'phone' && call.patient_id !== found ? null : found;
}

/** The visit that the call is about, else the next one. What was told of it is remembered by its version. */
async function nextVisit(tx: Tx, call: CallRow): Promise<CallDetails | null> {
  if (!call.is_identified || call.patient_id === null) return null;
  const coming = tx
    .selectFrom('appointment')
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .innerJoin('location', 'location.id', 'appointment.location_id')
    .innerJoin('patient', 'patient.id', 'appointment.patient_id')
    .select(['appointment.id', 'appointment.version', 'patient.given_name as firstName', 'visit_type.name as service', 'location.name as location'])
    .select([sql<string>`to_char(appointment.starts_local, 'YYYY-MM-DD')`.as('date'), sql<string>`to_char(appointment.starts_local, 'HH24:MI')`.as('time')])
    .where('appointment.organization_id', '=', call.organization_id)
    .where('appointment.patient_id', '=', call.patient_id)
    .where('appointment.status', 'in', ['booked', 'pending'])
    .where('appointment.starts_at', '>', sql<Date>`now()`)
    .orderBy(sql`appointment.id = ${call.appointment_id} desc nulls last`)
    .orderBy('appointment.starts_at')
    .limit(1);
  const row = await coming.executeTakeFirst();
  if (!row) return null;
  const { id, version, ...details } = row;
  Object.assign(call, { appointment_id: id, appointment_version: version });
  return details;
}
