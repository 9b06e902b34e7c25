import type { EmrExportFilter } from '@intake/api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.port.ts';
import { jobChannel } from '../../platform/jobs/jobs.port.ts';
import { exportJob, exportTries } from './exportJob.ts';

/** What failed and can go again: the fax is filed still, and its system takes what is filed. */
const repeatable = (organizationId: string, { targetId, error }: EmrExportFilter) => sql`
  from emr_export e
  join emr_target t on t.organization_id = e.organization_id and t.id = e.target_id and t.is_active
  join fax f on f.organization_id = e.organization_id and f.id = e.fax_id and f.status = 'completed' and f.locked_at is null
  where e.organization_id = ${organizationId} and e.state = 'failed'
    ${targetId ? sql`and e.target_id = ${targetId}` : sql``} ${error ? sql`and e.error = ${error}` : sql``}`;

/** How many there are, and the moment at which it was asked, as the database writes it. */
export async function countRepeatable(tx: Tx, organizationId: string, filter: EmrExportFilter): Promise<{ count: number; now: string }> {
  const { rows } = await sql<{ count: number; now: string }>`select count(*)::int as count, clock_timestamp()::text as now ${repeatable(organizationId, filter)}`.execute(tx);
  return rows[0]!;
}

interface Batch extends EmrExportFilter {
  /** Exports that came later are not meant. */
  until: string;
  userId: string;
  most: number;
}

export interface Repeated {
  /** Failed exports that were taken out of what needs somebody. */
  settled: number;
  made: { id: string; patientId: string | null }[];
}

/** Makes an export and its job for the oldest of what failed; one for what is on its way to the same system is enough. */
export async function repeatOldest(tx: Tx, organizationId: string, { until, userId, most, ...filter }: Batch): Promise<Repeated> {
  const { rows } = await sql<Repeated>`
    with failed as (
      select e.id, e.target_id, e.fax_id ${repeatable(organizationId, filter)} and e.created_at <= ${until}::timestamptz
      order by e.created_at, e.id limit ${most} for update of e
    ), settled as (
      update emr_export e set state = 'settled' from failed where e.organization_id = ${organizationId} and e.id = failed.id returning e.id
    ), made as (
      insert into emr_export (organization_id, target_id, fax_id, created_by)
      select distinct ${organizationId}::uuid, target_id, fax_id, ${userId}::uuid from failed
      on conflict (organization_id, target_id, fax_id) where state in ('waiting','sending') do nothing
      returning id, fax_id
    ), queued as (
      insert into job (organization_id, kind, fax_id, payload, max_attempts)
      select ${organizationId}::uuid, ${exportJob}, made.fax_id, jsonb_build_object('exportId', made.id), ${exportTries} from made
    )
    select (select count(*)::int from settled) as settled,
      (select coalesce(jsonb_agg(jsonb_build_object('id', made.id, 'patientId', fax.patient_id)), '[]')
       from made join fax on fax.organization_id = ${organizationId} and fax.id = made.fax_id) as made`.execute(tx);
  const [repeated] = rows;
  if (repeated!.made.length > 0) await sql`select pg_notify(${jobChannel}, ${exportJob})`.execute(tx);
  return repeated!;
}
