import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { authError, authUser, baseUrl, credentials, openPage, server, sessionOf } from './session.fixtures.ts';
import type { Page } from './session.fixtures.ts';
import { lateThunk } from './lateThunk.ts';
import { signIn } from './openSession.ts';
import { askSetupState, askSignInOptions } from './signInPage.ts';
import { linkFailed, proveFactor, sendCode, signInWithCode, signInWithLink, signInWithProvider } from './signInThunks.ts';

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

const auth = (path: string) => `${baseUrl}/auth/v1/${path}`;
const { email } = credentials;

it('mails a code for a new password, and signs in with it', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(auth('recover'), async ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('redirect_to'), await request.json());
      return HttpResponse.json({});
    }),
    http.post(auth('verify'), async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(sessionOf());
    }),
  );
  const mailed = { email, purpose: 'recovery' } as const;
  expect(await page.store.dispatch(sendCode(mailed, 'https://intake.test/auth/forgot-password'))).toBe(true);
  expect(await page.store.dispatch(signInWithCode(mailed, '123456'))).toBe(true);
  expect(asked).toMatchObject(['https://intake.test/auth/forgot-password', { email }, { email, token: '123456', type: 'recovery' }]);
  expect(page.session()).toMatchObject({ redirect: '/', loading: false });
});

it('never makes an account for an address that has none', async () => {
  let asked: unknown;
  server.use(http.post(auth('otp'), async ({ request }) => ((asked = await request.json()), HttpResponse.json({}))));
  expect(await page.store.dispatch(sendCode({ email, purpose: 'sign-in' }, baseUrl))).toBe(true);
  expect(asked).toMatchObject({ email, create_user: false });
});

it.each([
  [429, 'over_email_send_rate_limit', 'mail-too-soon'],
  [503, 'unexpected_failure', 'unreachable'],
])('says why no code was sent: %i %s', async (status, code, said) => {
  server.use(http.post(auth('recover'), () => authError(status, code, 'x')));
  expect(await page.store.dispatch(sendCode({ email, purpose: 'recovery' }, baseUrl))).toBe(false);
  expect(page.session().message?.code).toBe(said);
});

it('refuses a code that is wrong or too old', async () => {
  server.use(http.post(auth('verify'), () => authError(403, 'otp_expired', 'Token has expired or is invalid')));
  expect(await page.store.dispatch(signInWithCode({ email, purpose: 'sign-in' }, '000000'))).toBe(false);
  expect(page.session().message?.code).toBe('code-expired');
});

it('takes the hash of a mailed link', async () => {
  let asked: unknown;
  server.use(http.post(auth('verify'), async ({ request }) => ((asked = await request.json()), HttpResponse.json(sessionOf()))));
  expect(await page.store.dispatch(signInWithLink({ kind: 'hash', tokenHash: 'h4sh', type: 'recovery' }))).toBe(true);
  expect(asked).toMatchObject({ token_hash: 'h4sh', type: 'recovery' });
});

it('ends the session that a link replaces', async () => {
  const ended: (string | null)[] = [];
  server.use(
    http.post(auth('verify'), () => HttpResponse.json(sessionOf())),
    http.post(auth('logout'), ({ request }) => {
      ended.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await page.store.dispatch(signIn(credentials));
  const before = page.storage.getItem('AUTH_TOKEN')!;
  expect(await page.store.dispatch(signInWithLink({ kind: 'hash', tokenHash: 'h4sh', type: 'recovery' }))).toBe(true);
  expect(ended).toEqual([`Bearer ${before}`]);
  expect(page.storage.getItem('AUTH_TOKEN')).not.toBe(before);
});

it('leaves for a provider with a proof that only this browser has, and comes back with a code', async () => {
  let left = '';
  expect(await page.store.dispatch(signInWithProvider('google', `${baseUrl}/auth/login`, (url) => (left = url)))).toBe(true);
  const { pathname, searchParams } = new URL(left);
  expect([pathname, searchParams.get('provider'), searchParams.get('redirect_to')]).toEqual(['/auth/v1/authorize', 'google', `${baseUrl}/auth/login`]);
  expect(searchParams.get('code_challenge_method')).toBe('s256');
  let asked: unknown;
  server.use(
    http.post(auth('token'), async ({ request }) => {
      asked = { grant: new URL(request.url).searchParams.get('grant_type'), body: await request.json() };
      return HttpResponse.json(sessionOf());
    }),
  );
  expect(await page.store.dispatch(signInWithLink({ kind: 'code', code: 'c0de', provider: 'google' }))).toBe(true);
  expect(asked).toMatchObject({ grant: 'pkce', body: { auth_code: 'c0de', code_verifier: expect.stringMatching(/^.{43,}$/) as string } });
});

it.each([
  [{ code: null, description: null, provider: 'google' }, { code: 'google-failed', text: 'Google sign-in failed' }],
  [{ code: null, description: null, provider: 'facebook' }, { code: 'facebook-failed', text: 'Facebook sign-in failed' }],
  [{ code: null, description: 'Cancelled', provider: 'google' }, { code: 'other', text: 'Cancelled' }],
  [{ code: 'otp_expired', description: 'Expired', provider: null }, { code: 'code-expired', text: 'Expired' }],
] as const)('says why the way back brought no session: %j', async (problem, message) => {
  await page.store.dispatch(linkFailed(problem));
  expect(page.session()).toMatchObject({ message, showMessage: true });
});

it('asks for the second factor of who has one, and stores nothing before', async () => {
  const factor = { id: '11111111-1111-4111-8111-111111111111', factor_type: 'totp', status: 'verified' };
  const withFactor = { ...authUser, factors: [factor] };
  server.use(
    http.post(auth('token'), () => HttpResponse.json({ ...sessionOf(), user: withFactor })),
    http.get(auth('user'), () => HttpResponse.json(withFactor)),
    http.post(auth(`factors/${factor.id}/challenge`), () => HttpResponse.json({ id: 'c1', expires_at: 1 })),
  );
  expect(await page.store.dispatch(signIn(credentials))).toBe(false);
  expect(page.session()).toMatchObject({ needsFactor: true, token: null, loading: false });
  expect(page.storage.getItem('AUTH_TOKEN')).toBeNull();

  server.use(http.post(auth(`factors/${factor.id}/verify`), () => authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')));
  expect(await page.store.dispatch(proveFactor('000000'))).toBe(false);
  expect(page.session()).toMatchObject({ needsFactor: true, message: { code: 'wrong-code' } });

  server.use(http.post(auth(`factors/${factor.id}/verify`), () => HttpResponse.json({ ...sessionOf({ aal: 'aal2' }), user: withFactor })));
  expect(await page.store.dispatch(proveFactor('123456'))).toBe(true);
  expect(page.session()).toMatchObject({ needsFactor: false, redirect: '/', token: page.storage.getItem('AUTH_TOKEN') });
});

it('begins with a way in whose code is still coming, and says so when it does not come', async () => {
  const waiting = page.store.dispatch(lateThunk(async () => signIn(credentials)));
  expect(page.session()).toMatchObject({ loading: true, message: null });
  expect(await waiting).toBe(true);
  const lost = lateThunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await page.store.dispatch(lost)).toBe(false);
  expect(page.session()).toMatchObject({ loading: false, showMessage: true, message: { code: 'unreachable' } });
});

it('asks what the sign-in page wants to know without the other calls, and rejects what is no answer', async () => {
  expect(await askSetupState(page.environment)).toEqual({ needed: false, demo: false });
  expect(await askSignInOptions(page.environment)).toEqual({ providers: ['google'] });
  server.use(http.get(auth('settings'), () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
  await expect(askSignInOptions(page.environment)).rejects.toThrow('/auth/v1/settings answered 502');
});
