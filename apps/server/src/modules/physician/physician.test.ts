import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PhysicianFields, SiteFields } from '@intake/api/contract';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createClinicService } from '../clinic/clinic.service.ts';
import { createPhysicianService } from './physician.service.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
});
afterAll(() => clinic.close());

const fields: PhysicianFields = {
  familyName: 'Osei', givenName: '', licenceNumber: null, billingNumber: null, province: null, specialty: null, isInternal: false, sites: [],
};
const site = (more: Partial<SiteFields>): SiteFields => ({ clinicId: null, clinicName: null, faxNumber: null, phone: null, ...more });
const services = () => ({
  physicians: createPhysicianService(clinic.database),
  clinics: createClinicService({ database: clinic.database, mailer: undefined }),
  clerk: actorOf(clinic),
});
const clinicFields = { kind: 'referring', faxNumbers: [] as string[], phone: null, email: null, address: null, note: null } as const;

test('a physician of nobody or of another organisation is not found, an old version of one is refused', async () => {
  const { physicians, clerk } = services();
  const other = await createOrganization(clinic, ['patients.read', 'patients.write']);
  const stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  const { id } = await physicians.create(clerk, fields);
  await expect(physicians.update(stranger, { ...fields, id, version: 1 })).rejects.toMatchObject({ status: 404 });
  await expect(physicians.get(stranger, id)).rejects.toMatchObject({ status: 404 });
  await expect(physicians.update(clerk, { ...fields, id: clinic.binId, version: 1 })).rejects.toMatchObject({ status: 404 });
  await expect(physicians.update(clerk, { ...fields, id, version: 2 })).rejects.toMatchObject({ code: 'version-conflict' });
  expect((await physicians.list(clerk, { limit: 10 })).items).toMatchObject([{ id, familyName: 'Osei', version: 1 }]);
});

test('a physician works at several sites, each with its own numbers or those of its clinic, which they follow', async () => {
  const { physicians, clinics, clerk } = services();
  const place = await clinics.create(clerk, { ...clinicFields, name: 'North Clinic', faxNumbers: ['+16135550001'], phone: '+16135550002' });
  const { id } = await physicians.create(clerk, {
    ...fields,
    familyName: 'Abara',
    sites: [site({ clinicId: place.id }), site({ clinicName: 'South Office', faxNumber: '+16135550003' })],
  });
  const created = await physicians.get(clerk, id);
  expect(created).toMatchObject({
    clinicName: 'North Clinic',
    faxNumbers: ['+16135550001', '+16135550003'],
    phones: ['+16135550002'],
    sites: [
      { clinicId: place.id, clinicName: 'North Clinic', faxNumber: null, reaches: { fax: '+16135550001', phone: '+16135550002' } },
      { clinicId: null, clinicName: 'South Office', reaches: { fax: '+16135550003', phone: null } },
    ],
  });

  expect((await physicians.list(clerk, { clinicId: place.id, limit: 10 })).items).toMatchObject([{ id }]);
  await clinics.update(clerk, { ...clinicFields, id: place.id, version: 1, name: 'North Health', faxNumbers: ['+16135550009'] });
  expect(await clinic.sql("select entity, entity_id from event where topic = 'physician' order by id desc limit 1")).toEqual([{ entity: 'physician', entity_id: null }]);
  expect(await physicians.get(clerk, id)).toMatchObject({ clinicName: 'North Health', faxNumbers: ['+16135550009', '+16135550003'], phones: [] });

  await physicians.update(clerk, { ...fields, familyName: 'Abara', id, version: 1, sites: [site({ clinicName: 'South Office', faxNumber: '+16135550003' })] });
  expect(await physicians.get(clerk, id)).toMatchObject({ version: 2, clinicName: 'South Office', faxNumbers: ['+16135550003'] });
  await physicians.update(clerk, { ...fields, familyName: 'Abara', id, version: 2 });
  expect(await physicians.get(clerk, id)).toMatchObject({ sites: [], clinicName: null, faxNumbers: [] });
});

test('a site that stays is the same one: named by its id whatever is changed of it, or saying the same as before', async () => {
  const { physicians, clerk } = services();
  const [south, north, east] = ['South', 'North', 'East'].map((clinicName, at) => site({ clinicName, faxNumber: `+1613555001${at}` }));
  const { id } = await physicians.create(clerk, { ...fields, familyName: 'Sauvé', sites: [south!, north!, east!] });
  const idsOf = async () => (await physicians.get(clerk, id)).sites.map((one) => [one.id, one.clinicName, one.faxNumber]);
  const [southId, northId, eastId] = (await idsOf()).map(([one]) => one!);
  const save = (version: number, ...sites: SiteFields[]) => physicians.update(clerk, { ...fields, familyName: 'Sauvé', id, version, sites });
  // Sent as before without ids, turned round.
  await save(1, east!, south!, north!);
  expect(await idsOf()).toEqual([[eastId, 'East', '+16135550012'], [southId, 'South', '+16135550010'], [northId, 'North', '+16135550011']]);
  // One moves house, one is closed, one is new: what the closed one said is nobody's.
  await save(2, { ...site({ clinicName: 'Lake', faxNumber: '+16135550019' }), id: northId }, south!, site({ clinicName: 'West' }));
  const [lake, still, west] = await idsOf();
  expect([lake, still, west?.[1]]).toEqual([[northId, 'Lake', '+16135550019'], [southId, 'South', '+16135550010'], 'West']);
  expect([southId, northId, eastId]).not.toContain(west?.[0]);
  // Two of one id, or that of somebody else's, are none.
  const other = await physicians.create(clerk, { ...fields, familyName: 'Abara', sites: [south!] });
  for (const sites of [[{ ...south!, id: southId }, { ...south!, id: southId }], [north!, { ...south!, id: other.sites[0]!.id }]])
    await expect(save(3, ...sites)).rejects.toMatchObject({ status: 422, extra: { fields: [{ path: 'sites.1.id', code: 'unknown' }] } });
  expect(await idsOf()).toEqual([lake, still, west]);
});

test('a site at a clinic of another organisation is refused on its field, and nothing is stored', async () => {
  const { physicians, clinics, clerk } = services();
  const other = await createOrganization(clinic, ['patients.read', 'patients.write']);
  const theirs = await clinics.create(actorOf(clinic, { ...other.member, organizationIds: [other.id] }), { ...clinicFields, name: 'Theirs' });
  await expect(physicians.create(clerk, { ...fields, familyName: 'Nobody', sites: [site({}), site({ clinicId: theirs.id })] })).rejects.toMatchObject({
    status: 422,
    extra: { fields: [{ path: 'sites.1.clinicId', code: 'unknown' }] },
  });
  expect((await physicians.list(clerk, { name: 'Nobody', limit: 10 })).items).toEqual([]);
});

test('a fax number finds physicians by site, then by clinic, then as learned from what was filed, and says which', async () => {
  const { physicians, clinics, clerk } = services();
  const number = '+16135550077';
  const place = await clinics.create(clerk, { ...clinicFields, name: 'Shared Hall', faxNumbers: [number] });
  const named = (familyName: string, ...sites: SiteFields[]) => physicians.create(clerk, { ...fields, familyName, sites });
  const byClinic = await named('Adeyemi', site({ clinicId: place.id }));
  const bySite = await named('Zhou', site({ faxNumber: number }));
  const learned = await named('Mbeki');
  const file = (physicianId: string, sha256: string, status = 'completed') =>
    clinic.sql(
      `insert into fax (organization_id, source, sha256, size, from_number, physician_id, status, completed_at)
       values ($1, 'upload', $2, 1, $3, $4, $5, '2026-05-01T12:00:00Z')`,
      [clinic.organization.id, sha256, number, physicianId, status],
    );
  await file(learned.id, 'one');
  await file(learned.id, 'two');
  await file((await named('Unfiled')).id, 'three', 'ready');

  const found = await physicians.findByFax(clerk, number);
  expect(found.map(({ id, source, learned: seen }) => [id, source, seen?.faxCount ?? 0])).toEqual([
    [bySite.id, 'site', 0], [byClinic.id, 'clinic', 0], [learned.id, 'learned', 2],
  ]);
  expect(await physicians.listLearned(clerk, learned.id)).toEqual([
    { number, faxCount: 2, lastFiledAt: '2026-05-01T12:00:00.000Z', lastFaxId: expect.any(String) as string },
  ]);
  const blind = { ...clerk, permissions: new Set(['patients.read'] as const) };
  expect(await physicians.listLearned(blind, learned.id)).toMatchObject([{ faxCount: 2, lastFaxId: null }]);
  // Once a site has it, it is not offered any more.
  await physicians.update(clerk, { ...fields, familyName: 'Mbeki', id: learned.id, version: 1, sites: [site({ faxNumber: number })] });
  expect(await physicians.listLearned(clerk, learned.id)).toEqual([]);
});
