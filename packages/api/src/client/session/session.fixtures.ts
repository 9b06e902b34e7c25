import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { clerk, clinicHandlers, memoryStorage } from '../../testing/index.ts';
import { baseApi } from '../base/baseApi.ts';
import { lateMiddleware, rootReducer } from '../storeParts.ts';
import { connectSession } from './connectSession.ts';
import { createSessionEnvironment } from './sessionEnvironment.ts';

export const baseUrl = 'http://intake.test';
export const credentials = { email: clerk.email, password: 'plum-Violin-harbour-9' };
let issued = 0;

const tokenOf = (number: number, claims: object) => {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const payload = { sub: clerk.id, session_id: number, exp: Date.now() / 1000 + 3600, aal: 'aal1', ...claims };
  return `${part({ alg: 'ES256', typ: 'JWT' })}.${part(payload)}.c2ln`;
};
export const authUser = {
  id: clerk.id,
  aud: 'authenticated',
  email: clerk.email,
  app_metadata: {},
  user_metadata: {},
  created_at: '',
};
/** A refusal of the sign-in service. */
export const authError = (status: number, code: string, message: string, extra: object = {}) =>
  HttpResponse.json(
    { code, message, ...extra },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  );

/** A new session as the sign-in service answers it. */
export function sessionOf(claims: object = {}) {
  issued += 1;
  const access_token = tokenOf(issued, claims);
  return { access_token, refresh_token: `r${issued}`, token_type: 'bearer', expires_in: 3600, user: authUser };
}

/** The sign-in service and the synthetic clinic. */
export const server = setupServer(
  http.post(`${baseUrl}/auth/v1/token`, () => HttpResponse.json(sessionOf())),
  http.post(`${baseUrl}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
  ...clinicHandlers,
);

/** A page that is opened: a memory of its own, and the storage of before. */
export function openPage(storage: Storage = memoryStorage(), storageEvents?: EventTarget) {
  const environment = createSessionEnvironment({ baseUrl, storage, storageEvents });
  const store = configureStore({
    reducer: rootReducer.inject(baseApi),
    middleware: (defaults) => defaults({ thunk: { extraArgument: environment } }).concat(lateMiddleware.middleware),
  });
  const disconnect = connectSession(store, environment);
  return {
    environment,
    store,
    storage,
    session: () => store.getState().session,
    /** The names of what is stored, in order. */
    stored: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').sort((a, b) =>
        a.localeCompare(b, 'en'),
      ),
    async close() {
      disconnect();
      await (await environment.auth()).stopAutoRefresh();
    },
  };
}
export type Page = ReturnType<typeof openPage>;
