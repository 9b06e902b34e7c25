import { sql } from 'kysely';
import { conflict } from '../../kernel/errors.ts';
import { appendAudit, type AuditActor } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';

/** As many as the form of a location holds. */
const mostNumbers = 20;

/** Has faxes to a number go to this location and to no other one; null: to none. Answers whether that was a change. */
export async function leadToLocation(tx: Tx, actor: AuditActor, number: string, locationId: string | null): Promise<boolean> {
  const { organizationId } = actor;
  const locations = await tx
    .selectFrom('location')
    .select(['id', 'fax_numbers'])
    .where('organization_id', '=', organizationId)
    .where((row) => row.or([row(sql<string>`${number}`, '=', sql<string>`any (fax_numbers)`), ...(locationId ? [row('id', '=', locationId)] : [])]))
    .orderBy('id')
    .forUpdate()
    .execute();
  let hasChanged = false;
  for (const { id, fax_numbers: numbers } of locations) {
    const others = numbers.filter((one) => one !== number);
    if (id === locationId && others.length === mostNumbers) throw conflict('too-many-numbers', 'This location has as many numbers as it can have.');
    const wanted = id === locationId ? (numbers.includes(number) ? numbers : [...numbers, number]) : others;
    if (wanted.length === numbers.length) continue;
    await tx.updateTable('location').set({ fax_numbers: wanted, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();
    await appendAudit(tx, { actor, action: 'U', entity: 'location', entityId: id, outcome: 'success' });
    await publish(tx, { organizationId, topic: 'settings', entity: 'location', entityId: id });
    hasChanged = true;
  }
  return hasChanged;
}
