import { sql } from 'kysely';
import type { Tx } from '../database/database.port.ts';
import { lockOrganizationLog } from '../database/organizationLog.ts';
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
  const { actor, action, entity, entityId = null, patientId = null, outcome } = entry;
  const detail = JSON.parse(JSON.stringify(entry.detail ?? {})) as Record<string, unknown>;
  const recordedAt = new Date().toISOString();
  const record: AuditRecord = {
    organizationId: actor.organizationId,
    recordedAt,
    actorId: actor.userId,
    actorName: actor.displayName,
    action,
    entity,
    entityId,
    patientId,
    outcome,
    detail,
  };
  await lockOrganizationLog(tx, actor.organizationId);
  await sql`
    with head as (
      select coalesce(max(sequence), 0) + 1 as sequence, coalesce(max(hash), '') as hash
      from audit_head where organization_id = ${actor.organizationId}
    ), link as (
      insert into audit_event (organization_id, sequence, recorded_at, actor_id, actor_name, action, entity, entity_id,
        patient_id, outcome, detail, previous_hash, hash)
      select ${actor.organizationId}, sequence, ${recordedAt}, ${actor.userId}, ${actor.displayName}, ${action}, ${entity},
        ${entityId}, ${patientId}, ${outcome}, ${JSON.stringify(detail)}, hash,
        encode(sha256(convert_to(sequence || E'\n' || hash || E'\n' || ${canonicalJson(record)}::text, 'UTF8')), 'hex')
      from head returning organization_id, sequence, hash
    )
    insert into audit_head (organization_id, sequence, hash) select organization_id, sequence, hash from link
    on conflict (organization_id) do update set sequence = excluded.sequence, hash = excluded.hash`.execute(
    tx,
  );
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
