import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionContract } from '../../contract/session.contract.ts';
import { clerk, clerkMapping, clinicHandlers, mock, organizationDetails, refusal } from '../../testing/index.ts';
import { baseApi } from '../baseApi.ts';
import { sessionApi } from '../session.api.ts';
import { connectSession } from './connectSession.ts';
import { createSessionEnvironment } from './sessionEnvironment.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';
import { sessionSlice } from './sessionSlice.ts';
import { changePassword, lock, signIn, signOut, unlock } from './sessionThunks.ts';

const baseUrl = 'http://intake.test';
const credentials = { email: clerk.email, password: 'plum-Violin-harbour-9' };
let issued = 0;

const tokenOf = (number: number) => {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  return `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ sub: clerk.id, session_id: number, exp: Date.now() / 1000 + 3600 })}.c2ln`;
};
const authUser = { id: clerk.id, aud: 'authenticated', email: clerk.email, app_metadata: {}, user_metadata: {}, created_at: '' };
const authError = (status: number, code: string, message: string, extra: object = {}) =>
  HttpResponse.json({ code, message, ...extra }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

const server = setupServer(
  http.post(`${baseUrl}/auth/v1/token`, () => {
    issued += 1;
    const access_token = tokenOf(issued);
    return HttpResponse.json({ access_token, refresh_token: `r${issued}`, token_type: 'bearer', expires_in: 3600, user: authUser });
  }),
  http.post(`${baseUrl}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
  ...clinicHandlers,
);

let storage: Storage;
let environment: SessionEnvironment;
let store: ReturnType<typeof createStore>;
let disconnect: () => void;

const createStore = () =>
  configureStore({
    reducer: { session: sessionSlice.reducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: environment } }).concat(baseApi.middleware),
  });

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** A page that is opened: its own memory, the storage of before. */
function openPage() {
  environment = createSessionEnvironment({ baseUrl, storage });
  store = createStore();
  disconnect = connectSession(store, environment);
}
const session = () => store.getState().session;
const stored = () => Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  storage = memoryStorage();
  openPage();
});
afterEach(async () => {
  disconnect();
  await environment.auth.stopAutoRefresh();
  server.resetHandlers();
});

describe('sign-in', () => {
  it('stores the token, the user, the mappings and the organisation, and leads home', async () => {
    expect(session()).toEqual({ token: null, loading: false, message: null, showMessage: false, redirect: null });
    const signing = store.dispatch(signIn(credentials));
    expect(session().loading).toBe(true);
    expect(await signing).toBe(true);
    expect(session()).toEqual({ token: storage.getItem('AUTH_TOKEN'), loading: false, message: null, showMessage: false, redirect: '/' });
    expect(stored()).toEqual(['AUTH_TOKEN', 'MAP_DETAILS', 'ORG_DETAILS', 'USER_DETAILS', 'USER_ID', 'intake-auth']);
    expect(storage.getItem('USER_ID')).toBe(clerk.id);
    expect(JSON.parse(storage.getItem('USER_DETAILS')!)).toMatchObject({ isSuperAdmin: false, isPhysician: false });
    expect(JSON.parse(storage.getItem('MAP_DETAILS')!)).toMatchObject([{ Organization_ID: clerkMapping.Organization_ID }]);
    expect(JSON.parse(storage.getItem('ORG_DETAILS')!)).toMatchObject({ telnyx_from: '+14165550100' });
    expect(environment.organizationId()).toBe(organizationDetails.id);
    expect(await environment.accessToken()).toBe(storage.getItem('AUTH_TOKEN'));
  });

  it.each([
    [400, 'invalid_credentials', 'whatever it says', 'invalid-credentials', 'Invalid login credentials'],
    [400, 'user_banned', 'User is banned', 'banned', 'User is banned'],
    [429, 'over_request_rate_limit', 'Request rate limit reached', 'too-many-attempts', 'Request rate limit reached'],
    [400, 'something_new', 'The service says so', 'other', 'The service says so'],
    [400, 'something_new', '', 'other', 'Login failed'],
    [503, 'unexpected_failure', 'x', 'unreachable', 'Login failed'],
  ])('refused with %i %s %j says %s', async (status, code, message, messageCode, text) => {
    server.use(http.post(`${baseUrl}/auth/v1/token`, () => authError(status, code, message)));
    expect(await store.dispatch(signIn(credentials))).toBe(false);
    expect(session()).toEqual({
      token: null, loading: false, message: { code: messageCode, text }, showMessage: true, redirect: null,
    });
    expect(stored()).toEqual([]);
  });

  it.each([
    ['the user', mock(sessionContract.getUserDetails, () => refusal(404, 'not-found'))],
    ['the organisation', mock(sessionContract.getOrganizationDetails, () => refusal(404, 'not-found'))],
  ])('says that the account does not exist when %s cannot be had, and leaves nothing behind', async (_what, handler) => {
    let ended = 0;
    server.use(handler, http.post(`${baseUrl}/auth/v1/logout`, () => ((ended += 1), new HttpResponse(null, { status: 204 }))));
    expect(await store.dispatch(signIn(credentials))).toBe(false);
    expect(session()).toMatchObject({ token: null, message: { text: 'Account does not exist' }, showMessage: true });
    expect(stored()).toEqual([]);
    expect(ended).toBe(1);
  });

  it('gives a user without mappings the default one', async () => {
    const asked: string[] = [];
    server.use(
      mock(sessionContract.listOrganizationMappings, []),
      mock(sessionContract.getOrganizationDetails, ({ params }) => (asked.push(params.orgId), organizationDetails)),
    );
    await store.dispatch(signIn(credentials));
    expect(storage.getItem('MAP_DETAILS')).toBe('[{"Organization_ID":"1"}]');
    expect(asked).toEqual(['1']);
  });
});

describe('a page that is opened again', () => {
  it('starts with the stored token', async () => {
    await store.dispatch(signIn(credentials));
    disconnect();
    openPage();
    expect(session().token).toBe(storage.getItem('AUTH_TOKEN'));
  });

  it('takes over a renewed token', async () => {
    await store.dispatch(signIn(credentials));
    const before = session().token;
    await environment.auth.refreshSession();
    expect(session().token).not.toBe(before);
    expect(storage.getItem('AUTH_TOKEN')).toBe(session().token);
  });

  it('reads what was broken in storage as nothing', () => {
    storage.setItem('USER_DETAILS', '{"id":');
    expect(environment.items.read('USER_DETAILS')).toBeNull();
  });
});

describe('the end of a session', () => {
  it.each([401, 403])('after %i clears exactly the session’s items and leads to the sign-in page', async (status) => {
    await store.dispatch(signIn(credentials));
    environment.items.write('LOCKSCREEN', 1);
    environment.items.write('CURRENT_LOCATION', 'front-desk');
    storage.setItem('locale', 'fr');
    server.use(mock(sessionContract.getUserDetails, () => refusal(status, 'session-ended')));
    await store.dispatch(sessionApi.endpoints.getUserDetails.initiate({ params: { id: clerk.id } }, { forceRefetch: true }));
    expect(session()).toMatchObject({ token: null, redirect: '/auth/login' });
    await vi.waitFor(() => expect(stored()).toEqual(['CURRENT_LOCATION', 'locale']));
    expect(Object.keys(store.getState().api.queries)).toEqual([]);
    expect(await environment.accessToken()).toBeNull();
  });

  it('is not brought about by a late answer to the session before', async () => {
    await store.dispatch(signIn(credentials));
    environment.endSession('the token of before');
    expect(session().token).not.toBeNull();
  });

  it('leads home after a sign-out', async () => {
    await store.dispatch(signIn(credentials));
    expect(await store.dispatch(signOut())).toBe(true);
    expect(session()).toMatchObject({ token: null, redirect: '/', loading: false });
    expect(stored()).toEqual([]);
  });

  it('stays signed in when the sign-out fails', async () => {
    await store.dispatch(signIn(credentials));
    server.use(http.post(`${baseUrl}/auth/v1/logout`, () => authError(503, 'unexpected_failure', 'x')));
    expect(await store.dispatch(signOut())).toBe(false);
    expect(session()).toMatchObject({ message: { text: 'Sign out failed' }, showMessage: true });
    expect(session().token).toBe(storage.getItem('AUTH_TOKEN'));
    expect(session().token).not.toBeNull();
  });
});

describe('the lock', () => {
  it('keeps the last active time and closes the session on the server', async () => {
    let locked = 0;
    server.use(mock(sessionContract.lockSession, () => ((locked += 1), {})));
    await store.dispatch(signIn(credentials));
    expect(await store.dispatch(lock(1_750_000_000_000))).toBe(true);
    expect(storage.getItem('LOCKSCREEN')).toBe('1750000000000');
    expect(locked).toBe(1);
  });

  it('opens with the password into a new session, and ends the locked one', async () => {
    server.use(mock(sessionContract.lockSession, {}));
    await store.dispatch(signIn(credentials));
    const lockedToken = session().token;
    await store.dispatch(lock(Date.now()));
    server.use(http.post(`${baseUrl}/auth/v1/token`, () => authError(400, 'invalid_credentials', 'no'), { once: true }));
    expect(await store.dispatch(unlock('wrong'))).toBe(false);
    expect(storage.getItem('LOCKSCREEN')).not.toBeNull();
    const ended: (string | null)[] = [];
    server.use(
      http.post(`${baseUrl}/auth/v1/logout`, ({ request }) => {
        ended.push(request.headers.get('authorization'), new URL(request.url).searchParams.get('scope'));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    expect(await store.dispatch(unlock(credentials.password))).toBe(true);
    expect(ended).toEqual([`Bearer ${lockedToken}`, 'local']);
    expect(storage.getItem('LOCKSCREEN')).toBeNull();
    expect(session().token).not.toBe(lockedToken);
    expect(await environment.accessToken()).toBe(session().token);
  });
});

describe('a new password', () => {
  it('counts its age anew', async () => {
    await store.dispatch(signIn(credentials));
    const changedAt = '2026-05-05T05:05:05.000Z';
    server.use(
      http.put(`${baseUrl}/auth/v1/user`, async ({ request }) => {
        expect(await request.json()).toMatchObject({ password: 'quiet-Cedar-lantern-4', current_password: credentials.password });
        return HttpResponse.json({ ...authUser, user_metadata: { password_last_updated_at: changedAt } });
      }),
    );
    const change = { currentPassword: credentials.password, password: 'quiet-Cedar-lantern-4' };
    expect(await store.dispatch(changePassword(change))).toBe(true);
    expect(environment.items.read('USER_DETAILS')?.passwordLastUpdatedAt).toBe(changedAt);
  });

  it('says when it is too easy to guess', async () => {
    await store.dispatch(signIn(credentials));
    server.use(
      http.put(`${baseUrl}/auth/v1/user`, () => authError(422, 'weak_password', 'Password is known to be weak', { weak_password: { reasons: ['pwned'] } })),
    );
    expect(await store.dispatch(changePassword({ currentPassword: credentials.password, password: 'Password1' }))).toBe(false);
    expect(session().message).toEqual({ code: 'weak-password', text: 'Password is known to be weak' });
  });
});
