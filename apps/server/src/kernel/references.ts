import type { Actor } from './actor.ts';
import { invalid, type AppError } from './errors.ts';
import type { Tx } from '../platform/database/database.port.ts';

/** What the rows of an organisation refer to, by the table that it stands in. */
type Referred = 'bin' | 'clinic' | 'fax' | 'location' | 'modality' | 'patient' | 'physician' | 'resource' | 'visit_type';

/** A 422 on the field that refers to what is not there. */
export const unknownReference = (path: string): AppError => invalid([{ path, code: 'unknown', message: 'This does not exist any more.' }]);

/**
 * Throws a 422 on its field for a reference to what is not the organisation's. It is named, since row level security
 * shows the locations and bins of all to the server itself. Null refers to nothing.
 */
export async function requireOwn(tx: Tx, { organizationId }: Pick<Actor, 'organizationId'>, table: Referred, id: string | null, path = `${table}Id`): Promise<void> {
  if (id === null) return;
  const found = await tx.selectFrom(table).select('id').where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst();
  if (!found) throw unknownReference(path);
}

/** The same for each of a list that stands in one field, in one round trip. */
export async function requireAllOwn(tx: Tx, { organizationId }: Pick<Actor, 'organizationId'>, table: Referred, ids: readonly string[], path: string): Promise<void> {
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  if (wanted.size === 0) return;
  const found = await tx.selectFrom(table).select('id').where('organization_id', '=', organizationId).where('id', 'in', [...wanted]).execute();
  if (found.length < wanted.size) throw unknownReference(path);
}
