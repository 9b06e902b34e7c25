import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Physician, PhysicianFields, PhysicianMergeChoices, PhysicianReason, SiteFields } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf, makeColleague } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { comparing } from '../merge/comparing.ts';
import { createDuplicateService, type DuplicateService } from '../merge/duplicate.service.ts';
import { createMergeService, type MergeService } from '../merge/merge.service.ts';
import { createUnmergeService, type UnmergeService } from '../merge/unmerge.service.ts';
import { createPhysicianService, type PhysicianService } from './physician.service.ts';
import { mergeablePhysicians } from './physicianMergeable.ts';

let clinic: TestClinic;
let physicians: PhysicianService;
let duplicates: DuplicateService<Physician, PhysicianMergeChoices, PhysicianReason>;
let merges: MergeService<Physician, PhysicianMergeChoices, PhysicianReason>;
let unmerges: UnmergeService<Physician, PhysicianMergeChoices, PhysicianReason>;
let clerk: Actor;
let colleague: Actor;

beforeAll(async () => {
  clinic = await createTestClinic();
  physicians = createPhysicianService(clinic.database);
  duplicates = createDuplicateService(clinic.database, mergeablePhysicians);
  merges = createMergeService(clinic.database, mergeablePhysicians);
  unmerges = createUnmergeService(clinic.database, mergeablePhysicians);
  clerk = actorOf(clinic);
  colleague = await makeColleague(clinic);
});
afterAll(() => clinic.close());

const allKept: PhysicianMergeChoices = { familyName: 'kept', givenName: 'kept', licenceNumber: 'kept', billingNumber: 'kept', specialty: 'kept', isInternal: 'kept' };
const site = (more: Partial<SiteFields>): SiteFields => ({ clinicId: null, clinicName: null, faxNumber: null, phone: null, ...more });
const create = (fields: Partial<PhysicianFields>, who = clerk): Promise<Physician> =>
  physicians.create(who, { familyName: 'Osei', givenName: 'Kwame', licenceNumber: null, billingNumber: null, province: null, specialty: null, isInternal: false, sites: [], ...fields });
const wanted = (kept: Physician, merged: Physician, choices: Partial<PhysicianMergeChoices> = {}) => ({
  keptId: kept.id, keptVersion: kept.version, mergedId: merged.id, mergedVersion: merged.version, choices: { ...allKept, ...choices },
});
const fileFax = async (physicianId: string, from: string | null = null): Promise<string> => {
  const [row] = await clinic.sql<{ id: string }>(
    `insert into fax (organization_id, source, sha256, size, physician_id, from_number, status, completed_at) values ($1, 'upload', $2, 1, $3, $4, 'completed', now()) returning id`,
    [clinic.organization.id, randomUUID(), physicianId, from],
  );
  return row!.id;
};
const ownerOf = async (fax: string) => (await clinic.sql<{ physician_id: string }>('select physician_id from fax where id = $1', [fax]))[0]?.physician_id;
const placesOf = async (id: string) => (await physicians.get(clerk, id)).sites.map(({ clinicName, faxNumber }) => `${clinicName} ${faxNumber ?? ''}`.trim());

describe('a physician who was entered twice', () => {
  const lakeshore = site({ clinicName: 'Lakeshore Clinic', faxNumber: '+19055550131' });
  const harbour = site({ clinicName: 'Harbour Clinic', faxNumber: '+19055550132' });

  test('becomes one with all sites of both, each once, the usual one first, and all that was filed', async () => {
    const kept = await create({ sites: [lakeshore], licenceNumber: '68123', province: 'ON' });
    const merged = await create({ givenName: 'K', specialty: 'Cardiology', sites: [harbour, lakeshore] });
    const [ofMerged, fromNumber] = [await fileFax(merged.id), await fileFax(merged.id, '+16135550177')];
    expect((await merges.preview(clerk, { keptId: kept.id, mergedId: merged.id })).moves).toEqual(expect.arrayContaining([{ table: 'fax', count: 2 }, { table: 'physician_site', count: 2 }]));
    const done = await merges.merge(colleague, wanted(kept, merged, { specialty: 'merged' }));
    expect(done).toMatchObject({ state: 'done', decidedBy: 'Other Clerk', mergedName: 'Osei, K' });
    expect(await physicians.get(clerk, kept.id)).toMatchObject({
      givenName: 'Kwame', specialty: 'Cardiology', licenceNumber: '68123', province: 'ON', version: 2, clinicName: 'Lakeshore Clinic', faxNumbers: ['+19055550131', '+19055550132'], mergedInto: null,
    });
    expect(await placesOf(kept.id)).toEqual(['Lakeshore Clinic +19055550131', 'Harbour Clinic +19055550132']);
    expect([await ownerOf(ofMerged), await ownerOf(fromNumber)]).toEqual([kept.id, kept.id]);
    expect((await physicians.listLearned(clerk, kept.id)).map(({ number }) => number)).toEqual(['+16135550177']);

    await unmerges.unmerge(clerk, done.id, []);
    expect(await physicians.get(clerk, kept.id)).toMatchObject({ specialty: null, faxNumbers: ['+19055550131'] });
    expect(await physicians.get(clerk, merged.id)).toMatchObject({ specialty: 'Cardiology', mergedInto: null });
    expect(await placesOf(merged.id)).toEqual(['Harbour Clinic +19055550132', 'Lakeshore Clinic +19055550131']);
    expect(await ownerOf(ofMerged)).toBe(merged.id);
  });

  test('is found under the old id alone: in no list, by no name and no fax, and changed no more', async () => {
    const [kept, merged] = [await create({ familyName: 'Quartey' }), await create({ familyName: 'Quartey', sites: [site({ faxNumber: '+19055550188' })] })];
    await merges.merge(clerk, wanted(kept, merged));
    expect((await physicians.get(clerk, merged.id)).mergedInto).toBe(kept.id);
    expect((await physicians.list(clerk, { name: 'Quartey', limit: 10 })).items.map(({ id }) => id)).toEqual([kept.id]);
    const all = (await physicians.list(clerk, { limit: 200 })).items.map(({ id }) => id);
    expect([all.includes(kept.id), all.includes(merged.id)]).toEqual([true, false]);
    expect((await physicians.findByFax(clerk, '+19055550188')).map(({ id }) => id)).toEqual([kept.id]);
    const { sites: _sites, clinicName: _name, faxNumbers: _faxes, phones: _phones, mergedInto: _into, ...old } = await physicians.get(clerk, merged.id);
    await expect(physicians.update(clerk, { ...old, sites: [] })).rejects.toMatchObject({ code: 'merged' });
    expect(await ownerOf(await fileFax(merged.id))).toBe(kept.id);
  });

  test('goes on to sign in, by whichever entry has the account; two accounts stay two', async () => {
    const [kept, merged, other] = [await create({}), await create({ isInternal: true }), await create({})];
    const give = (id: string, userId: string) => clinic.sql('update physician set user_id = $2 where id = $1', [id, userId]);
    const accountOf = async (id: string) => (await clinic.sql<{ user_id: string | null }>('select user_id from physician where id = $1', [id]))[0]?.user_id;
    await give(merged.id, clerk.userId);
    await give(other.id, colleague.userId);
    const { id } = await merges.merge(clerk, wanted(kept, merged, { isInternal: 'merged' }));
    expect([await accountOf(kept.id), await accountOf(merged.id)]).toEqual([clerk.userId, null]);
    await expect(merges.merge(clerk, wanted(await physicians.get(clerk, kept.id), other))).rejects.toMatchObject({ code: 'two-accounts' });
    await unmerges.unmerge(clerk, id, []);
    expect([await accountOf(kept.id), await accountOf(merged.id)]).toEqual([null, clerk.userId]);
    await clinic.sql('update physician set user_id = null where id = any ($1)', [[merged.id, other.id]]);
  });

  test('asks where a site goes that is new since, and of none that was only saved with the entry', async () => {
    const [kept, merged] = [await create({ sites: [lakeshore] }), await create({ sites: [harbour] })];
    const { id } = await merges.merge(clerk, wanted(kept, merged));
    const { version, sites } = await physicians.get(clerk, kept.id);
    const moved = sites.map(({ id: siteId, clinicId, clinicName, phone }, at) => ({ id: siteId, clinicId, clinicName, faxNumber: `+1905555019${at}`, phone }));
    await physicians.update(clerk, {
      id: kept.id, version, familyName: 'Osei', givenName: 'Kwame', licenceNumber: null, billingNumber: null, province: null, specialty: null, isInternal: false,
      sites: [...moved, site({ clinicName: 'Bay Clinic', faxNumber: '+19055550195' })],
    });
    const { later } = await unmerges.preview(clerk, id);
    expect(later.map(({ table, label }) => `${table}: ${label}`)).toEqual(['physician_site: Bay Clinic']);
    await unmerges.unmerge(clerk, id, later.map((row) => ({ ...row, to: 'merged' as const })));
    expect([await placesOf(kept.id), await placesOf(merged.id)]).toEqual([['Lakeshore Clinic +19055550190'], ['Harbour Clinic +19055550191', 'Bay Clinic +19055550195']]);
  });
});

test('two licences of one province wait for a second person', async () => {
  const [kept, merged] = [await create({ licenceNumber: '68123', province: 'ON' }), await create({ licenceNumber: '70441', province: 'ON' })];
  const proposal = await merges.merge(clerk, wanted(kept, merged));
  expect(proposal).toMatchObject({ state: 'proposed', secondPerson: ['two-licences'] });
  await expect(merges.agree(clerk, proposal.id)).rejects.toMatchObject({ code: 'same-person' });
  expect(await merges.refuse(colleague, proposal.id)).toMatchObject({ state: 'refused' });
});

test('no merge of another organisation’s, of one entry, or of an old version', async () => {
  const theirs = await createOrganization(clinic, ['patients.read', 'patients.write']);
  const stranger = actorOf(clinic, { ...theirs.member, organizationIds: [theirs.id] });
  const [kept, merged] = [await create({}), await create({})];
  await expect(merges.merge(stranger, wanted(kept, merged))).rejects.toMatchObject({ status: 404 });
  await expect(merges.preview(stranger, { keptId: kept.id, mergedId: merged.id })).rejects.toMatchObject({ status: 404 });
  await expect(duplicates.of(stranger, kept.id)).rejects.toMatchObject({ status: 404 });
  await expect(merges.merge(clerk, wanted(kept, kept))).rejects.toMatchObject({ status: 422 });
  await expect(merges.merge(clerk, { ...wanted(kept, merged), mergedVersion: 9 })).rejects.toMatchObject({ code: 'version-conflict' });
  const { id } = await merges.merge(clerk, wanted(kept, merged));
  await expect(unmerges.unmerge(stranger, id, [])).rejects.toMatchObject({ status: 404 });
  const trail = await clinic.sql("select entity, entity_id, patient_id, detail from audit_event where detail ->> 'mergeId' = $1 order by sequence", [id]);
  expect(trail).toEqual([
    { entity: 'physician', entity_id: kept.id, patient_id: null, detail: { event: 'merged', mergeId: id, otherId: merged.id, isKept: true } },
    { entity: 'physician', entity_id: merged.id, patient_id: null, detail: { event: 'merged', mergeId: id, otherId: kept.id, isKept: false } },
  ]);
});

test('doubles are found once they are new or changed, listed, and kept as two where somebody says so', async () => {
  const { id: organization, member } = await createOrganization(clinic, ['patients.read', 'patients.write']);
  const me = actorOf(clinic, { ...member, organizationIds: [organization] });
  const fax = [site({ faxNumber: '+19055550131' })];
  const [a, b] = [await create({ licenceNumber: '68-123', sites: fax }, me), await create({ givenName: 'Kwamé', licenceNumber: '68123', sites: fax }, me)];
  await create({ familyName: 'Nguyen', givenName: 'Anh', sites: fax }, me);
  const compare = comparing(mergeablePhysicians);
  const listed = async () => {
    while ((await compare(clinic.database)) > 0);
    return (await duplicates.list(me, { limit: 50 })).items.map(({ people }) => people.map(({ id }) => id));
  };
  expect(await listed()).toEqual([[a.id, b.id]]);
  expect(await duplicates.of(me, b.id)).toMatchObject([{ person: { id: a.id }, isNotSame: false }]);
  await duplicates.decide(me, { id: b.id, otherId: a.id, isNotSame: true });
  expect(await listed()).toEqual([]);
  await duplicates.decide(me, { id: b.id, otherId: a.id, isNotSame: false });
  expect(await listed()).toEqual([[a.id, b.id]]);
  const { id } = await merges.merge(me, wanted(a, b));
  expect(await listed()).toEqual([]);
  expect((await merges.list(me, a.id)).map((merge) => merge.id)).toEqual([id]);
});
