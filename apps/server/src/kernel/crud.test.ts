import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeywordFields } from '@intake/api/contract';
import type { Actor } from './actor.ts';
import { conflict } from './errors.ts';
import { keywordStore } from '../modules/keyword/keyword.store.ts';
import { createTestClinic, type TestClinic } from '../testing/clinic.ts';
import { actorOf } from '../testing/faxes.ts';
import { createOrganization } from '../testing/organizations.ts';
import { crud, paged, type Crud, type Step } from './crud.ts';
import type { Seen } from './table.ts';

type Keyword = KeywordFields & Seen;

let clinic: TestClinic;
let keywords: Crud<Keyword, KeywordFields>;
const declared = { store: keywordStore, entity: 'keyword', topic: 'settings' } as const;
beforeAll(async () => {
  clinic = await createTestClinic();
  keywords = crud(clinic.database, declared);
});
afterAll(() => clinic.close());

/** Somebody who manages an organisation of their own. */
async function newManager(): Promise<Actor> {
  const { id, member } = await createOrganization(clinic, ['settings.manage', 'faxes.read']);
  return actorOf(clinic, { ...member, organizationIds: [id] });
}
const rule = (term: string): KeywordFields => ({ term, setsType: null, setsPriority: null, setsBinId: null });

/** What was written down and told in an organisation, oldest first. */
const traces = async ({ organizationId }: Actor) => ({
  audited: await clinic.sql('select action, entity, entity_id from audit_event where organization_id = $1 order by sequence', [organizationId]),
  told: await clinic.sql('select topic, entity, entity_id from event where organization_id = $1 order by id', [organizationId]),
});
const nothing = { audited: [], told: [] };

test('a declared table stores rows, counts versions, and audits and publishes each change once', async () => {
  const me = await newManager();
  const made = await keywords.create(me, rule('urgent'));
  expect(made).toEqual({ ...rule('urgent'), id: made.id, version: 1 });
  expect(await keywords.update(me, { ...made, setsPriority: 'stat' })).toEqual({ ...made, setsPriority: 'stat', version: 2 });
  expect(await keywords.get(me, made.id)).toMatchObject({ setsPriority: 'stat', version: 2 });
  expect(await keywords.remove(me, { id: made.id, version: 2 })).toEqual({});
  expect(await keywords.list(me)).toEqual([]);
  expect(await traces(me)).toEqual({
    audited: ['C', 'U', 'D'].map((action) => ({ action, entity: 'keyword', entity_id: made.id })),
    told: Array(3).fill({ topic: 'settings', entity: 'keyword', entity_id: made.id }),
  });
});

test('a declared table answers 404 for what is not there or is another organisation’s, and 409 for an old version', async () => {
  const [me, other] = [await newManager(), await newManager()];
  const made = await keywords.create(me, rule('biopsy'));
  const before = await traces(me);
  const gone = { ...made, id: '00000000-0000-4000-8000-000000000404' };
  for (const [who, what] of [[me, gone], [other, made]] as const) {
    await expect(keywords.get(who, what.id)).rejects.toMatchObject({ status: 404 });
    await expect(keywords.update(who, what)).rejects.toMatchObject({ status: 404 });
    await expect(keywords.remove(who, what)).rejects.toMatchObject({ status: 404 });
  }
  const old = { ...made, term: 'changed', version: 7 };
  await expect(keywords.update(me, old)).rejects.toMatchObject({ code: 'version-conflict' });
  await expect(keywords.remove(me, old)).rejects.toMatchObject({ code: 'version-conflict' });
  expect(await keywords.list(me)).toEqual([made]);
  expect(await traces(me)).toEqual(before);
  expect(await traces(other)).toEqual(nothing);
});

test('a declared table is listed in its order, by organisation, in pages that leave nothing out', async () => {
  const [me, other] = [await newManager(), await newManager()];
  for (const term of ['mri', 'ct', 'pet']) await keywords.create(me, rule(term));
  await keywords.create(other, rule('echo'));
  const terms = (items: Keyword[]) => items.map(({ term }) => term);
  expect(terms(await keywords.list(me))).toEqual(['ct', 'mri', 'pet']);
  const page = paged(clinic.database, keywordStore);
  const first = await page(me, { limit: 2 });
  expect(terms(first.items)).toEqual(['ct', 'mri']);
  const second = await page(me, { limit: 2, cursor: first.nextCursor ?? '' });
  expect(terms(second.items)).toEqual(['pet']);
  expect(second.nextCursor).toBeNull();
  await expect(page(me, { limit: 2, cursor: 'forged' })).rejects.toMatchObject({ status: 422 });
});

test('what a step of a declared table refuses changes nothing, and what it wrote itself is taken back', async () => {
  const me = await newManager();
  const made = await keywords.create(me, rule('kept'));
  const before = await traces(me);
  const refuse = async ({ tx, actor }: Step) => {
    await keywordStore.insert(tx, actor, rule('written by the step'));
    throw conflict('refused', 'The step refuses.');
  };
  const guarded = crud(clinic.database, { ...declared, before: { create: refuse, update: refuse, remove: refuse } });
  await expect(guarded.create(me, rule('new'))).rejects.toMatchObject({ code: 'refused' });
  await expect(guarded.update(me, { ...made, term: 'other' })).rejects.toMatchObject({ code: 'refused' });
  await expect(guarded.remove(me, made)).rejects.toMatchObject({ code: 'refused' });
  expect(await keywords.list(me)).toEqual([made]);
  expect(await traces(me)).toEqual(before);
});
