import { sql } from 'kysely';
import type { FaxSummary } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';

/** A fax with the names that its summary shows. The chart's name wins over the one that was read. */
export function selectFaxes(tx: Tx) {
  return tx
    .selectFrom('fax')
    .leftJoin('app_user as holder', 'holder.id', 'fax.claimed_by')
    .leftJoin('patient', 'patient.id', 'fax.patient_id')
    .leftJoin('physician', 'physician.id', 'fax.physician_id')
    .select([
      'fax.id', 'fax.version', 'fax.direction', 'fax.source', 'fax.from_number', 'fax.to_number', 'fax.sender_name',
      'fax.original_name', 'fax.page_count', 'fax.partial_content', 'fax.document_type', 'fax.priority', 'fax.priority_rank',
      'fax.status', 'fax.stage', 'fax.failure', 'fax.location_id', 'fax.bin_id', 'fax.claimed_by', 'fax.claimed_until',
      'holder.display_name as holder_name', 'fax.patient_id', 'fax.physician_id', 'fax.reason', 'fax.duplicate_of',
      'fax.parent_fax_id', 'fax.received_at', 'fax.due_at', 'fax.completed_at', 'fax.warnings', 'fax.note', 'fax.next_step',
      'fax.modality_id', 'fax.document_version',
      sql<string>`fax.received_at::text`.as('received_text'),
      sql<string>`fax.completed_at::text`.as('completed_text'),
      sql<string | null>`coalesce(${registerNameOf('patient')}, fax.patient_name)`.as('shown_patient'),
      sql<string | null>`coalesce(${registerNameOf('physician')}, fax.physician_name)`.as('shown_physician'),
    ]);
}

export type FaxRow = Awaited<ReturnType<ReturnType<typeof selectFaxes>['executeTakeFirstOrThrow']>>;

/** A claim that ran out holds nobody back: the fax shows as ready again. */
export function toSummary(row: FaxRow, now: Date): FaxSummary {
  const held = row.status === 'claimed' && row.claimed_until !== null && row.claimed_until > now;
  return {
    id: row.id,
    version: row.version,
    direction: row.direction,
    source: row.source,
    from: row.from_number,
    to: row.to_number,
    senderName: row.sender_name,
    originalName: row.original_name,
    pageCount: row.page_count,
    partialContent: row.partial_content,
    documentType: row.document_type,
    priority: row.priority,
    status: row.status === 'claimed' && !held ? 'ready' : row.status,
    stage: row.stage,
    failure: row.failure as FaxSummary['failure'],
    locationId: row.location_id,
    binId: row.bin_id,
    claim:
      held && row.claimed_by && row.claimed_until
        ? { userId: row.claimed_by, displayName: row.holder_name ?? '', until: row.claimed_until.toISOString() }
        : null,
    patientId: row.patient_id,
    patientName: row.shown_patient,
    physicianId: row.physician_id,
    physicianName: row.shown_physician,
    reason: row.reason,
    duplicateOf: row.duplicate_of,
    parentFaxId: row.parent_fax_id,
    receivedAt: row.received_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
  };
}
