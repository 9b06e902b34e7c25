import { sql } from 'kysely';
import type { AuditEvent, auditContract, RouteRequest } from '@intake/api/contract';
import { registerName } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { decodeCursor, readPage, type Page } from '../../kernel/cursor.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';

type Query = RouteRequest<typeof auditContract.listAuditEvents>['query'];

export type AuditService = ReturnType<typeof createAuditService>;

/** The trail, newest first. Whoever reads it leaves an event in it. */
export function createAuditService(database: Database) {
  return {
    list: (actor: Actor, query: Query) =>
      database.asUser(actor, async (tx) => {
        const page = await listEvents(tx, actor.organizationId, query);
        await appendAudit(tx, {
          actor, action: 'R', entity: 'audit-trail', patientId: query.patientId ?? null, outcome: 'success',
        });
        return page;
      }),
  };
}

function listEvents(tx: Tx, organizationId: string, query: Query): Promise<Page<AuditEvent>> {
  let select = tx
    .selectFrom('audit_event')
    .leftJoin('patient', 'patient.id', 'audit_event.patient_id')
    .selectAll('audit_event')
    .select(['patient.family_name', 'patient.given_name'])
    .where('audit_event.organization_id', '=', organizationId);
  if (query.actorId) select = select.where('actor_id', '=', query.actorId);
  if (query.patientId) select = select.where('patient_id', '=', query.patientId);
  if (query.entityId) select = select.where('entity_id', '=', query.entityId);
  if (query.action) select = select.where('action', '=', query.action);
  // Days are those of the organisation's clock, not of the server's.
  const zone = sql`(select time_zone from organization where id = ${organizationId})`;
  if (query.from) select = select.where(sql<boolean>`recorded_at >= (${query.from}::date::timestamp at time zone ${zone})`);
  if (query.to) select = select.where(sql<boolean>`recorded_at < ((${query.to}::date + 1)::timestamp at time zone ${zone})`);
  if (query.cursor) select = select.where('sequence', '<', decodeCursor(query.cursor, 'number')[0]);
  return readPage({
    limit: query.limit,
    ask: (count) => select.orderBy('sequence', 'desc').limit(count).execute(),
    toItem: (row) => ({
      sequence: row.sequence,
      recordedAt: row.recorded_at.toISOString(),
      actorId: row.actor_id,
      actorName: row.actor_name,
      action: row.action,
      entity: row.entity,
      entityId: row.entity_id,
      patientId: row.patient_id,
      patientName: row.family_name === null ? null : registerName({ familyName: row.family_name, givenName: row.given_name }),
      outcome: row.outcome,
      detail: row.detail,
      hash: row.hash,
    }),
    position: (row) => [row.sequence],
  });
}
