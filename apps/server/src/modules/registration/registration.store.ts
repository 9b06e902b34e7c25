import { sql, type Selectable } from 'kysely';
import type { Registration, RegistrationRequest } from '@intake/api/contract';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Undefined when a request of this address waits already. */
export async function insertRegistration(tx: Tx, request: RegistrationRequest): Promise<string | undefined> {
  const row = await tx
    .insertInto('registration')
    .values({
      organization_name: request.organizationName,
      contact_name: request.contactName,
      email: request.email.toLowerCase(),
      phone: request.phone,
      time_zone: request.timeZone,
      locale: request.locale,
      message: request.message || null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Those that wait first, the newest first. */
export function listRegistrations(tx: Tx, { cursor, limit }: PageQuery): Promise<Page<Registration>> {
  let query = tx.selectFrom('registration').selectAll();
  if (cursor) {
    const [isWaiting, id] = decodeCursor(cursor, 'number', 'id');
    // The database knows the instant of the last one shown more exactly than a Date does.
    query = query.where(
      sql<boolean>`((status = 'requested')::int, created_at, id)
        < (${isWaiting}::int, (select l.created_at from registration l where l.id::text = ${id}), ${id}::uuid)`,
    );
  }
  const inOrder = query.orderBy(sql`(status = 'requested')`, 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc');
  return readPage({
    limit,
    ask: (count) => inOrder.limit(count).execute(),
    toItem: toRegistration,
    position: (row) => [Number(row.status === 'requested'), row.id],
  });
}

/** Held until the transaction ends, so that it is decided once. */
export async function lockRegistration(tx: Tx, id: string): Promise<Registration | undefined> {
  const row = await tx.selectFrom('registration').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toRegistration(row);
}

export type Decision = { status: 'approved'; organizationId: string } | { status: 'declined'; reason: string };

export async function decide(tx: Tx, id: string, decidedBy: string, decision: Decision): Promise<Registration> {
  const row = await tx
    .updateTable('registration')
    .set({
      status: decision.status,
      ...(decision.status === 'approved' ? { organization_id: decision.organizationId } : { reason: decision.reason }),
      decided_by: decidedBy,
      decided_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRegistration(row);
}

const toRegistration = (row: Selectable<Tables['registration']>): Registration => ({
  id: row.id,
  organizationName: row.organization_name,
  contactName: row.contact_name,
  email: row.email,
  phone: row.phone,
  timeZone: row.time_zone,
  locale: row.locale,
  message: row.message,
  status: row.status,
  reason: row.reason,
  organizationId: row.organization_id,
  requestedAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  version: row.version,
});
