import { sql } from 'kysely';
import type { ChartViewer } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';

/** Everybody who has left an event about a chart, or about one that was merged into it. */
export async function viewersOf(tx: Tx, organizationId: string, patientId: string): Promise<ChartViewer[]> {
  const rows = await tx
    .selectFrom('audit_event')
    .select(({ fn }) => [
      'actor_id',
      // The name as it was last.
      sql<string>`(array_agg(actor_name order by sequence desc))[1]`.as('name'),
      sql<number>`(count(*) filter (where action in ('R','E')))::int`.as('views'),
      sql<number>`(count(*) filter (where action in ('C','U','D')))::int`.as('changes'),
      fn.min('recorded_at').as('first_at'),
      fn.max('recorded_at').as('last_at'),
    ])
    .where('organization_id', '=', organizationId)
    .where('outcome', '=', 'success')
    .where('patient_id', 'in', sql<string>`(select id from patient where organization_id = ${organizationId} and (id = ${patientId} or merged_into = ${patientId}))`)
    .groupBy('actor_id')
    .orderBy('last_at', 'desc')
    .execute();
  return rows.map(({ actor_id: userId, name, views, changes, first_at: firstAt, last_at: lastAt }) => ({
    userId, name, views, changes, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString(),
  }));
}
