import { sql } from 'kysely';
import type { Site, SiteFields } from '@intake/api/contract';
import type { Who } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';

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

/** The sites are these from now on, in this order. */
export async function writeSites(tx: Tx, { organizationId }: Who, physicianId: string, sites: readonly SiteFields[]): Promise<void> {
  await tx.deleteFrom('physician_site').where('physician_id', '=', physicianId).execute();
  if (sites.length === 0) return;
  await tx
    .insertInto('physician_site')
    .values(
      sites.map((site, position) => ({
        organization_id: organizationId,
        physician_id: physicianId,
        clinic_id: site.clinicId,
        clinic_name: site.clinicName,
        fax_number: site.faxNumber,
        phone: site.phone,
        position,
      })),
    )
    .execute();
}
