import { sql } from 'kysely';
import type { OrganizationSummary, SystemHealth } from '@intake/api/contract';
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
export async function listFailedJobs(tx: Tx, limit: number): Promise<SystemHealth['failedJobs']> {
  const rows = await tx
    .selectFrom('job')
    .leftJoin('organization', 'organization.id', 'job.organization_id')
    .select(['job.id', 'job.kind', 'job.attempts', 'job.last_error', 'job.updated_at', 'organization.name'])
    .where('job.status', '=', 'failed')
    .orderBy('job.updated_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    organizationName: row.name,
    code: row.last_error?.code ?? 'unexpected',
    attempts: row.attempts,
    failedAt: row.updated_at.toISOString(),
  }));
}
