import { invalid } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { Place } from '../bookVisit.ts';

/** 422 for a kind of visit, a room or a device that is retired; a visit that is moved may keep what it has. */
export async function requireOffered(tx: Tx, { visitTypeId, resourceId }: Pick<Place, 'visitTypeId' | 'resourceId'>, movingId: string | null): Promise<void> {
  const own = movingId ? await tx.selectFrom('appointment').select(['visit_type_id', 'resource_id']).where('id', '=', movingId).executeTakeFirst() : undefined;
  if (visitTypeId !== own?.visit_type_id && (await isRetired(tx, 'visit_type', visitTypeId)))
    throw invalid([{ path: 'visitTypeId', code: 'retired-kind', message: 'This kind of visit is retired.' }]);
  if (resourceId && resourceId !== own?.resource_id && (await isRetired(tx, 'resource', resourceId)))
    throw invalid([{ path: 'resourceId', code: 'retired-resource', message: 'This room or device is retired.' }]);
}

const isRetired = async (tx: Tx, table: 'visit_type' | 'resource', id: string): Promise<boolean> =>
  (await tx.selectFrom(table).select('is_retired').where('id', '=', id).executeTakeFirst())?.is_retired === true;
