import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { useCredits } from './credit.ts';

type Received = Pick<Selectable<Tables['fax']>, 'id' | 'organization_id' | 'location_id' | 'direction' | 'source' | 'parent_fax_id'>;

/** What came over the line is paid for once, however often its pages are made anew; a part of a fax was paid with the whole. */
export async function payForFax(tx: Tx, fax: Received, pages: number): Promise<void> {
  const isCarried = fax.direction === 'inbound' && fax.parent_fax_id === null && (fax.source === 'telnyx' || fax.source === 'demo');
  if (!isCarried) return;
  await useCredits(tx, { organizationId: fax.organization_id, cause: 'fax-in', units: pages, objectId: fax.id, locationId: fax.location_id });
}
