import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureId, referrals, requestDetail } from '../../../testing/index.ts';
import { answeredLate, openStore } from '../../base/store.fixtures.ts';
import { requestActionsApi } from './requestActions.api.ts';
import { requestApi } from './request.api.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('what a change answered stands in the detail before it is asked for again, so that the next key is about that', async () => {
  const before = referrals[0]!;
  const after = { ...before, version: before.version + 1, priority: 'stat' as const };
  // The second answer never comes.
  const { handler, timesAsked } = answeredLate('*/api/requests/detail/:id', requestDetail(before), requestDetail(before));
  server.use(handler, http.post('*/api/requests/attach', () => HttpResponse.json(after)));
  const store = openStore();
  const input = { params: { id: before.id } };
  const { data } = await store.dispatch(requestApi.endpoints.getRequest.initiate(input));
  expect(data).toMatchObject({ version: before.version });
  await store.dispatch(requestActionsApi.endpoints.attachFax.initiate({ body: { id: before.id, version: before.version, faxId: fixtureId('fax', 1), isAttached: true } })).unwrap();
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  expect(requestApi.endpoints.getRequest.select(input)(store.getState()).data).toMatchObject({ version: after.version, priority: 'stat', history: data!.history });
});

test('an answer that was on its way when something was changed does not show again what was there before', async () => {
  const before = referrals[0]!;
  const after = { ...before, version: before.version + 1, priority: 'stat' as const };
  const { handler, arrive, timesAsked } = answeredLate('*/api/requests/detail/:id', requestDetail(before), requestDetail(before));
  server.use(handler, http.post('*/api/requests/attach', () => HttpResponse.json(after)));
  const store = openStore();
  const input = { params: { id: before.id } };
  await store.dispatch(requestApi.endpoints.getRequest.initiate(input));
  const loading = store.dispatch(requestApi.endpoints.getRequest.initiate(input, { forceRefetch: true }));
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  await store.dispatch(requestActionsApi.endpoints.attachFax.initiate({ body: { id: before.id, version: before.version, faxId: fixtureId('fax', 1), isAttached: true } })).unwrap();
  arrive();
  const { data } = await loading;
  expect(data).toMatchObject({ version: after.version, priority: 'stat' });
});
