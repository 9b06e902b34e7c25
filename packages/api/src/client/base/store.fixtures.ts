import { configureStore } from '@reduxjs/toolkit';
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
