import type { Modality } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { newAdministrator } from '../../testing/administrator.ts';
import { modalityRoutes } from './modality.routes.ts';
import { createModalityService } from './modality.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [modalityRoutes(createModalityService(database))] });
});
afterAll(() => auth.stop());

test('a modality has a name of its own', async () => {
  const me = await newAdministrator(auth);
  expect((await me.ask<Modality>('POST', '/modality/', { name: 'Echocardiogram', code: 'ECHO' })).body).toMatchObject({ code: 'ECHO' });
  expect((await me.ask('POST', '/modality/', { name: 'Echocardiogram', code: null })).body.error.code).toBe('exists-already');
  expect((await me.ask('POST', '/modality/', { name: '', code: null })).status).toBe(422);
  expect((await me.ask<Modality[]>('GET', '/modality/')).body).toHaveLength(1);
});
