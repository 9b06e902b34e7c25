import type { QuarantinedFile, quarantineContract, RouteRequest } from '@intake/api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { decodeCursor, readPage, type Page } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';

export type Query = RouteRequest<typeof quarantineContract.listQuarantinedFiles>['query'];

const filesOf = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('quarantine')
    .leftJoin('app_user', 'app_user.id', 'quarantine.settled_by')
    .selectAll('quarantine')
    .select('app_user.display_name')
    .where('quarantine.organization_id', '=', organizationId);
type FileRow = Awaited<ReturnType<ReturnType<typeof filesOf>['execute']>>[number];

/** Those that wait first, the newest first. */
export function listFiles(tx: Tx, organizationId: string, { cursor, limit }: Query): Promise<Page<QuarantinedFile>> {
  let query = filesOf(tx, organizationId);
  if (cursor) {
    const [isWaiting, id] = decodeCursor(cursor, 'number', 'id');
    // The database knows the instant of the last one shown more exactly than a Date does.
    query = query.where(
      sql<boolean>`((resolved_at is null)::int, quarantine.created_at, quarantine.id)
        < (${isWaiting}::numeric, (select l.created_at from quarantine l where l.id = ${id}::uuid), ${id}::uuid)`,
    );
  }
  const inOrder = query.orderBy(sql`(resolved_at is null)`, 'desc').orderBy('quarantine.created_at', 'desc').orderBy('quarantine.id', 'desc');
  return readPage({
    limit,
    ask: (count) => inOrder.limit(count).execute(),
    toItem: toFile,
    position: (row) => [Number(row.resolved_at === null), row.id],
  });
}

export async function findFile(tx: Tx, organizationId: string, id: string): Promise<QuarantinedFile | undefined> {
  const row = await filesOf(tx, organizationId).where('quarantine.id', '=', id).executeTakeFirst();
  return row && toFile(row);
}

/** Where the file store keeps it; nothing when it does not. */
export async function findKey(tx: Tx, organizationId: string, id: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('quarantine')
    .select('file_key')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.file_key;
}

/** False when it is dealt with already, or not here. */
export async function settle(tx: Tx, { organizationId, userId }: Actor, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quarantine')
    .set({ resolved_at: sql<Date>`now()`, settled_by: userId })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const toFile = (row: FileRow): QuarantinedFile => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  source: row.source,
  code: row.code,
  originalName: row.original_name,
  from: row.from_number ?? null,
  to: row.to_number ?? null,
  isKept: row.file_key !== null,
  settledAt: row.resolved_at?.toISOString() ?? null,
  settledBy: row.display_name,
});
