import { sql, type Selectable } from 'kysely';
import type { Physician, PhysicianFields } from '@intake/api/contract';
import { tableStore, type Paged, type Store } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findNamed, storedNameKeys } from '../../platform/search/names.ts';
import { nameKeys } from '../../platform/search/tokens.ts';
import { numberKey } from './likeness/physicianLikeness.ts';
import { sitesOf, writeSites } from './site.store.ts';

type WithoutSites = Omit<Physician, 'sites'>;

const toPhysician = (row: Selectable<Tables['physician']>): WithoutSites => ({
  id: row.id,
  version: row.version,
  familyName: row.family_name,
  givenName: row.given_name,
  licenceNumber: row.licence_number,
  billingNumber: row.billing_number,
  province: row.province as Physician['province'],
  specialty: row.specialty,
  isInternal: row.is_internal,
  clinicName: row.clinic_name,
  faxNumbers: row.fax_numbers,
  phones: row.phones,
  mergedInto: row.merged_into,
});

const toColumns = (fields: PhysicianFields) => ({
  family_name: fields.familyName,
  given_name: fields.givenName,
  licence_number: fields.licenceNumber,
  billing_number: fields.billingNumber,
  province: fields.province,
  specialty: fields.specialty,
  is_internal: fields.isInternal,
  name_keys: storedNameKeys(fields.familyName, fields.givenName),
});

const table = tableStore({ table: 'physician', orderBy: ['family_name', 'given_name'], supersededBy: 'merged_into', toApi: toPhysician, toRow: toColumns });

async function withSites(tx: Tx, physicians: WithoutSites[]): Promise<Physician[]> {
  const sites = await sitesOf(tx, physicians.map(({ id }) => id));
  return physicians.map((physician) => ({ ...physician, sites: sites.get(physician.id) ?? [] }));
}

/** Rows as the contract says them. */
export const toPhysicians = (tx: Tx, rows: readonly Selectable<Tables['physician']>[]): Promise<Physician[]> => withSites(tx, rows.map(toPhysician));

/** Physicians with their sites, which are written with them. */
export const physicianStore: Store<Physician, PhysicianFields> & Paged<Physician> = {
  remove: table.remove,

  list: async (tx, organizationId) => withSites(tx, await table.list(tx, organizationId)),

  page: async (tx, organizationId, query) => {
    const { items, nextCursor } = await table.page(tx, organizationId, query);
    return { items: await withSites(tx, items), nextCursor };
  },

  find: async (tx, organizationId, id) => {
    const found = await table.find(tx, organizationId, id);
    return found && (await withSites(tx, [found]))[0];
  },

  insert: async (tx, who, fields) => {
    const id = await table.insert(tx, who, fields);
    await writeSites(tx, who, id, fields.sites);
    return id;
  },

  update: async (tx, who, change) => {
    if (!(await table.update(tx, who, change))) return false;
    await writeSites(tx, who, change.id, change.sites);
    return true;
  },
};

/** Physicians with nearly this name, those with exactly this name first. */
export async function findPhysicians(tx: Tx, text: string, limit: number): Promise<Physician[]> {
  const named = findNamed('physician', text, limit);
  if (!named) return [];
  const rows = await tx
    .selectFrom(named)
    .innerJoin('physician', 'physician.id', 'found.id')
    .selectAll('physician')
    .orderBy('found.position')
    .execute();
  return toPhysicians(tx, rows);
}

/** Those who have a site at this clinic, by name. */
export async function findAtClinic(tx: Tx, organizationId: string, clinicId: string): Promise<Physician[]> {
  const rows = await tx
    .selectFrom('physician')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('merged_into', 'is', null)
    .where('id', 'in', (select) => select.selectFrom('physician_site').select('physician_id').where('clinic_id', '=', clinicId))
    .orderBy('family_name')
    .orderBy('given_name')
    .orderBy('id')
    .limit(200)
    .execute();
  return toPhysicians(tx, rows);
}

/** Those whom this number reaches by a site or a clinic, and those with these ids. */
export async function findByFax(tx: Tx, organizationId: string, fax: string, ids: readonly string[]): Promise<Physician[]> {
  const rows = await tx
    .selectFrom('physician')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`(fax_numbers @> ${[fax]}::text[] or id = any (${[...ids]}::uuid[]))`)
    .orderBy('family_name')
    .orderBy('id')
    .limit(50)
    .execute();
  return toPhysicians(tx, rows);
}

/** For each of these, those who share a number or nearly the name with them. */
export async function findLikelyPhysicians(tx: Tx, organizationId: string, all: readonly PhysicianFields[], most = 20): Promise<Physician[][]> {
  const asked = all.map(({ licenceNumber, billingNumber, familyName, givenName }) => ({
    licence: licenceNumber && numberKey(licenceNumber), billing: billingNumber && numberKey(billingNumber), families: nameKeys(familyName), givens: nameKeys(givenName),
  }));
  const { rows: pairs } = await sql<{ place: number; id: string }>`
    select place, id from private.find_likely_physicians(${JSON.stringify(asked)}::jsonb, ${most}::int)`.execute(tx);
  const ids = [...new Set(pairs.map(({ id }) => id))];
  const rows = await tx.selectFrom('physician').selectAll().where('organization_id', '=', organizationId).where(sql<boolean>`id = any (${ids}::uuid[])`).execute();
  const found = new Map((await toPhysicians(tx, rows)).map((physician) => [physician.id, physician]));
  return all.map((_, at) => pairs.filter(({ place }) => place === at + 1).flatMap(({ id }) => found.get(id) ?? []));
}
