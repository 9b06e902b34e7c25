import { configureStore } from '@reduxjs/toolkit';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locationContract } from '../../contract/organization/location.contract.ts';
import { clinicHandlers, locations, mock } from '../../testing/index.ts';
import { baseApi } from '../base/baseApi.ts';
import { holdAnswers } from './holdAnswers.ts';
import { locationApi } from '../endpoints/organization/location.api.ts';

const asked = vi.fn();
const server = setupServer(
  mock(locationContract.listLocations, () => {
    asked();
    return locations;
  }),
  ...clinicHandlers,
);

beforeEach(() => {
  server.listen({ onUnhandledRequest: 'error' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  server.close();
  vi.useRealTimers();
  asked.mockClear();
});

const environment = { baseUrl: 'http://clinic.example', accessToken: async () => 'token-1', organizationId: () => 'clinic', endSession: vi.fn(), sessionLocked: vi.fn() };

/** A screen has shown the locations, and is left while `work` goes on. */
async function loaded() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: environment } }).concat(baseApi.middleware),
  });
  const select = locationApi.endpoints.listLocations.select();
  const show = () => store.dispatch(locationApi.endpoints.listLocations.initiate());
  const shown = show();
  await shown;
  return { store, show, leave: shown.unsubscribe, isHere: () => select(store.getState()).data !== undefined };
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000 + 1000);

test('an answer that no screen shows goes after a minute, and stays while it is held', async () => {
  const { store, leave, isHere } = await loaded();
  const release = store.dispatch(holdAnswers());
  leave();
  await minutes(120);
  expect(isHere()).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
  release();
  await minutes(1);
  expect(isHere()).toBe(false);
});

test('what a screen takes up again is there at once, and asked for anew behind it', async () => {
  const { store, show, leave, isHere } = await loaded();
  const release = store.dispatch(holdAnswers());
  leave();
  await minutes(5);
  release();
  void show();
  expect(isHere()).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { timeout: 30_000 });
  expect(isHere()).toBe(true);
});
