import { AuthRetryableFetchError } from '@supabase/auth-js';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessRequestContract } from '../../contract/access/accessRequest.contract.ts';
import { sessionContract } from '../../contract/access/session.contract.ts';
import { clerk, clerkMapping, mock, newcomerAccess, organizationDetails, refusal } from '../../testing/index.ts';
import { sessionApi } from '../endpoints/access/session.api.ts';
import { authError, baseUrl, credentials, openPage, server } from './session.fixtures.ts';
import type { Page } from './session.fixtures.ts';
import { signOut } from './sessionThunks.ts';
import { authStorageKey } from './storedItems.ts';
import { signIn } from './openSession.ts';
import { enter } from './outside.ts';

let page: Page;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  page = openPage();
});
afterEach(async () => {
  await page.close();
  server.resetHandlers();
});

describe('sign-in', () => {
  it('stores the token, the user, the mappings and the organisation, and leads home', async () => {
    expect(page.session()).toEqual({
      token: null,
      loading: false,
      message: null,
      showMessage: false,
      redirect: null,
      needsFactor: false,
    });
    const signing = page.store.dispatch(signIn(credentials));
    expect(page.session().loading).toBe(true);
    expect(await signing).toBe(true);
    expect(page.session()).toEqual({
      token: page.storage.getItem('AUTH_TOKEN'),
      loading: false,
      message: null,
      showMessage: false,
      redirect: '/',
      needsFactor: false,
    });
    expect(page.stored()).toEqual([
      'AUTH_TOKEN',
      'intake-auth',
      'MAP_DETAILS',
      'ORG_DETAILS',
      'USER_DETAILS',
      'USER_ID',
    ]);
    expect(page.storage.getItem('USER_ID')).toBe(clerk.id);
    expect(JSON.parse(page.storage.getItem('USER_DETAILS')!)).toMatchObject({
      isSuperAdmin: false,
      isPhysician: false,
    });
    expect(JSON.parse(page.storage.getItem('MAP_DETAILS')!)).toMatchObject([
      { Organization_ID: clerkMapping.Organization_ID },
    ]);
    expect(JSON.parse(page.storage.getItem('ORG_DETAILS')!)).toMatchObject({ telnyx_from: '+14165550100' });
    expect(page.environment.organizationId()).toBe(organizationDetails.id);
    expect(await page.environment.accessToken()).toBe(page.storage.getItem('AUTH_TOKEN'));
  });

  it.each([
    [400, 'invalid_credentials', 'whatever it says', 'invalid-credentials', 'Invalid login credentials'],
    [400, 'user_banned', 'User is banned', 'banned', 'User is banned'],
    [
      429,
      'over_request_rate_limit',
      'Request rate limit reached',
      'too-many-attempts',
      'Request rate limit reached',
    ],
    [400, 'something_new', 'The service says so', 'other', 'The service says so'],
    [400, 'something_new', '', 'login-failed', 'Login failed'],
    [503, 'unexpected_failure', 'x', 'unreachable', 'Login failed'],
  ])('refused with %i %s %j says %s', async (status, code, message, messageCode, text) => {
    server.use(http.post(`${baseUrl}/auth/v1/token`, () => authError(status, code, message)));
    expect(await page.store.dispatch(signIn(credentials))).toBe(false);
    expect(page.session()).toEqual({
      token: null,
      loading: false,
      message: { code: messageCode, text },
      showMessage: true,
      redirect: null,
      needsFactor: false,
    });
    expect(page.stored()).toEqual([]);
  });

  it.each([
    ['the user', mock(sessionContract.getUserDetails, () => refusal(404, 'not-found'))],
    ['the organisation', mock(sessionContract.getOrganizationDetails, () => refusal(404, 'not-found'))],
  ])(
    'says that the account does not exist when %s cannot be had, and leaves nothing behind',
    async (_what, handler) => {
      let ended = 0;
      server.use(
        handler,
        http.post(`${baseUrl}/auth/v1/logout`, () => ((ended += 1), new HttpResponse(null, { status: 204 }))),
      );
      expect(await page.store.dispatch(signIn(credentials))).toBe(false);
      expect(page.session()).toMatchObject({
        token: null,
        message: { text: 'Account does not exist' },
        showMessage: true,
      });
      expect(page.stored()).toEqual([]);
      expect(ended).toBe(1);
    },
  );

  it('leads an account that belongs nowhere to where it asks for access, and in once somebody has let it', async () => {
    const missing = mock(sessionContract.getUserDetails, () => refusal(404, 'not-found'));
    server.use(missing, mock(accessRequestContract.getOwnAccess, newcomerAccess));
    expect(await page.store.dispatch(signIn(credentials))).toBe(true);
    expect(page.session()).toMatchObject({ redirect: '/home/pages/access', showMessage: false, token: page.storage.getItem('AUTH_TOKEN') });
    expect(page.stored()).not.toContain('ORG_DETAILS');
    expect(await page.store.dispatch(enter())).toBe(false);
    expect(page.session()).toMatchObject({ redirect: '/home/pages/access', loading: false });
    server.use(mock(sessionContract.getUserDetails, clerk));
    expect(await page.store.dispatch(enter())).toBe(true);
    expect(page.session().redirect).toBe('/');
    expect(page.stored()).toContain('ORG_DETAILS');
  });

  it('gives a user without mappings the default one', async () => {
    const asked: string[] = [];
    server.use(
      mock(sessionContract.listOrganizationMappings, []),
      mock(
        sessionContract.getOrganizationDetails,
        ({ params }) => (asked.push(params.orgId), organizationDetails),
      ),
    );
    await page.store.dispatch(signIn(credentials));
    expect(page.storage.getItem('MAP_DETAILS')).toBe('[{"Organization_ID":"1"}]');
    expect(asked).toEqual(['1']);
  });
});

describe('a page that is opened again', () => {
  it('starts with the stored token', async () => {
    await page.store.dispatch(signIn(credentials));
    await page.close();
    page = openPage(page.storage);
    expect(page.session().token).toBe(page.storage.getItem('AUTH_TOKEN'));
  });

  it('takes over a renewed token', async () => {
    await page.store.dispatch(signIn(credentials));
    const before = page.session().token;
    await (await page.environment.auth()).refreshSession();
    expect(page.session().token).not.toBe(before);
    expect(page.storage.getItem('AUTH_TOKEN')).toBe(page.session().token);
  });

  it('renews a token that is about to run out before the next call', async () => {
    await page.store.dispatch(signIn(credentials));
    page.storage.setItem('AUTH_TOKEN', 'x.eyJleHAiOjF9.x');
    const session = JSON.parse(page.storage.getItem('intake-auth')!) as object;
    page.storage.setItem('intake-auth', JSON.stringify({ ...session, expires_at: 1 }));
    const token = await page.environment.accessToken();
    expect(token).toBe(page.storage.getItem('AUTH_TOKEN'));
    expect(token).not.toBe('x.eyJleHAiOjF9.x');
  });

  it('keeps the session when the line is down while the token has to be renewed', async () => {
    await page.store.dispatch(signIn(credentials));
    page.storage.setItem('AUTH_TOKEN', 'x.eyJleHAiOjF9.x');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const client = await page.environment.auth();
    const unreached = new AuthRetryableFetchError('Failed to fetch', 0);
    vi.spyOn(client, 'getSession').mockResolvedValue({ data: { session: null }, error: unreached });
    const { error } = await page.store.dispatch(
      sessionApi.endpoints.getUserDetails.initiate({ params: { id: clerk.id } }, { forceRefetch: true }),
    );
    expect(error).toMatchObject({ status: null, code: 'network' });
    expect(page.session().token).not.toBeNull();
    expect(page.storage.getItem('USER_ID')).toBe(clerk.id);
  });

  it('reads what was broken in storage as nothing', () => {
    page.storage.setItem('USER_DETAILS', '{"id":');
    expect(page.environment.items.read('USER_DETAILS')).toBeNull();
  });
});

describe('the end of a session', () => {
  it.each([401, 403])(
    'after %i clears exactly the session’s items and leads to the sign-in page',
    async (status) => {
      await page.store.dispatch(signIn(credentials));
      page.environment.items.write('LOCKSCREEN', 1);
      page.environment.items.write('CURRENT_LOCATION', 'front-desk');
      page.storage.setItem('locale', 'fr');
      server.use(mock(sessionContract.getUserDetails, () => refusal(status, 'session-ended')));
      await page.store.dispatch(
        sessionApi.endpoints.getUserDetails.initiate({ params: { id: clerk.id } }, { forceRefetch: true }),
      );
      expect(page.session()).toMatchObject({ token: null, redirect: '/auth/login' });
      await vi.waitFor(() => expect(page.stored()).toEqual(['CURRENT_LOCATION', 'locale']), { timeout: 30_000 });
      expect(Object.keys(page.store.getState().api.queries)).toEqual([]);
      expect(await page.environment.accessToken()).toBeNull();
    },
  );

  it('is not brought about by a late answer to the session before', async () => {
    await page.store.dispatch(signIn(credentials));
    page.environment.endSession('the token of before');
    expect(page.session().token).not.toBeNull();
  });

  it('leads home after a sign-out', async () => {
    await page.store.dispatch(signIn(credentials));
    expect(await page.store.dispatch(signOut())).toBe(true);
    expect(page.session()).toMatchObject({ token: null, redirect: '/', loading: false });
    expect(page.stored()).toEqual([]);
  });

  it.each([
    ['ends with the token that is here', () => new HttpResponse(null, { status: 204 })],
    ['is over where the server knows it no more', () => authError(403, 'session_not_found', 'x')],
  ])('a session whose token cannot be renewed %s', async (_what, answer) => {
    await page.store.dispatch(signIn(credentials));
    const asked: string[] = [];
    server.use(
      http.post(`${baseUrl}/auth/v1/token`, () => authError(400, 'refresh_token_already_used', 'x')),
      http.post(`${baseUrl}/auth/v1/logout`, ({ request }) => {
        asked.push(request.headers.get('authorization') ?? '');
        return answer();
      }),
    );
    const stored = JSON.parse(page.storage.getItem(authStorageKey)!) as object;
    page.storage.setItem(authStorageKey, JSON.stringify({ ...stored, expires_at: 1 }));
    const token = page.storage.getItem('AUTH_TOKEN');
    expect(await page.store.dispatch(signOut())).toBe(true);
    expect(asked).toEqual([`Bearer ${token}`]);
    expect(page.stored()).toEqual([]);
  });

  it('stays signed in when the sign-out fails', async () => {
    await page.store.dispatch(signIn(credentials));
    server.use(http.post(`${baseUrl}/auth/v1/logout`, () => authError(503, 'unexpected_failure', 'x')));
    expect(await page.store.dispatch(signOut())).toBe(false);
    expect(page.session()).toMatchObject({ message: { text: 'Sign out failed' }, showMessage: true });
    expect(page.session().token).toBe(page.storage.getItem('AUTH_TOKEN'));
    expect(page.session().token).not.toBeNull();
  });
});
