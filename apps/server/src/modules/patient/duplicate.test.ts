import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DuplicateReason, MergeChoices, Patient, PatientFields } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { comparing } from '../merge/comparing.ts';
import { createDuplicateService, type DuplicateService } from '../merge/duplicate.service.ts';
import { createMergeService } from '../merge/merge.service.ts';
import { mergeablePatients } from './patientMergeable.ts';
import { createPatientService, type PatientService } from './patient.service.ts';

let clinic: TestClinic;
let patients: PatientService;
let duplicates: DuplicateService<Patient, MergeChoices, DuplicateReason>;

beforeAll(async () => {
  clinic = await createTestClinic();
  patients = createPatientService(clinic.database);
  duplicates = createDuplicateService(clinic.database, mergeablePatients);
});
afterAll(() => clinic.close());

/** Somebody who may write charts, in an organisation of their own. */
async function newClerk(): Promise<Actor> {
  const { id, member } = await createOrganization(clinic, ['patients.read', 'patients.write']);
  return actorOf(clinic, { ...member, organizationIds: [id] });
}

const create = (who: Actor, fields: Partial<PatientFields>): Promise<Patient> =>
  patients.create(who, {
    familyName: 'Tremblay', givenName: 'Marie-Ève', birthDate: '1985-04-03', sex: null, healthNumber: null, versionCode: null, province: null,
    phones: [], email: null, address: null, language: null, alerts: [], locationId: null, confirmedNew: true, ...fields,
  });
const idsOf = async (who: Actor, id: string) => (await duplicates.of(who, id)).map(({ person }) => person.id);
const listed = async (who: Actor) => (await duplicates.list(who, { limit: 50 })).items.map(({ people: [a, b] }) => [a.id, b.id]);
const compareAll = async () => {
  while ((await comparing(mergeablePatients)(clinic.database)) > 0);
};

test.each<[string, Partial<PatientFields>, Partial<PatientFields>]>([
  ['the name and the birth date', {}, { givenName: 'Marie Eve' }],
  ['the birth date with day and month exchanged, and a phone', { phones: ['+14165550142'] }, { birthDate: '1985-03-04', phones: ['+14165550142'] }],
  ['the health number alone', { healthNumber: '9876543217' }, { healthNumber: '9876543217', familyName: 'Tremblai', birthDate: null }],
  ['a phone, with a slip in the name and no birth date', { phones: ['+14165550142'], email: 'm@mail.example' }, { phones: ['+14165550142'], email: 'm@mail.example', givenName: 'Marie', birthDate: null }],
  ['the names in the wrong fields', {}, { familyName: 'Marie-Ève', givenName: 'Tremblay' }],
])('a chart that shares %s is found from either side, and from no other organisation', async (_, one, other) => {
  const [me, stranger] = [await newClerk(), await newClerk()];
  const [a, b, theirs] = [await create(me, one), await create(me, other), await create(stranger, one)];
  await create(me, { familyName: 'Nguyen', givenName: 'Anh', birthDate: '1961-02-02' });
  expect(await idsOf(me, a.id)).toEqual([b.id]);
  expect(await idsOf(me, b.id)).toEqual([a.id]);
  expect(await idsOf(stranger, theirs.id)).toEqual([]);
  await expect(duplicates.of(stranger, a.id)).rejects.toMatchObject({ status: 404 });
});

test('a comparison that is told to end leaves the charts that it has not reached for the next one', async () => {
  const me = await newClerk();
  for (const familyName of ['Adeyemi', 'Brandt', 'Castro']) await create(me, { familyName });
  const ending = new AbortController();
  const findAlike: typeof mergeablePatients.findAlike = (...asked) => (ending.abort(), mergeablePatients.findAlike(...asked));
  await compareAll();
  await clinic.sql('update patient set compared_version = null where organization_id = $1', [me.organizationId]);
  await comparing({ ...mergeablePatients, findAlike })(clinic.database, ending.signal);
  const left = () => clinic.sql('select from patient where organization_id = $1 and compared_version is distinct from version', [me.organizationId]);
  expect(await left()).toHaveLength(2);
  expect(await comparing(mergeablePatients)(clinic.database, ending.signal)).toBe(0);
  await compareAll();
  expect(await left()).toHaveLength(0);
});

test('charts are compared once they are new or changed, whoever wrote them, and listed the likeliest first', async () => {
  const me = await newClerk();
  const [a, b] = [await create(me, { phones: ['+14165550142'] }), await create(me, { phones: ['+14165550142'], birthDate: '1985-03-04' })];
  const c = await create(me, { familyName: 'Roy', givenName: 'Zoé', birthDate: '1999-09-09', healthNumber: '9876543217' });
  await clinic.sql(
    `insert into patient (organization_id, family_name, given_name, birth_date, health_number) values ($1, 'Roy', 'Zoe', '1999-09-09', '9876543217')`,
    [me.organizationId],
  );
  expect(await listed(me)).toEqual([]);
  await compareAll();
  const [first, second] = await listed(me);
  expect(first).toContain(c.id);
  expect(second).toEqual([a.id, b.id]);
  expect(await comparing(mergeablePatients)(clinic.database)).toBe(0);
  const { createdAt: _created, updatedAt: _updated, mergedInto: _into, ...seen } = b;
  await patients.update(me, { ...seen, givenName: 'Luc', birthDate: '1950-01-01' });
  await compareAll();
  expect(await listed(me)).toEqual([first]);
  expect(await listed(await newClerk())).toEqual([]);
});

test('likely doubles are listed in pages that leave none out', async () => {
  const me = await newClerk();
  for (let number = 0; number < 10; number += 1) await create(me, { birthDate: `19${10 + (number % 5)}-04-03`, givenName: `Anna${'bcdef'[number % 5]}` });
  await compareAll();
  const seen = new Set<string>();
  for (let cursor: string | undefined | null; cursor !== null; ) {
    const page = await duplicates.list(me, { limit: 2, cursor: cursor ?? undefined });
    for (const { id } of page.items) seen.add(id);
    cursor = page.nextCursor;
  }
  expect(seen.size).toBe(5);
});

test('two who are not the same person are proposed no more, however they change, until somebody takes that back', async () => {
  const me = await newClerk();
  const [a, b] = [await create(me, {}), await create(me, {})];
  await compareAll();
  await duplicates.decide(me, { id: b.id, otherId: a.id, isNotSame: true });
  expect(await duplicates.of(me, a.id)).toMatchObject([{ person: { id: b.id }, isNotSame: true }]);
  const { createdAt: _created, updatedAt: _updated, mergedInto: _into, ...seen } = a;
  await patients.update(me, { ...seen, email: 'a@mail.example' });
  await compareAll();
  expect(await listed(me)).toEqual([]);
  await duplicates.decide(me, { id: a.id, otherId: b.id, isNotSame: false });
  expect(await listed(me)).toEqual([[a.id, b.id]]);
  const trail = await clinic.sql("select detail ->> 'event' as event from audit_event where organization_id = $1 and entity_id = $2 and action = 'U' order by sequence", [me.organizationId, b.id]);
  expect(trail.map(({ event }) => event as string)).toEqual(['not-same', 'maybe-same']);
});

test('nobody decides on a chart of another organisation, or on one alone', async () => {
  const [me, stranger] = [await newClerk(), await newClerk()];
  const [mine, theirs] = [await create(me, {}), await create(stranger, {})];
  await expect(duplicates.decide(me, { id: mine.id, otherId: theirs.id, isNotSame: true })).rejects.toMatchObject({ status: 422 });
  await expect(duplicates.decide(me, { id: mine.id, otherId: mine.id, isNotSame: true })).rejects.toMatchObject({ status: 422 });
});

test('a chart that was merged is nobody’s double any more', async () => {
  const me = await newClerk();
  const [a, b, c] = [await create(me, {}), await create(me, {}), await create(me, {})];
  await compareAll();
  expect((await listed(me)).length).toBe(3);
  const choices = { familyName: 'kept', givenName: 'kept', birthDate: 'kept', sex: 'kept', healthNumber: 'kept', phones: 'kept', email: 'kept', address: 'kept', language: 'kept' } as const;
  await createMergeService(clinic.database, mergeablePatients).merge(me, { keptId: a.id, keptVersion: 1, mergedId: b.id, mergedVersion: 1, choices });
  await compareAll();
  expect(await listed(me)).toEqual([[a.id, c.id]]);
  expect(await idsOf(me, a.id)).toEqual([c.id]);
  expect(await idsOf(me, b.id)).toEqual([]);
});

test('charts that may be of one person are looked up by indexes alone', async () => {
  const me = await newClerk();
  await clinic.sql(
    `insert into patient (organization_id, family_name, given_name, birth_date, phones, name_keys)
     select $1, 'Family' || n, 'Given' || n, date '1930-01-01' + n, array['+1416' || (2000000 + n)], array['family' || n, 'given' || n] from generate_series(1, 20000) n`,
    [me.organizationId],
  );
  await clinic.sql('analyze patient');
  const plan = await clinic.sql<{ 'QUERY PLAN': string }>(
    `explain select id from patient where organization_id = '${me.organizationId}' and merged_into is null and phones && array['+14162000007']
     union all select id from patient where organization_id = '${me.organizationId}' and merged_into is null and birth_date = any (array[date '1950-01-01'])
     union all select id from patient where organization_id = '${me.organizationId}' and merged_into is null and health_number = '9876543217'
     union all select id from patient where organization_id = '${me.organizationId}' and merged_into is null and name_keys && array['family7'] and name_keys && array['given7']`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Seq Scan'))).toEqual([]);
});
