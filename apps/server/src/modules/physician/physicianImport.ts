import type { PhysicianFields, SiteFields } from '@intake/api/contract';
import { foldName } from '@intake/api/rules';
import type { Who } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { storedNameKeys } from '../../platform/search/names.ts';
import { likelyFrom, numberKey, physicianLikeness } from './likeness/physicianLikeness.ts';
import { findLikelyPhysicians } from './physician.store.ts';
import { lockPeople, writePerson } from '../import/personRows.ts';
import { differences, restorable, type Changed, type Columns, type Restored, type Target } from '../import/target.ts';

const columnsOf = (fields: PhysicianFields) => ({
  family_name: fields.familyName, given_name: fields.givenName, licence_number: fields.licenceNumber, billing_number: fields.billingNumber,
  province: fields.province, specialty: fields.specialty,
});

const saidBy = (fields: PhysicianFields): Columns => Object.fromEntries(Object.entries(columnsOf(fields)).filter(([, value]) => value !== null && value !== ''));

const siteColumns = (site: SiteFields) => ({ clinic_name: site.clinicName, fax_number: site.faxNumber, phone: site.phone });

/** The row's place is a further site, unless one of that fax, or without a fax of that name, is there. Answers its id. */
async function addSite(tx: Tx, { organizationId }: Who, physicianId: string, site: SiteFields): Promise<string | null> {
  const sites = await tx.selectFrom('physician_site').selectAll().where('physician_id', '=', physicianId).execute();
  const isThere = sites.some((one) => (site.faxNumber ? one.fax_number === site.faxNumber : site.clinicName ? one.clinic_name === site.clinicName : one.phone === site.phone));
  if (isThere) return null;
  const position = Math.max(-1, ...sites.map((one) => one.position)) + 1;
  const { id } = await tx
    .insertInto('physician_site')
    .values({ organization_id: organizationId, physician_id: physicianId, clinic_id: null, ...siteColumns(site), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const sameNumber = (a: string | null, b: string | null) => a !== null && b !== null && numberKey(a) === numberKey(b);

/** Those who come near each of these, the nearest first; looked for by `by`, which may say less of each. */
async function alike(tx: Tx, organizationId: string, rows: readonly PhysicianFields[], by = rows) {
  const found = await findLikelyPhysicians(tx, organizationId, by);
  return rows.map((fields, at) =>
    (found[at] ?? []).map((physician) => ({ physician, score: physicianLikeness(fields, physician).score })).sort((a, b) => b.score - a.score));
}

export const physicianTarget: Target<PhysicianFields> = {
  kind: 'physician',

  keysOf: ({ licenceNumber, billingNumber, familyName, givenName, sites: [site] }) => ({
    numbers: [...(licenceNumber ? [`licence ${numberKey(licenceNumber)}`] : []), ...(billingNumber ? [`billing ${numberKey(billingNumber)}`] : [])],
    person: givenName && site?.faxNumber ? `${foldName(familyName)} ${foldName(givenName)} ${site.faxNumber}` : '',
  }),

  async known(tx, organizationId, rows) {
    const byNumbers = rows.map((fields) => ({ ...fields, familyName: '', givenName: '' }));
    const found = await alike(tx, organizationId, rows, byNumbers);
    return found.map((all, at) => {
      const { licenceNumber, billingNumber } = rows[at]!;
      const known = all.find(({ physician }) => sameNumber(physician.licenceNumber, licenceNumber)) ?? all.find(({ physician }) => sameNumber(physician.billingNumber, billingNumber));
      return known ? { id: known.physician.id, isOther: known.score < likelyFrom } : null;
    });
  },

  likely: async (tx, organizationId, rows) =>
    (await alike(tx, organizationId, rows)).map(([likely]) => (likely && likely.score >= likelyFrom ? likely.physician.id : null)),

  async make(tx, { organizationId }, rows) {
    await tx
      .insertInto('physician')
      .values(rows.map(({ id, fields }) => ({ id, organization_id: organizationId, ...columnsOf(fields), name_keys: storedNameKeys(fields.familyName, fields.givenName), is_internal: false, user_id: null })))
      .execute();
    const sites = rows.flatMap(({ id, fields }) => fields.sites.map((site) => ({ organization_id: organizationId, physician_id: id, clinic_id: null, ...siteColumns(site), position: 0 })));
    if (sites.length > 0) await tx.insertInto('physician_site').values(sites).execute();
  },

  async change(tx, who, rows) {
    const physicians = await lockPeople(tx, who, 'physician', rows.map(({ id }) => id));
    const changed = new Map<string, Changed | null>();
    for (const { id, fields } of rows) {
      const now = physicians.get(id);
      if (!now) continue;
      const change = differences(now as unknown as Columns, saidBy(fields));
      const siteId = fields.sites[0] ? await addSite(tx, who, id, fields.sites[0]) : null;
      if (!change && !siteId) {
        changed.set(id, null);
        continue;
      }
      const version = await writePerson(tx, who, 'physician', now, change?.after ?? {});
      changed.set(id, { version, change: { before: { ...change?.before, ...(siteId && { site: null }) }, after: { ...change?.after, ...(siteId && { site: siteId }) } } });
    }
    return changed;
  },

  async restore(tx, who, rows) {
    const physicians = await lockPeople(tx, who, 'physician', rows.map(({ id }) => id));
    const restored = new Map<string, Restored>();
    for (const { id, change } of rows) {
      const now = physicians.get(id);
      if (!now) continue;
      const { site: siteId, ...after } = change.after;
      const { site: _none, ...before } = change.before;
      const { columns, kept } = restorable(now as unknown as Columns, { before, after });
      if (typeof siteId === 'string') await tx.deleteFrom('physician_site').where('physician_id', '=', id).where('id', '=', siteId).execute();
      const to = Object.keys(columns).length > 0 || siteId ? await writePerson(tx, who, 'physician', now, columns) : now.version;
      restored.set(id, { kept, from: now.version, to });
    }
    return restored;
  },
};

