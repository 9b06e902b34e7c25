import type { Actor } from '../../kernel/actor.ts';
import { unknownReference } from '../../kernel/references.ts';
import type { Tx } from '../../platform/database/database.port.ts';

/** People of the organisation: what a super administrator sees besides is not meant. */
export async function requireColleagues(tx: Tx, actor: Actor, path: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .selectFrom('mapping')
    .select('user_id')
    .where('organization_id', '=', actor.organizationId)
    .where('user_id', 'in', ids)
    .execute();
  if (found.length < new Set(ids).size) throw unknownReference(path);
}
