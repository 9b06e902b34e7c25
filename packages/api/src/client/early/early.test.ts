import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clerk, clerkMapping, clinicHandlers, memoryStorage, organizationDetails } from '../../testing/index.ts';
import { baseApi } from '../base/baseApi.ts';
import { faxApi } from '../endpoints/fax/fax.api.ts';
import { sessionApi } from '../endpoints/access/session.api.ts';
import { createSessionEnvironment } from '../session/sessionEnvironment.ts';
import { locationApi } from '../endpoints/organization/location.api.ts';
import { waitingApi } from '../endpoints/organization/waiting.api.ts';
import { requisitionApi } from '../endpoints/public/requisition.api.ts';
import { askEarly, askSignedOut, createItemStore, listCall, requisitionCalls, shellCalls } from './index.ts';

const origin = 'http://intake.test';
const token = (expiresAt: number) => `x.${btoa(JSON.stringify({ exp: expiresAt / 1000 }))}.x`;
const query = { view: 'open', sort: 'urgent', limit: 200, binId: undefined, priority: 'stat,urgent' } as const;
const asked: string[] = [];

const server = setupServer(...clinicHandlers);
server.events.on('request:start', ({ request }) => void asked.push(request.url.slice(origin.length)));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
let items: ReturnType<typeof createItemStore>;
let storage: Storage;
beforeEach(() => {
  asked.length = 0;
  storage = memoryStorage();
  items = createItemStore(storage);
  items.write('AUTH_TOKEN', token(Date.now() + 3_600_000));
  items.write('USER_ID', clerk.id);
  items.write('ORG_DETAILS', organizationDetails);
  items.write('MAP_DETAILS', [clerkMapping]);
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
  server.resetHandlers();
  vi.useRealTimers();
});

const ask = () => (globalThis.earlyAnswers = askEarly([listCall({ query }), ...shellCalls(items)], items, origin));

function openStore() {
  const extraArgument = createSessionEnvironment({ baseUrl: origin, storage });
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(baseApi.middleware),
  });
}
const list = () => faxApi.endpoints.listIncomingFaxes.initiate({ query });

test('what the shell and the inbox ask first was asked before, once', async () => {
  ask();
  const store = openStore();
  const answers = await Promise.all([
    store.dispatch(list()),
    store.dispatch(sessionApi.endpoints.listOrganizationMappings.initiate({ params: { id: clerk.id } })),
    store.dispatch(locationApi.endpoints.listLocationOptions.initiate()),
    store.dispatch(waitingApi.endpoints.countWaiting.initiate({ query: { locationId: undefined } })),
  ]);
  expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true, true, true]);
  expect(asked).toHaveLength(4);
  expect(globalThis.earlyAnswers?.size).toBe(0);
});

test('what a page for referrals asks first was asked before, once, of a clinic or of all', async () => {
  storage = memoryStorage();
  globalThis.earlyAnswers = askSignedOut([...requisitionCalls('lakeside'), ...requisitionCalls(null)], origin);
  const store = openStore();
  await store.dispatch(requisitionApi.endpoints.getRequisitionPage.initiate({ params: { address: 'lakeside' } }));
  await store.dispatch(requisitionApi.endpoints.listRequisitionClinics.initiate());
  expect(asked).toHaveLength(2);
  expect(globalThis.earlyAnswers.size).toBe(0);
});

test('an early answer is good once', async () => {
  ask();
  const store = openStore();
  await store.dispatch(list());
  await store.dispatch(faxApi.endpoints.listIncomingFaxes.initiate({ query }, { forceRefetch: true }));
  expect(asked.filter((address) => address.includes('/incoming?'))).toHaveLength(2);
});

test('an early answer to somebody else, or of a while ago, is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  ask();
  items.write('ORG_DETAILS', { ...organizationDetails, id: crypto.randomUUID() });
  await openStore().dispatch(list());
  expect(asked.filter((address) => address.includes('/incoming?'))).toHaveLength(2);
  ask();
  vi.setSystemTime(Date.now() + 61_000);
  await openStore().dispatch(list());
  expect(asked.filter((address) => address.includes('/incoming?'))).toHaveLength(4);
});

test('an early request that the line lost is made again', async () => {
  server.use(http.get('*/api/faxserver/incoming', () => HttpResponse.error(), { once: true }));
  ask();
  const { isSuccess } = await openStore().dispatch(list());
  expect(isSuccess).toBe(true);
});

test.each([
  ['signed out', () => items.remove('AUTH_TOKEN')],
  ['locked', () => items.write('LOCKSCREEN', 1)],
  ['about to renew the token', () => items.write('AUTH_TOKEN', token(Date.now() + 60_000))],
])('nothing is asked early for somebody who is %s', (_who, prepare) => {
  prepare();
  expect(ask().size).toBe(0);
  expect(asked).toEqual([]);
});
