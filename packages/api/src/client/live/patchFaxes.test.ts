import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FaxCounts, FaxSummary } from '../../contract/fax/fax.contract.ts';
import { bins, clinicHandlers, incomingFaxes, urgentFax } from '../../testing/index.ts';
import { baseApi } from '../base/baseApi.ts';
import type { ApiEnvironment } from '../base/environment.ts';
import { faxApi } from '../endpoints/fax/fax.api.ts';
import { binApi } from '../endpoints/organization/bin.api.ts';
import { waitingApi } from '../endpoints/organization/waiting.api.ts';
import { patchFaxes } from './patchFaxes.ts';

const asked: string[] = [];
const server = setupServer(...clinicHandlers);
server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  asked.length = 0;
});
afterAll(() => server.close());

function openStore() {
  const extraArgument: ApiEnvironment = {
    baseUrl: 'http://clinic.example',
    accessToken: async () => 'token-1',
    organizationId: () => null,
    endSession: vi.fn(),
    sessionLocked: vi.fn(),
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(baseApi.middleware),
  });
  const live = patchFaxes(store.dispatch);
  const list = faxApi.endpoints.listIncomingFaxes;
  return {
    ...store,
    live,
    load: () => store.dispatch(list.initiate({ query: {} })),
    shown: () => list.select({ query: {} })(store.getState()).data?.pages.flatMap(({ items }) => items) ?? [],
  };
}

const changed = (change: Partial<FaxSummary>): FaxSummary => ({ ...incomingFaxes[0]!, ...change });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 5 });
const views = { open: 3, mine: 1, urgent: 2, failed: 0, 'on-hold': 1, duplicates: 0 };

test('a change shows in the list and in the open fax, and nothing is asked for', async () => {
  const { dispatch, live, load, shown, getState } = openStore();
  await load();
  await dispatch(faxApi.endpoints.getFax.initiate({ params: { id: urgentFax.id } }));
  asked.length = 0;
  live.addRow(({ ...urgentFax, senderName: 'Another sender' }));
  const open = () => faxApi.endpoints.getFax.select({ params: { id: urgentFax.id } })(getState()).data;
  await soon(() => expect(shown().find(({ id }) => id === urgentFax.id)?.senderName).toBe('Another sender'));
  expect(open()?.senderName).toBe('Another sender');
  expect(open()?.pages.length).toBeGreaterThan(0);
  live.addRow(({ ...urgentFax, status: 'completed' }));
  await soon(() => expect(shown().map(({ id }) => id)).not.toContain(urgentFax.id));
  expect(asked).toEqual([]);
});

test('a list that was on its way when something changed shows the change, too', async () => {
  const { live, load, shown } = openStore();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/faxserver/incoming', async () => {
      await held;
      return HttpResponse.json({ items: incomingFaxes, nextCursor: null });
    }),
  );
  const loading = load();
  await soon(() => expect(asked).toContain('/api/faxserver/incoming'));
  vi.useFakeTimers();
  live.addRow(changed({ senderName: 'Changed meanwhile' }));
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  answer();
  await loading;
  await soon(() => expect(shown()[0]?.senderName).toBe('Changed meanwhile'));
});

test('counts are those of where one works and of nowhere, up to the limit; bins count theirs', async () => {
  const { dispatch, live, getState } = openStore();
  const here = bins[0]!.locationId;
  const all = waitingApi.endpoints.countWaiting.initiate({ query: {} });
  await dispatch(all);
  await dispatch(waitingApi.endpoints.countWaiting.initiate({ query: { locationId: here } }));
  await dispatch(binApi.endpoints.listBins.initiate());
  const counts: FaxCounts = {
    places: [{ locationId: here, views }, { locationId: null, views }, { locationId: 'elsewhere', views: { ...views, open: 5000 } }],
    bins: { [bins[0]!.id]: 7 },
  };
  live.addCounts(counts);
  const counted = (query: { locationId?: string }) => waitingApi.endpoints.countWaiting.select({ query })(getState()).data?.faxes?.views;
  await soon(() => expect(counted({})).toMatchObject({ open: 1000, mine: 3, urgent: 6 }));
  expect(counted({ locationId: here })).toMatchObject({ open: 6, mine: 2, 'on-hold': 2 });
  expect(binApi.endpoints.listBins.select()(getState()).data?.map(({ openCount }) => openCount)).toEqual([7, ...bins.slice(1).map(() => 0)]);
});

test('whoever stopped listening changes nothing more', async () => {
  const { live, load, shown } = openStore();
  await load();
  vi.useFakeTimers();
  live.addRow(changed({ senderName: 'Too late' }));
  live.stop();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(shown()[0]?.senderName).not.toBe('Too late');
});
