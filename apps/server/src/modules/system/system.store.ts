import { sql } from 'kysely';
import type { FailedJob, OrganizationSummary, ProviderHealth, SystemHealth } from '@intake/api/contract';
import { toE164 } from '@intake/api/rules/phone';
import type { Tx } from '../../platform/database/database.port.ts';

export async function listOrganizations(tx: Tx): Promise<OrganizationSummary[]> {
  const rows = await tx
    .selectFrom('organization')
    .select((select) => [
      'id',
      'name',
      'time_zone',
      'created_at',
      select.selectFrom('mapping').whereRef('organization_id', '=', 'organization.id').select(sql<number>`count(*)::int`.as('n')).as('members'),
      select.selectFrom('location').whereRef('organization_id', '=', 'organization.id').select(sql<number>`count(*)::int`.as('n')).as('locations'),
    ])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    timeZone: row.time_zone,
    memberCount: row.members ?? 0,
    locationCount: row.locations ?? 0,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Jobs that are not done, by kind. */
export async function listQueues(tx: Tx): Promise<SystemHealth['queues']> {
  const count = (status: string) => sql<number>`count(*) filter (where status = ${status})::int`;
  const rows = await tx
    .selectFrom('job')
    .select([
      'kind',
      count('queued').as('queued'),
      count('running').as('running'),
      count('failed').as('failed'),
      sql<Date | null>`min(run_at) filter (where status = 'queued')`.as('oldest_at'),
    ])
    .where('status', '<>', 'done')
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ oldest_at, ...counts }) => ({ ...counts, oldestAt: oldest_at?.toISOString() ?? null }));
}

/** The newest first. The message of a failure stays in the log: it may quote what a provider sent. */
export async function listFailedJobs(tx: Tx, limit: number): Promise<FailedJob[]> {
  const rows = await tx
    .selectFrom('job')
    .leftJoin('organization', 'organization.id', 'job.organization_id')
    // By the whole key of an event, or each look at the page would read all of them.
    .leftJoin('webhook_event', (join) =>
      join.on('webhook_event.provider', '=', 'telnyx').on('webhook_event.event_id', '=', sql<string>`job.payload ->> 'eventId'`),
    )
    .select(['job.id', 'job.kind', 'job.fax_id', 'job.attempts', 'job.last_error', 'job.updated_at', 'organization.name'])
    .select(['webhook_event.received_at', sql<string | null>`webhook_event.payload ->> 'from'`.as('from'), sql<string | null>`webhook_event.payload ->> 'to'`.as('to')])
    .where('job.status', '=', 'failed')
    .orderBy('job.updated_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ received_at: receivedAt, from, to, ...row }) => ({
    id: row.id,
    kind: row.kind,
    organizationName: row.name,
    code: row.last_error?.code ?? 'unexpected',
    attempts: row.attempts,
    failedAt: row.updated_at.toISOString(),
    announced: receivedAt && { from, to, receivedAt: receivedAt.toISOString() },
    canRetry: row.fax_id === null && row.last_error?.code !== 'expired',
  }));
}

/** One that failed and can be tried again, held until the transaction ends; undefined for all others. */
export async function lockFailedJob(tx: Tx, id: number): Promise<LockedJob | undefined> {
  const row = await tx
    .selectFrom('job')
    .select(['organization_id', 'last_error'])
    .select(
      sql<string | null>`(select payload ->> 'to' from webhook_event where provider = 'telnyx' and event_id = job.payload ->> 'eventId')`.as('to'),
    )
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where('fax_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && { code: row.last_error?.code, organizationId: row.organization_id, to: toE164(row.to ?? '') };
}

interface LockedJob {
  code: string | undefined;
  organizationId: string | null;
  /** The number that was dialled, in E.164. */
  to: string | null;
}

/** The number is the organisation's, if that claims it and nobody has it. */
export async function proveNumber(tx: Tx, number: string, organizationId: string): Promise<void> {
  await sql`select private.prove_number(${number}, ${organizationId})`.execute(tx);
}

export async function hasOrganization(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('organization').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** What providers have left behind in the tables. */
export async function readProviders(tx: Tx): Promise<Pick<ProviderHealth, 'faxHeardAt' | 'mail'>> {
  const heard = await tx.selectFrom('webhook_event').select('received_at').where('provider', '=', 'telnyx').orderBy('received_at', 'desc').limit(1).executeTakeFirst();
  const mail = await tx
    .selectFrom('mail')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(created_at)`.as('oldest_at')])
    .where('sent_at', 'is', null)
    .where((build) => build.or([build('expires_at', 'is', null), build('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirstOrThrow();
  return {
    faxHeardAt: heard?.received_at.toISOString() ?? null,
    mail: { waiting: mail.waiting, oldestAt: mail.oldest_at?.toISOString() ?? null },
  };
}
