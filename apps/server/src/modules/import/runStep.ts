import { randomUUID } from 'node:crypto';
import type { PatientFields, PhysicianFields } from '@intake/api/contract';
import { appendAudit, appendAudits, type AuditEntry } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { remember } from '../../platform/jobs/jobs.port.ts';
import { keepForUndo, type StepContext } from './importJob.ts';
import { countRows, nextPlanned, settleRows, showProgress, type SettledRow } from './import.store.ts';
import type { RowRecord } from './importRecord.ts';
import { reason } from './row/cell.ts';

const batch = 500;

type Fields = PatientFields | PhysicianFields;
const fieldsOf = (row: RowRecord) => row.fields as unknown as Fields;

/** Imports what the dry run planned. A row that is done says so in the transaction that did it, so that none is done twice. */
export async function runStep(context: StepContext): Promise<void> {
  const { database, clock, files, job, signal, organizationId, stored, finish } = context;
  const { id, file_key: key } = stored;
  for (;;) {
    signal.throwIfAborted();
    const count = await database.asService(organizationId, async (tx) => {
      await remember(tx, job, {});
      const rows = await nextPlanned(tx, id, batch);
      if (rows.length === 0) return 0;
      await importRows(tx, context, rows);
      await showProgress(tx, organizationId, id, { further: rows.length });
      return rows.length;
    });
    if (count === 0) break;
  }
  await database.asService(organizationId, async (tx) => {
    await remember(tx, job, {});
    const counts = await countRows(tx, id);
    await appendAudit(tx, { actor: context.actor, action: 'E', entity: 'import', entityId: id, outcome: 'success', detail: { event: 'imported', kind: stored.kind, made: counts.made, changed: counts.changed, left: counts.left } });
    const rowsUntil = await keepForUndo(tx, organizationId, id, clock.now());
    await publish(tx, { organizationId, topic: stored.kind, entity: stored.kind });
    await finish(tx, { counts: JSON.stringify(counts), finished_at: clock.now(), rows_until: rowsUntil, file_key: null });
  });
  if (key) await files.discard(key);
}

async function importRows(tx: Tx, { target, organizationId, actor, stored }: StepContext, rows: RowRecord[]): Promise<void> {
  const who = { organizationId, userId: actor.userId };
  const creating = rows.filter(({ outcome }) => outcome === 'create');
  // Somebody may have entered them since the dry run.
  const met = await target.known(tx, organizationId, creating.map(fieldsOf));
  const isMet = new Map(creating.map(({ number }, at) => [number, met[at] ?? null]));
  const making = creating.filter(({ number }) => !isMet.get(number)).map((row) => ({ row, id: randomUUID(), fields: fieldsOf(row) }));
  if (making.length > 0) await target.make(tx, who, making);
  const changing = rows.filter(({ outcome, entity_id: id }) => outcome === 'update' && id !== null);
  const changed = await target.change(tx, who, changing.map((row) => ({ id: row.entity_id!, fields: fieldsOf(row) })));

  const madeIds = new Map(making.map(({ row, id }) => [row.number, id]));
  const settled = rows.map((row): SettledRow => {
    const madeId = madeIds.get(row.number);
    const nothing = { number: row.number, reasons: row.reasons, entity_version: null, change: null };
    if (madeId) return { ...nothing, result: 'made', entity_id: madeId, entity_version: 1 };
    const known = isMet.get(row.number);
    if (known) return { ...nothing, result: 'left', entity_id: known.id, reasons: [...row.reasons, reason('changed-meanwhile', null, { chartId: known.id })] };
    const change = row.entity_id ? changed.get(row.entity_id) : undefined;
    if (change) return { ...nothing, result: 'changed', entity_id: row.entity_id, entity_version: change.version, change: change.change };
    // Undefined: the chart is gone; null: it says so already.
    return { ...nothing, result: 'left', entity_id: row.entity_id, reasons: change === null ? row.reasons : [...row.reasons, reason('changed-meanwhile')] };
  });
  await settleRows(tx, stored.id, settled);
  await appendAudits(tx, organizationId, settled.flatMap((row) => trailOf(row, { actor, kind: stored.kind, importId: stored.id })));
}

/** Each chart's own trail says where it came from. */
function trailOf(row: SettledRow, { actor, kind, importId }: { actor: AuditEntry['actor']; kind: 'patient' | 'physician'; importId: string }): AuditEntry[] {
  if ((row.result !== 'made' && row.result !== 'changed') || !row.entity_id) return [];
  return [{
    actor, action: row.result === 'made' ? 'C' : 'U', entity: kind, entityId: row.entity_id, patientId: kind === 'patient' ? row.entity_id : null, outcome: 'success',
    detail: { importId },
  }];
}

