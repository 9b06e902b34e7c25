import type { Keyword } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { newAdministrator } from '../../testing/administrator.ts';
import { keywordRoutes } from './keyword.routes.ts';
import { createKeywordService } from './keyword.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [keywordRoutes(createKeywordService(database))] });
});
afterAll(() => auth.stop());

test('a keyword is saved, changed and removed, by its own organisation alone', async () => {
  const [me, other] = [await newAdministrator(auth), await newAdministrator(auth)];
  const rule = { term: 'chest pain', setsType: null, setsPriority: 'urgent', setsBinId: null };
  const { body: made } = await me.ask<Keyword>('POST', '/keyword/save', rule);
  const change = { ...rule, id: made.id, version: 1, setsPriority: 'stat' };
  expect((await other.ask('POST', '/keyword/save', change)).status).toBe(404);
  expect((await me.ask<Keyword>('POST', '/keyword/save', change)).body).toMatchObject({ setsPriority: 'stat', version: 2 });
  expect((await me.ask('POST', '/keyword/save', change)).status).toBe(409);
  expect((await me.ask('POST', '/keyword/save', { ...rule, term: 'x' })).status).toBe(422);
  const elsewhere = await me.ask('POST', '/keyword/save', { ...rule, setsBinId: '00000000-0000-4000-8000-000000000404' });
  expect(elsewhere.body.error.fields).toMatchObject([{ path: 'setsBinId', code: 'unknown' }]);
  expect((await other.ask('DELETE', '/keyword/', { id: made.id, version: 2 })).status).toBe(404);
  expect((await me.ask('DELETE', '/keyword/', { id: made.id, version: 1 })).status).toBe(409);
  expect((await me.ask('DELETE', '/keyword/', { id: made.id, version: 2 })).status).toBe(200);
});
