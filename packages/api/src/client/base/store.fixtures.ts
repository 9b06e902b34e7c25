import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { fixtureId } from '../../testing/index.ts';
import { askLater } from './askLater.ts';
import { baseApi } from './baseApi.ts';
import type { ApiEnvironment } from './environment.ts';

/** On a busy machine the toolkit would warn of how long its own checks took. */
const unhurried = { warnAfter: Infinity };

/** A store that asks a clinic's server as somebody who is signed in. */
export function openStore(environment: Partial<ApiEnvironment> = {}) {
  const extraArgument: ApiEnvironment = {
    baseUrl: 'http://clinic.example',
    accessToken: async () => 'token-1',
    organizationId: () => fixtureId('organization', 1),
    endSession: vi.fn(),
    sessionLocked: vi.fn(),
    ...environment,
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument }, immutableCheck: unhurried, serializableCheck: unhurried }).concat(askLater(baseApi), baseApi.middleware),
  });
  return { ...store, environment: extraArgument };
}

/** A GET that is answered at once the first time, the second time when `arrive` is called, and then no more. */
export function answeredLate<Answer extends object>(path: string, first: Answer, late: Answer) {
  let asked = 0;
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const handler = http.get(path, async () => {
    asked += 1;
    if (asked === 1) return HttpResponse.json<object>(first);
    await (asked === 2 ? held : new Promise<never>(() => {}));
    return HttpResponse.json<object>(late);
  });
  return { handler, arrive, timesAsked: () => asked };
}
