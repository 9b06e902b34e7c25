import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureId, referrals, requestDetail } from '../../../testing/index.ts';
import { openStore } from '../../base/store.fixtures.ts';
import { requestActionsApi } from './requestActions.api.ts';
import { requestApi } from './request.api.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('what a change answered stands in the detail before it is asked for again, so that the next key is about that', async () => {
  const before = referrals[0]!;
  const after = { ...before, version: before.version + 1, priority: 'stat' as const };
  let asked = 0;
  server.use(
    // The second answer never comes.
    http.get('*/api/requests/detail/:id', () => ((asked += 1) === 1 ? HttpResponse.json(requestDetail(before)) : new Promise<never>(() => {}))),
    http.post('*/api/requests/attach', () => HttpResponse.json(after)),
  );
  const store = openStore();
  const input = { params: { id: before.id } };
  const { data } = await store.dispatch(requestApi.endpoints.getRequest.initiate(input));
  expect(data).toMatchObject({ version: before.version });
  await store.dispatch(requestActionsApi.endpoints.attachFax.initiate({ body: { id: before.id, version: before.version, faxId: fixtureId('fax', 1), isAttached: true } })).unwrap();
  await vi.waitFor(() => expect(asked).toBe(2));
  expect(requestApi.endpoints.getRequest.select(input)(store.getState()).data).toMatchObject({ version: after.version, priority: 'stat', history: data!.history });
});

test('an answer that was on its way when something was changed does not show again what was there before', async () => {
  const before = referrals[0]!;
  const after = { ...before, version: before.version + 1, priority: 'stat' as const };
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  let asked = 0;
  server.use(
    http.get('*/api/requests/detail/:id', async () => {
      asked += 1;
      if (asked === 1) return HttpResponse.json(requestDetail(before));
      // The third answer never comes.
      await (asked === 2 ? held : new Promise<never>(() => {}));
      return HttpResponse.json(requestDetail(before));
    }),
    http.post('*/api/requests/attach', () => HttpResponse.json(after)),
  );
  const store = openStore();
  const input = { params: { id: before.id } };
  await store.dispatch(requestApi.endpoints.getRequest.initiate(input));
  const loading = store.dispatch(requestApi.endpoints.getRequest.initiate(input, { forceRefetch: true }));
  await vi.waitFor(() => expect(asked).toBe(2));
  await store.dispatch(requestActionsApi.endpoints.attachFax.initiate({ body: { id: before.id, version: before.version, faxId: fixtureId('fax', 1), isAttached: true } })).unwrap();
  arrive();
  const { data } = await loading;
  expect(data).toMatchObject({ version: after.version, priority: 'stat' });
});
