import { sql, type Selectable } from 'kysely';
import type { AccessAsking, AccessRequest, OwnAccess } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { AccessRequestTable } from '../../platform/database/tables/registrationTable.ts';

export type AccessRequestRow = Selectable<AccessRequestTable>;

/** Undefined for an account without a proven address. */
export async function findAccount(tx: Tx, userId: string): Promise<{ email: string; displayName: string } | undefined> {
  const { rows } = await sql<{ email: string; display_name: string }>`select * from private.account(${userId})`.execute(tx);
  return rows[0] && { email: rows[0].email.toLowerCase(), displayName: rows[0].display_name.slice(0, 200) };
}

export async function belongsSomewhere(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.selectFrom('mapping').select('user_id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !== undefined;
}

/** The one organisation that a name means; null for none, and for several. */
export async function findNamed(tx: Tx, typed: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select named as id from private.organizations_named(${typed}) named limit 2`.execute(tx);
  return rows.length === 1 ? rows[0]!.id : null;
}

/** Undefined when one of this account waits already. */
export const insert = (tx: Tx, { organizationName, displayName, ...asked }: AccessAsking & { userId: string; email: string; organizationId: string | null }) =>
  tx
    .insertInto('access_request')
    .values({
      user_id: asked.userId,
      email: asked.email,
      display_name: displayName,
      organization_name: organizationName,
      organization_id: asked.organizationId,
      note: asked.note || null,
      locale: asked.locale,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export async function findLast(tx: Tx, userId: string): Promise<OwnAccess['request']> {
  const row = await tx
    .selectFrom('access_request')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toOwn(row) : null;
}

/** Held until the transaction ends, so that it is answered once. */
export const lock = (tx: Tx, id: string) => tx.selectFrom('access_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Those that wait in the organisation of the actor, the newest first; for a super administrator those too that name none. */
export function list(tx: Tx, { organizationId, isSuperAdmin }: Actor, { cursor, limit }: PageQuery): Promise<Page<AccessRequest>> {
  let query = tx
    .selectFrom('access_request')
    .selectAll()
    .where('status', '=', 'requested')
    .where(({ eb, or }) => or([eb('organization_id', '=', organizationId || null), ...(isSuperAdmin ? [eb('organization_id', 'is', null)] : [])]));
  if (cursor) {
    const [id] = decodeCursor(cursor, 'id');
    query = query.where(sql<boolean>`(created_at, id) < ((select l.created_at from access_request l where l.id = ${id}::uuid), ${id}::uuid)`);
  }
  return readPage({
    limit,
    ask: (count) => query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(count).execute(),
    toItem: toApi,
    position: ({ id }) => [id],
  });
}

export type Decision =
  | { status: 'granted'; organizationId: string; roleId: string; decidedBy: string }
  | { status: 'declined'; reason: string; decidedBy: string }
  | { status: 'withdrawn' };

export async function decide(tx: Tx, id: string, decision: Decision): Promise<AccessRequest> {
  const row = await tx
    .updateTable('access_request')
    .set({
      status: decision.status,
      ...(decision.status === 'granted' && { organization_id: decision.organizationId, role_id: decision.roleId }),
      ...(decision.status === 'declined' && { reason: decision.reason }),
      ...(decision.status !== 'withdrawn' && { decided_by: decision.decidedBy }),
      decided_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toApi(row);
}

export async function findOrganizationName(tx: Tx, id: string): Promise<string> {
  return (await tx.selectFrom('organization').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
}

const toOwn = (row: AccessRequestRow) => ({
  id: row.id,
  organizationName: row.organization_name,
  note: row.note,
  status: row.status,
  reason: row.reason,
  requestedAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  version: row.version,
});

export const toApi = (row: AccessRequestRow): AccessRequest => ({
  ...toOwn(row),
  displayName: row.display_name,
  email: row.email,
  isUnplaced: row.organization_id === null,
});
