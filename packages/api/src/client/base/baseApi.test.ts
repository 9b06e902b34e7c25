import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { faxContract } from '../../contract/fax/fax.contract.ts';
import { clinicHandlers, faxWith, fixtureId, manyFaxes, mock, refusal, urgentFax } from '../../testing/index.ts';
import { askOnce } from './askOnce.ts';
import { baseApi } from './baseApi.ts';
import { openStore } from './store.fixtures.ts';
import { faxApi } from '../endpoints/fax/fax.api.ts';
import { faxActionsApi } from '../endpoints/fax/faxActions.api.ts';
import { patientApi } from '../endpoints/patient/patient.api.ts';
import { waitingApi } from '../endpoints/organization/waiting.api.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const getFax = (id = urgentFax.id) => faxApi.endpoints.getFax.initiate({ params: { id } });

test('a call says who asks, for which organisation, and speaks JSON', async () => {
  let seen: Headers | undefined;
  server.use(
    http.get('*/api/waiting', ({ request }) => {
      seen = request.headers;
    }),
    ...clinicHandlers,
  );
  await openStore().dispatch(waitingApi.endpoints.countWaiting.initiate({ query: {} }));
  expect(seen?.get('authorization')).toBe('Bearer token-1');
  expect(seen?.get('x-organization-id')).toBe(fixtureId('organization', 1));
  expect(seen?.get('content-type')).toBe('application/json');
});

test('path, query and body go where the contract says', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/faxserver/incoming', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ items: [], nextCursor: null });
    }),
  );
  await openStore().dispatch(
    faxApi.endpoints.listIncomingFaxes.initiate({ query: { view: 'urgent', limit: 20, priority: 'stat,urgent', binId: undefined } }),
  );
  expect(asked).toEqual(['?view=urgent&limit=20&priority=stat%2Curgent']);
});

test.each([401, 403])('%i ends the session with the token that was refused', async (status) => {
  server.use(mock(faxContract.getFax, () => refusal(status, 'session-ended')));
  const store = openStore();
  const { error } = await store.dispatch(getFax());
  expect(store.environment.endSession).toHaveBeenCalledExactlyOnceWith('token-1');
  expect(error).toMatchObject({ status, code: 'session-ended' });
});

test.each([404, 409, 423, 500])('%i does not', async (status) => {
  server.use(mock(faxContract.getFax, () => refusal(status, 'no')));
  const store = openStore();
  await store.dispatch(getFax());
  expect(store.environment.endSession).not.toHaveBeenCalled();
  expect(store.environment.sessionLocked).toHaveBeenCalledTimes(status === 423 ? 1 : 0);
});

test('a broken line is an error of its own, and its log names neither the address nor the patient', async () => {
  server.use(http.get('*/api/patient_upload/:id', () => HttpResponse.error()));
  const { error } = await openStore().dispatch(patientApi.endpoints.getPatient.initiate({ params: { id: fixtureId('patient', 1) } }));
  expect(error).toEqual({ status: null, code: 'network', message: expect.any(String) });
  expect(vi.mocked(console.warn).mock.calls).toEqual([['getPatient: network']]);
});

test('an answer of something that stands before the server is unreadable, not ours', async () => {
  server.use(http.get('*/api/faxserver/detail/:id', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
  const { error } = await openStore().dispatch(getFax());
  expect(error).toMatchObject({ status: 502, code: 'unreadable' });
});

test('an answer that the contract does not allow is refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/api/waiting', () => HttpResponse.json({ faxes: { views: { open: 'many' }, limit: 1000 } })));
  const { data, error } = await openStore().dispatch(waitingApi.endpoints.countWaiting.initiate({ query: {} }));
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ code: 'contract', message: expect.stringContaining('countWaiting responseSchema: faxes.views.open') });
});

test('input that the contract does not allow never leaves', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { error } = await openStore().dispatch(getFax('not-an-id'));
  expect(error).toMatchObject({ code: 'contract', message: expect.stringContaining('getFax argSchema: params.id') });
});

test('pages follow the cursor to the end', async () => {
  const faxes = manyFaxes(5);
  server.use(
    mock(faxContract.listIncomingFaxes, ({ query }) => {
      const start = Number(query.cursor ?? 0);
      return { items: faxes.slice(start, start + 2), nextCursor: start + 2 < faxes.length ? String(start + 2) : null };
    }),
  );
  const store = openStore();
  const next = () => store.dispatch(faxApi.endpoints.listIncomingFaxes.initiate({ query: {} }, { direction: 'forward' }));
  await store.dispatch(faxApi.endpoints.listIncomingFaxes.initiate({ query: {} }));
  await next();
  const { data, hasNextPage } = await next();
  expect(data?.pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(faxes.map(({ id }) => id));
  expect(hasNextPage).toBe(false);
});

test('a page that is asked for while the pages before it are fetched again is fetched after them, once', async () => {
  const asked: (string | undefined)[] = [];
  server.use(
    mock(faxContract.listIncomingFaxes, ({ query }) => {
      asked.push(query.cursor);
      return { items: [manyFaxes(3)[Number(query.cursor ?? 0)]!], nextCursor: query.cursor === '2' ? null : String(Number(query.cursor ?? 0) + 1) };
    }),
  );
  const store = openStore();
  const { initiate, select } = faxApi.endpoints.listIncomingFaxes;
  const next = () => store.dispatch(initiate({ query: {} }, { direction: 'forward' }));
  await store.dispatch(initiate({ query: {} }));
  void store.dispatch(initiate({ query: {} }, { forceRefetch: true }));
  void next();
  void next();
  await vi.waitFor(() => expect(asked).toEqual([undefined, undefined, '1']), { timeout: 30_000 });
  await Promise.all([next(), next()]);
  expect(select({ query: {} })(store.getState()).data?.pageParams).toEqual([null, '1', '2']);
  expect(asked).toEqual([undefined, undefined, '1', '2']);
});

test('a page that was asked for is nobody’s once the session has ended', async () => {
  const asked: (string | undefined)[] = [];
  server.use(
    mock(faxContract.listIncomingFaxes, ({ query }) => {
      asked.push(query.cursor);
      return { items: manyFaxes(1), nextCursor: '1' };
    }),
  );
  const store = openStore();
  const { initiate, select } = faxApi.endpoints.listIncomingFaxes;
  await store.dispatch(initiate({ query: {} }));
  const again = store.dispatch(initiate({ query: {} }, { forceRefetch: true }));
  void store.dispatch(initiate({ query: {} }, { direction: 'forward' }));
  store.dispatch(baseApi.util.resetApiState());
  await again;
  await Promise.resolve();
  expect(select({ query: {} })(store.getState()).status).toBe('uninitialized');
  expect(asked.filter((cursor) => cursor === '1')).toEqual([]);
});

test('the open fax takes the answer of a change without being loaded again', async () => {
  let loaded = 0;
  const claimed = faxWith(1, { status: 'claimed', version: 9 });
  server.use(
    http.get('*/api/faxserver/detail/:id', () => void loaded++),
    mock(faxContract.claimFax, claimed),
    ...clinicHandlers,
  );
  const store = openStore();
  await store.dispatch(getFax());
  await store.dispatch(faxActionsApi.endpoints.claimFax.initiate({ body: { faxId: urgentFax.id } }));
  const { data } = faxApi.endpoints.getFax.select({ params: { id: urgentFax.id } })(store.getState());
  expect(data).toMatchObject({ status: 'claimed', version: 9, pages: [{ number: 1 }, { number: 2 }] });
  expect(loaded).toBe(1);
});

test('a filing that the server refuses as outdated changes nothing and shows what the fax has become', async () => {
  let loaded = 0;
  server.use(
    http.get('*/api/faxserver/detail/:id', () => void loaded++),
    mock(faxContract.fileFax, () => refusal(409, 'version-conflict')),
    ...clinicHandlers,
  );
  const store = openStore();
  await store.dispatch(getFax());
  const body = {
    faxId: urgentFax.id, version: 1, documentType: 'referral', priority: 'urgent', patientId: null, physicianId: null, modalityId: null,
    nextStep: 'file', reason: null, note: null,
  } as const;
  const { error } = await store.dispatch(faxActionsApi.endpoints.fileFax.initiate({ body }));
  expect(error).toMatchObject({ status: 409, code: 'version-conflict' });
  await vi.waitFor(() => expect(loaded).toBe(2), { timeout: 30_000 });
  const { data } = faxApi.endpoints.getFax.select({ params: { id: urgentFax.id } })(store.getState());
  expect(data?.status).toBe('ready');
});

test('an answer that is asked for once is there, though an event makes it old while it is on its way', async () => {
  const store = openStore();
  server.use(
    http.get('*/api/faxserver/actions', async () => {
      store.dispatch(faxApi.util.invalidateTags([{ type: 'FaxAction', id: 'LIST' }]));
      return HttpResponse.json([]);
    }),
  );
  await expect(askOnce(store.dispatch(faxApi.endpoints.listMyActions.initiate(undefined, { forceRefetch: true })))).resolves.toEqual([]);
});
