import { sql } from 'kysely';
import { conflict } from '../../kernel/errors.ts';
import { appendAudit, type AuditActor } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';

/** Has faxes to a number go to this bin and to no other one; null: to none. Answers whether that was a change. */
export async function leadToBin(tx: Tx, actor: AuditActor, number: string, binId: string | null): Promise<boolean> {
  const { organizationId } = actor;
  const bins = await tx
    .selectFrom('bin')
    .select(['id', 'fax_number'])
    .where('organization_id', '=', organizationId)
    .where((row) => row.or([row('fax_number', '=', number), ...(binId ? [row('id', '=', binId)] : [])]))
    .orderBy('id')
    .forUpdate()
    .execute();
  let hasChanged = false;
  for (const { id, fax_number: own } of bins) {
    if (id === binId && own && own !== number) throw conflict('bin-has-number', 'This bin has another number.');
    const wanted = id === binId ? number : null;
    if (own === wanted) continue;
    await tx.updateTable('bin').set({ fax_number: wanted, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();
    await appendAudit(tx, { actor, action: 'U', entity: 'bin', entityId: id, outcome: 'success' });
    await publish(tx, { organizationId, topic: 'settings', entity: 'bin', entityId: id });
    hasChanged = true;
  }
  return hasChanged;
}
