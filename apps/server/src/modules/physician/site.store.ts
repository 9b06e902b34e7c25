import { sql, type Selectable } from 'kysely';
import type { Site, SiteFields } from '@intake/api/contract';
import { unknownReference } from '../../kernel/references.ts';
import type { Who } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Where these physicians work, by their ids, the usual site first. */
export async function sitesOf(tx: Tx, physicianIds: readonly string[]): Promise<Map<string, Site[]>> {
  const rows = await tx
    .selectFrom('physician_site as site')
    .leftJoin('clinic', (join) => join.onRef('clinic.organization_id', '=', 'site.organization_id').onRef('clinic.id', '=', 'site.clinic_id'))
    .where(sql<boolean>`site.physician_id = any (${[...physicianIds]}::uuid[])`)
    .select([
      'site.id', 'site.physician_id', 'site.clinic_id', 'site.clinic_name', 'site.fax_number', 'site.phone', 'clinic.name as known_name',
      'clinic.phone as clinic_phone', sql<string | null>`clinic.fax_numbers[1]`.as('clinic_fax'),
    ])
    .orderBy('site.position')
    .orderBy('site.id')
    .execute();
  const sites = new Map<string, Site[]>(physicianIds.map((id) => [id, []]));
  for (const row of rows) {
    sites.get(row.physician_id)?.push({
      id: row.id,
      clinicId: row.clinic_id,
      clinicName: row.known_name ?? row.clinic_name,
      faxNumber: row.fax_number,
      phone: row.phone,
      reaches: { fax: row.fax_number ?? row.clinic_fax, phone: row.phone ?? row.clinic_phone },
    });
  }
  return sites;
}

/**
 * The sites are these from now on, in this order. One that is named by its id, or that says the same as before, stays the
 * same row, so that what is known of it (which physician it came from, say) stays known. 422 for an id that none has.
 */
export async function writeSites(tx: Tx, { organizationId }: Who, physicianId: string, sites: readonly SiteFields[]): Promise<void> {
  const stored = await tx.selectFrom('physician_site').selectAll().where('physician_id', '=', physicianId).orderBy('position').orderBy('id').execute();
  const unnamed = stored.filter(({ id }) => !sites.some((site) => site.id === id));
  const ids = sites.map(({ id, ...said }, at) => {
    if (id === undefined) return takeFirst(unnamed, (one) => saysSame(one, said))?.id;
    if (!stored.some((one) => one.id === id) || sites.findIndex((site) => site.id === id) !== at) throw unknownReference(`sites.${at}.id`);
    return id;
  });
  const gone = stored.map(({ id }) => id).filter((id) => !ids.includes(id));
  if (gone.length > 0) await tx.deleteFrom('physician_site').where('id', 'in', gone).execute();
  for (const [position, site] of sites.entries()) {
    const columns = { clinic_id: site.clinicId, clinic_name: site.clinicName, fax_number: site.faxNumber, phone: site.phone, position };
    const id = ids[position];
    if (id) await tx.updateTable('physician_site').set(columns).where('id', '=', id).execute();
    else await tx.insertInto('physician_site').values({ organization_id: organizationId, physician_id: physicianId, ...columns }).execute();
  }
}

const saysSame = (stored: Selectable<Tables['physician_site']>, said: Omit<SiteFields, 'id'>) =>
  stored.clinic_id === said.clinicId && stored.clinic_name === said.clinicName && stored.fax_number === said.faxNumber && stored.phone === said.phone;

/** The first that fits, which the list has no more. */
function takeFirst<Item>(items: Item[], fits: (item: Item) => boolean): Item | undefined {
  const at = items.findIndex(fits);
  return at < 0 ? undefined : items.splice(at, 1)[0];
}
