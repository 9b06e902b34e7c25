import { sql, type Selectable } from 'kysely';
import type { Locale } from '@intake/api/rules';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { complete, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { messageTexts } from './message.messages.ts';
import { queueText } from './queueText.ts';
import { spokenTimes } from './reminder/spokenTimes.ts';
import { clinicOf } from './clinicOf.ts';

type Visit = Selectable<Tables['appointment']>;

/** The last that somebody was told of a visit, or of what it was before it was moved. */
interface Told {
  conversation_id: string;
  ours: string;
  theirs: string;
  patient_id: string | null;
  locale: Locale | null;
  visit_id: string;
  starts_at: Date;
  time_zone: string;
  /** They were told that it does not take place. */
  is_off: boolean;
}

/**
 * Tells whoever was told of a visit what has become of it, where that is not what they were told last: that it has moved, as
 * often as it may have, does not take place, or does after all. Not of what they said themselves.
 */
export const createCorrectTextHandler = ({ database, clock }: { database: Database; clock: Clock }): JobHandler => ({
  concurrency: 1,
  run: (job) =>
    database.asService(job.organizationId, async (tx) => {
      const organizationId = job.organizationId!;
      await complete(tx, job);
      const visit = await lockLatest(tx, organizationId, String(job.payload['appointmentId']));
      if (!visit || visit.starts_at <= clock.now()) return;
      const isOff = visit.status === 'cancelled';
      if (isOff ? visit.cancel_reason === 'patient' : visit.status !== 'booked' && visit.status !== 'pending') return;
      const clinic = await clinicOf(tx, organizationId);
      for (const told of await listTold(tx, organizationId, visit.id)) {
        if (told.is_off === isOff && (isOff || told.visit_id === visit.id)) continue;
        const expiresAt = told.starts_at < visit.starts_at ? told.starts_at : visit.starts_at;
        if (expiresAt <= clock.now() || (await isOnItsWay(tx, told, visit))) continue;
        const locale = told.locale ?? clinic.locale;
        const { date, time } = isOff ? spokenTimes(told.starts_at, told.time_zone, locale) : spokenTimes(visit.starts_at, visit.time_zone, locale);
        const say = messageTexts[locale][isOff ? 'withdrawn' : told.visit_id === visit.id ? 'restored' : 'moved'];
        await queueText(tx, {
          ours: told.ours, theirs: told.theirs, patientId: told.patient_id, purpose: 'reminder', locale, body: say(clinic.name, date, time),
          visit: { id: visit.id, version: visit.version }, expiresAt, author: null, actor: systemActor(organizationId),
        });
      }
    }),
  // Nothing was sent; the job is shown to an administrator.
  onFailed: () => Promise.resolve(),
});

/** The visit that this one has become, locked: nobody moves it on before what is said of it is kept. */
async function lockLatest(tx: Tx, organizationId: string, id: string): Promise<Visit | undefined> {
  const visit = await tx.selectFrom('appointment').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  const successor = await tx.selectFrom('appointment').select('id').where('organization_id', '=', organizationId).where('rescheduled_from', '=', id).executeTakeFirst();
  return successor ? lockLatest(tx, organizationId, successor.id) : visit;
}

/** One row for each number that was told of the visit or of one that it was before. */
async function listTold(tx: Tx, organizationId: string, visitId: string): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with recursive earlier as (
      select id, rescheduled_from, starts_at, time_zone from appointment where organization_id = ${organizationId} and id = ${visitId}
      union all
      select v.id, v.rescheduled_from, v.starts_at, v.time_zone from earlier e join appointment v on v.organization_id = ${organizationId} and v.id = e.rescheduled_from
    )
    select distinct on (m.conversation_id) m.conversation_id, c.ours, c.theirs, m.patient_id, m.locale, e.id as visit_id, e.starts_at, e.time_zone, private.tells_off(m) as is_off
    from message m join earlier e on e.id = m.appointment_id join conversation c on c.id = m.conversation_id
    where m.organization_id = ${organizationId} and m.status in ('sending','sent','delivered','unconfirmed')
    order by m.conversation_id, m.at desc, m.created_at desc`.execute(tx);
  return rows;
}

/** The server has it ready to be sent, from another change of the same visit. */
const isOnItsWay = async (tx: Tx, { conversation_id }: Told, { id, version, organization_id }: Visit): Promise<boolean> =>
  (await tx
    .selectFrom('message')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('conversation_id', '=', conversation_id)
    .where('appointment_id', '=', id)
    .where('appointment_version', '=', version)
    .where('status', 'in', ['scheduled', 'queued'])
    .where('author_id', 'is', null)
    .where('rule_id', 'is', null)
    .executeTakeFirst()) !== undefined;
