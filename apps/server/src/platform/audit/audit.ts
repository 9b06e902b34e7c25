import { sql } from 'kysely';
import type { Tx } from '../database/database.port.ts';
import { canonicalJson } from './canonicalJson.ts';

/** Who did it; an Actor of a request is one. */
export interface AuditActor {
  /** Null for the server itself. */
  userId: string | null;
  organizationId: string;
  displayName: string;
}

export interface AuditEntry {
  actor: AuditActor;
  /** FHIR AuditEvent.action: create, read, update, delete, execute. */
  action: 'C' | 'R' | 'U' | 'D' | 'E';
  /** The kind of thing: fax, patient, organization … */
  entity: string;
  entityId?: string | null;
  /** The patient whose chart it touched. */
  patientId?: string | null;
  outcome: 'success' | 'refused' | 'failure';
  /** Codes, states and identifiers; not what patients are called, not what was searched for. */
  detail?: Record<string, unknown>;
}

/** The server, when it acts by itself: a receiver, a stage of the pipeline. */
export const systemActor = (organizationId: string): AuditActor => ({
  userId: null,
  organizationId,
  displayName: 'Intake',
});

/**
 * Adds a link to the organisation's chain, in the transaction of what it is about. Its hash covers the link
 * before it, so nothing can be changed, left out or put in between without `audit:verify` noticing. Append
 * late in a transaction: those of one organisation wait for each other.
 */
export async function appendAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const record = recordOf(entry);
  const { organizationId, recordedAt, actorId, actorName, action, entity, entityId, patientId, outcome, detail } = record;
  await sql`select private.append_audit(${organizationId}, ${recordedAt}, ${actorId}, ${actorName}, ${action},
    ${entity}, ${entityId}, ${patientId}, ${outcome}, ${JSON.stringify(detail)}, ${canonicalJson(record)})`.execute(tx);
}

/** Adds many links in their order, in one step; the server alone may, for a batch of its work. */
export async function appendAudits(tx: Tx, organizationId: string, entries: readonly AuditEntry[]): Promise<void> {
  const links = entries.map(recordOf).map((record) => ({
    recorded: record.recordedAt, actor: record.actorId, name: record.actorName, action: record.action, entity: record.entity, id: record.entityId,
    patient: record.patientId, outcome: record.outcome, detail: record.detail, canonical: canonicalJson(record),
  }));
  await sql`select private.append_audits(${organizationId}, ${JSON.stringify(links)}::jsonb)`.execute(tx);
}

function recordOf({ actor, action, entity, entityId = null, patientId = null, outcome, detail }: AuditEntry): AuditRecord {
  return {
    organizationId: actor.organizationId,
    recordedAt: new Date().toISOString(),
    actorId: actor.userId,
    actorName: actor.displayName,
    action,
    entity,
    entityId,
    patientId,
    outcome,
    detail: JSON.parse(JSON.stringify(detail ?? {})) as Record<string, unknown>,
  };
}

/** Whether somebody's view of a thing is in the chain, no longer ago than a session goes unused. */
export async function hasViewed(tx: Tx, { organizationId, userId }: AuditActor, entity: string, id: string): Promise<boolean> {
  const view = await tx
    .selectFrom('audit_event')
    .select('sequence')
    .where('organization_id', '=', organizationId)
    .where('entity_id', '=', id)
    .where('actor_id', '=', userId)
    .where('entity', '=', entity)
    .where('action', '=', 'R')
    .where('outcome', '=', 'success')
    .where('recorded_at', '>', sql<Date>`now() - interval '12 hours'`)
    .limit(1)
    .executeTakeFirst();
  return view !== undefined;
}

/** What a link's hash covers, besides its sequence and the hash before it. */
export interface AuditRecord {
  organizationId: string;
  /** ISO 8601 in UTC, to the millisecond. */
  recordedAt: string;
  actorId: string | null;
  actorName: string;
  action: string;
  entity: string;
  entityId: string | null;
  patientId: string | null;
  outcome: string;
  detail: Record<string, unknown>;
}
