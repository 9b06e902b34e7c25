import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PatientFields } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf, makeColleague } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createPhysicianService } from '../physician/physician.service.ts';
import { createPatientService, type PatientService } from './patient.service.ts';

let clinic: TestClinic;
let service: PatientService;
let clerk: Actor;
let stranger: Actor;

const fields = (different: Partial<PatientFields>): PatientFields => ({
  familyName: 'Delacroix', givenName: 'Margaux', birthDate: null, sex: null, healthNumber: null, versionCode: null, province: null,
  phones: [], email: null, address: null, language: null, alerts: [], locationId: null, ...different,
});

beforeAll(async () => {
  clinic = await createTestClinic();
  service = createPatientService(clinic.database);
  clerk = actorOf(clinic);
  const other = await createOrganization(clinic);
  stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  const people: Partial<PatientFields>[] = [
    { birthDate: '1968-04-17', healthNumber: '6123456789', phones: ['+14165550142', '+16475550101'] },
    { familyName: 'Mensah', givenName: 'Kwabena', birthDate: '2017-05-12', phones: ['+14165550142'] },
    { familyName: 'Okafor', givenName: 'Amara', birthDate: '1968-04-17', healthNumber: '4165550142' },
  ];
  for (const one of people) await service.create(clerk, { ...fields(one), sourceFaxId: null, confirmedNew: false });
});
afterAll(() => clinic.close());

const find = async (name: string, actor = clerk) => (await service.list(actor, { name, limit: 50 })).items.map(({ familyName }) => familyName);

test.each([
  ['delacroix', ['Delacroix']],
  ['Delacorix', ['Delacroix']],
  ['1968-04-17', ['Delacroix', 'Okafor']],
  [' 2017-05-12 ', ['Mensah']],
  ['6123-456', ['Delacroix']],
  ['647 555 0101', ['Delacroix']],
  // Ten digits are a phone number to one and a health number to another.
  ['416-555-0142', ['Delacroix', 'Mensah', 'Okafor']],
  ['555-0142', []],
  ['1968-04-18', []],
])('who is found by %s', async (text, found) => {
  expect(await find(text)).toEqual(found);
});

test('nobody is found from another organisation, by whatever is known of them', async () => {
  for (const text of ['Delacroix', '1968-04-17', '6123456789', '416-555-0142']) expect(await find(text, stranger)).toEqual([]);
});

test('a change is refused when somebody else was faster, and changes nothing', async () => {
  const [patient] = (await service.list(clerk, { name: 'Mensah', limit: 1 })).items;
  if (!patient) throw new Error('Mensah is gone');
  const { createdAt: _created, updatedAt: _updated, ...seen } = patient;
  await service.update(clerk, { ...seen, email: 'kwabena@mail.example' });
  await expect(service.update(clerk, { ...seen, email: 'late@mail.example' })).rejects.toMatchObject({ code: 'version-conflict' });
  expect((await service.get(clerk, patient.id)).email).toBe('kwabena@mail.example');
});

test('a chart does not take the number that another one has, and says which; elsewhere the number says nothing', async () => {
  const { createdAt: _created, updatedAt: _updated, mergedInto: _merged, ...seen } = await service.create(clerk, fields({ familyName: 'Numbered', healthNumber: '1111111111' }));
  const [owner] = (await service.list(clerk, { name: '6123456789', limit: 1 })).items;
  const taken = { status: 409, code: 'health-number-known', extra: { fields: [{ path: 'healthNumber', code: 'known', message: owner!.id }] } };
  await expect(service.update(clerk, { ...seen, healthNumber: '6123456789', email: 'taken@mail.example' })).rejects.toMatchObject(taken);
  expect(await service.get(clerk, seen.id)).toMatchObject(seen);

  const { createdAt: _c, updatedAt: _u, mergedInto: _m, ...theirs } = await service.create(stranger, fields({ familyName: 'Elsewhere' }));
  expect(await service.update(stranger, { ...theirs, healthNumber: '6123456789' })).toMatchObject({ healthNumber: '6123456789' });
  // Who was said to be another person when the chart was made is corrected all the same.
  const { createdAt: _c2, updatedAt: _u2, mergedInto: _m2, ...twin } = await service.create(clerk, { ...fields({ familyName: 'Numbered twin', healthNumber: '1111111111' }), confirmedNew: true });
  expect(await service.update(clerk, { ...twin, email: 'twin@mail.example' })).toMatchObject({ email: 'twin@mail.example' });
});

test('alerts and the preferred location are kept; a location of another organisation is refused', async () => {
  const [location] = await clinic.sql<{ id: string }>('select id from location where organization_id = $1 limit 1', [clinic.organization.id]);
  const wishes = { alerts: ['Penicillin: anaphylaxis', 'Falls easily'], locationId: location!.id, language: 'pa' };
  const made = await service.create(clerk, fields({ familyName: 'Alerted', ...wishes }));
  expect(await service.get(clerk, made.id)).toMatchObject(wishes);
  await expect(service.create(stranger, fields({ familyName: 'Foreign', locationId: location!.id }))).rejects.toMatchObject({ status: 422 });
  const { createdAt: _created, updatedAt: _updated, mergedInto: _merged, ...seen } = made;
  expect(await service.update(clerk, { ...seen, alerts: [], locationId: null })).toMatchObject({ alerts: [], locationId: null });
});

test('who has the chart or the directory open is told of what is new and what changed', async () => {
  const physicians = createPhysicianService(clinic.database);
  const patient = await service.create(clerk, { ...fields({ familyName: 'Told' }), sourceFaxId: null, confirmedNew: false });
  await service.update(clerk, { ...fields({ familyName: 'Told' }), id: patient.id, version: patient.version });
  const directory = { familyName: 'Healer', givenName: '', licenceNumber: null, billingNumber: null, province: null, specialty: null, isInternal: false, sites: [] };
  const physician = await physicians.create(clerk, directory);
  await physicians.update(clerk, { ...directory, id: physician.id, version: physician.version });
  const told = await clinic.sql('select topic, entity_id from event where entity_id = any ($1) order by id', [[patient.id, physician.id]]);
  expect(told).toEqual(
    [['patient', patient.id], ['patient', patient.id], ['physician', physician.id], ['physician', physician.id]].map(([topic, id]) => ({ topic, entity_id: id })),
  );
});

test('patients are listed by both names in pages that leave nobody out, without those who were merged into another', async () => {
  const { id, member } = await createOrganization(clinic);
  const me = actorOf(clinic, { ...member, organizationIds: [id] });
  const create = (familyName: string, givenName: string) => service.create(me, fields({ familyName, givenName }));
  const [anna] = [await create('Roy', 'Anna'), await create('Roy', 'Zoé'), await create('Roy', 'Mia'), await create('Abel', 'Zoé')];
  const twin = await create('Roy', 'Annie');
  await clinic.sql('update patient set merged_into = $1 where id = $2', [anna.id, twin.id]);
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await service.list(me, { limit: 2, cursor });
    seen.push(...page.items.map(({ familyName, givenName }) => `${familyName} ${givenName}`));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(['Abel Zoé', 'Roy Anna', 'Roy Mia', 'Roy Zoé']);
  expect(await service.get(me, twin.id)).toEqual({ ...twin, mergedInto: anna.id });
});

test('patients are listed as in a register: accents, capitals and small words are no letters of their own', async () => {
  const { id, member } = await createOrganization(clinic);
  const me = actorOf(clinic, { ...member, organizationIds: [id] });
  const names = ['Bélanger', 'Benali', 'Brekke', 'd’Angelo', 'Danforth', 'Émond', 'O’Neil', 'van Dyk', 'Zed', '佐藤'];
  for (const familyName of [...names].reverse()) await service.create(me, fields({ familyName }));
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await service.list(me, { limit: 3, cursor });
    seen.push(...page.items.map(({ familyName }) => familyName));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(names);
});

test('a chart is not made from a fax of another organisation, and says who made it and who changed it', async () => {
  const [fax] = await clinic.sql<{ id: string }>(
    "insert into fax (organization_id, source, media_type, sha256, size) values ($1, 'upload', 'application/pdf', 'x', 1) returning id",
    [clerk.organizationId],
  );
  const made = { ...fields({ familyName: 'Source' }), sourceFaxId: fax!.id };
  await expect(service.create(stranger, made)).rejects.toMatchObject({ extra: { fields: [{ path: 'sourceFaxId', code: 'unknown' }] } });
  const patient = await service.create(clerk, made);
  const colleague = await makeColleague(clinic);
  const { createdAt: _created, updatedAt: _updated, ...seen } = patient;
  await service.update(colleague, { ...seen, email: 'source@mail.example' });
  const [row] = await clinic.sql('select source_fax_id, created_by, updated_by from patient where id = $1', [patient.id]);
  expect(row).toEqual({ source_fax_id: fax!.id, created_by: clerk.userId, updated_by: colleague.userId });
});
