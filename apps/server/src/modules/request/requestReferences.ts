import { invalid } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Tx } from '../../platform/database/database.port.ts';

const unknown = (path: string) => invalid([{ path, code: 'unknown', message: 'This does not exist any more.' }]);

/** Row level security hides what is not yours; a reference to it is a 422 on its field. */
export async function requireOwn(tx: Tx, table: 'patient' | 'physician' | 'modality' | 'location' | 'fax', id: string | null): Promise<void> {
  if (!id) return;
  const found = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw unknown(`${table}Id`);
}

/** People of the organisation: what a super administrator sees besides is not meant. */
export async function requireColleagues(tx: Tx, actor: Actor, path: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .selectFrom('mapping')
    .select('user_id')
    .where('organization_id', '=', actor.organizationId)
    .where('user_id', 'in', ids)
    .execute();
  if (found.length < new Set(ids).size) throw unknown(path);
}
