import { sql } from 'kysely';
import { appendAudit, appendAudits, type AuditEntry } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { remember } from '../../platform/jobs/jobs.port.ts';
import type { StepContext } from './importJob.ts';
import { countRows, leavePlanned, moveVersion, nextToUndo, settleRows, showProgress, type SettledRow } from './import.store.ts';
import type { RowRecord } from './importRecord.ts';
import { reason } from './row/cell.ts';

const batch = 500;

/** Removes what the import made and nobody touched or used since, and restores what it changed; each row says what came of it. */
export async function undoStep(context: StepContext): Promise<void> {
  const { database, clock, files, job, signal, organizationId, stored, finish, actor } = context;
  for (;;) {
    signal.throwIfAborted();
    const count = await database.asService(organizationId, async (tx) => {
      await remember(tx, job, {});
      const rows = await nextToUndo(tx, stored.id, batch);
      if (rows.length === 0) return 0;
      await undoRows(tx, context, rows);
      await showProgress(tx, organizationId, stored.id, { further: rows.length });
      return rows.length;
    });
    if (count === 0) break;
  }
  await database.asService(organizationId, async (tx) => {
    await leavePlanned(tx, stored.id);
    const { left, removed, restored, kept } = await countRows(tx, stored.id);
    await appendAudit(tx, { actor, action: 'E', entity: 'import', entityId: stored.id, outcome: 'success', detail: { event: 'import-undone', removed, restored, kept } });
    await publish(tx, { organizationId, topic: stored.kind, entity: stored.kind });
    await finish(tx, { counts: JSON.stringify({ ...stored.counts, left, removed, restored, kept }), undone_at: clock.now(), file_key: null });
  });
  // What did not come to its end has its file still.
  if (stored.file_key) await files.discard(stored.file_key);
}

async function undoRows(tx: Tx, { target, organizationId, actor, stored }: StepContext, rows: RowRecord[]): Promise<void> {
  const { kind } = target;
  const made = rows.filter(({ result, entity_id: id }) => result === 'made' && id !== null);
  const { rows: gone } = await sql<{ id: string }>`
    select id from private.remove_imported(${kind}, ${made.map(({ entity_id: id }) => id)}::uuid[], ${made.map(({ entity_version: version }) => version)}::int[]) r (id)`.execute(tx);
  const removed = new Set(gone.map(({ id }) => id));
  const { rows: there } = await sql<{ id: string; version: number }>`
    select id, version from ${sql.table(kind)} where organization_id = ${organizationId} and id = any (${made.map(({ entity_id: id }) => id)}::uuid[])`.execute(tx);
  const versions = new Map(there.map(({ id, version }) => [id, version]));
  const changed = rows.filter(({ result, change }) => result === 'changed' && change !== null);
  const restored = await target.restore(tx, { organizationId, userId: actor.userId }, changed.map((row) => ({ id: row.entity_id!, change: row.change! })));

  const settled = rows.map((row): SettledRow => {
    const { number, entity_id, entity_version, change } = row;
    const as = (result: 'removed' | 'restored' | 'kept', why?: 'kept-changed' | 'kept-used'): SettledRow => ({
      number, result, entity_id, entity_version, change, reasons: why ? [...row.reasons, reason(why, null, entity_id ? { chartId: entity_id } : {})] : row.reasons,
    });
    if (row.result === 'made') return removed.has(entity_id!) ? as('removed') : as('kept', versions.get(entity_id!) === entity_version ? 'kept-used' : 'kept-changed');
    return restored.get(entity_id!)?.kept.length === 0 ? as('restored') : as('kept', 'kept-changed');
  });
  await settleRows(tx, stored.id, settled);
  // As it was before, a chart is to an earlier import what that one left.
  for (const { entity_id: id, entity_version: version } of changed) {
    const back = restored.get(id!);
    if (back && back.kept.length === 0 && back.from === version) await moveVersion(tx, organizationId, id!, { from: version - 1, to: back.to });
  }
  await appendAudits(tx, organizationId, settled.flatMap((row): AuditEntry[] => {
    if (row.result === 'kept' || !row.entity_id) return [];
    return [{ actor, action: row.result === 'removed' ? 'D' : 'U', entity: kind, entityId: row.entity_id, patientId: kind === 'patient' ? row.entity_id : null, outcome: 'success', detail: { importId: stored.id } }];
  }));
}
