import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage, startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';
import { patiently } from '../../testing/patiently.ts';

/** What the client's own suite asks of a server: every method of it that is offered, and how the rest is refused. */
let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ settings: { isSignupOpen: true, isAutoconfirm: true } });
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from auth.rate_limits'));

const newEmail = () => `person.${crypto.randomUUID().slice(0, 8)}@example.org`;
async function signedUp(client = auth.client()) {
  const email = newEmail();
  const { data, error } = await client.auth.signUp({
    email,
    password: testPassword,
    options: { data: { status: 'alpha' } },
  });
  expect(error).toBeNull();
  return { client, email, session: data.session!, user: data.user! };
}

describe('signing up and in', () => {
  it('gives a session that the client keeps', async () => {
    const { client, email, session, user } = await signedUp();
    expect(session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
      token_type: 'bearer',
      user: {
        id: user.id,
        aud: 'authenticated',
        email,
        phone: '',
        confirmed_at: expect.any(String),
        created_at: expect.any(String),
        updated_at: expect.any(String),
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { status: 'alpha' },
      },
    });
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
    expect((await client.auth.getSession()).data.session!.access_token).toBe(session.access_token);
    expect((await client.auth.getUser()).data.user).toMatchObject({ id: user.id, email });
    expect(
      (await auth.client().auth.signInWithPassword({ email, password: testPassword })).data.user,
    ).toMatchObject({
      id: user.id,
    });
  });

  it('notifies listeners of each step', async () => {
    const events: AuthChangeEvent[] = [];
    const client = auth.client();
    const { data } = client.auth.onAuthStateChange((event) => void events.push(event));
    await expect.poll(() => events, patiently).toEqual(['INITIAL_SESSION']);
    await signedUp(client);
    await client.auth.updateUser({ data: { status: 'beta' } });
    await client.auth.refreshSession();
    await client.auth.signOut();
    data.subscription.unsubscribe();
    expect(events.slice(1)).toEqual(['SIGNED_IN', 'USER_UPDATED', 'TOKEN_REFRESHED', 'SIGNED_OUT']);
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  const refusals: [string, (client: SupabaseClient) => Promise<{ error: unknown }>, number, string][] = [
    [
      'a phone number',
      (client) => client.auth.signUp({ phone: '+14165550100', password: testPassword }),
      400,
      'phone_provider_disabled',
    ],
    [
      'a phone number to sign in',
      (client) => client.auth.signInWithPassword({ phone: '+14165550100', password: testPassword }),
      422,
      'phone_provider_disabled',
    ],
    [
      'a code by SMS',
      (client) => client.auth.signInWithOtp({ phone: '+14165550100' }),
      400,
      'phone_provider_disabled',
    ],
    [
      'an SMS again',
      (client) => client.auth.resend({ type: 'sms', phone: '+14165550100' }),
      400,
      'phone_provider_disabled',
    ],
    [
      'a code of an SMS',
      (client) => client.auth.verifyOtp({ type: 'sms', phone: '+14165550100', token: '123456' }),
      403,
      'otp_expired',
    ],
    ['nobody in particular', (client) => client.auth.signInAnonymously(), 422, 'anonymous_provider_disabled'],
    [
      'a token of a provider',
      (client) => client.auth.signInWithIdToken({ provider: 'google', token: 'x' }),
      400,
      'provider_disabled',
    ],
    [
      'a token of a provider that nobody knows',
      (client) => client.auth.signInWithIdToken({ provider: 'elsewhere', token: 'x' }),
      400,
      'validation_failed',
    ],
    [
      'single sign-on',
      (client) => client.auth.signInWithSSO({ domain: 'clinic.example' }),
      404,
      'saml_provider_disabled',
    ],
    [
      'a wallet',
      (client) =>
        client.auth.signInWithWeb3({ chain: 'ethereum', message: 'Sign in', signature: `0x${'ab'.repeat(65)}` }),
      422,
      'web3_provider_disabled',
    ],
    [
      'what is no address',
      (client) => client.auth.signUp({ email: 'no-address', password: testPassword }),
      400,
      'validation_failed',
    ],
    [
      'a code to what is no address',
      (client) => client.auth.signInWithOtp({ email: 'no-address' }),
      400,
      'validation_failed',
    ],
    [
      'a code of a wrong form',
      (client) => client.auth.verifyOtp({ type: 'email', email: 'a@example.org', token: 'abc' }),
      403,
      'otp_expired',
    ],
  ];
  it.each(refusals)('refuses %s with a clear error', async (_what, act, status, code) => {
    expect((await act(auth.client())).error).toMatchObject({ name: 'AuthApiError', status, code });
  });

  it('says exactly what is wrong with an address', async () => {
    const { error } = await auth.client().auth.signInWithOtp({ email: 'this-is-not-an-email' });
    expect(error!.message).toBe('Unable to validate email address: invalid format');
  });
});

describe('sessions of the client', () => {
  it('are taken over by setSession, and renewed there when they have expired', async () => {
    const { session, user } = await signedUp();
    const other = auth.client();
    expect((await other.auth.setSession(session)).data.user).toMatchObject({ id: user.id });
    const [header, payload, signature] = session.access_token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const expired = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
    const renewed = await auth.client().auth.setSession({
      access_token: `${header}.${expired}.${signature}`,
      refresh_token: session.refresh_token,
    });
    expect(renewed.data.session!.access_token).not.toBe(session.access_token);
    expect(
      (await auth.client().auth.setSession({ ...session, access_token: 'not-a-token' })).error,
    ).not.toBeNull();
  });

  it('are renewed when a stored one has expired, and found again after a reload', async () => {
    const storage = memoryStorage();
    const options = { storage, storageKey: 'a-key' };
    const { session } = await signedUp(auth.client(options));
    const stored = JSON.parse(storage.getItem('a-key')!);
    storage.setItem('a-key', JSON.stringify({ ...stored, expires_at: 1 }));
    const { data } = await auth.client(options).auth.getSession();
    expect(data.session!.refresh_token).not.toBe(session.refresh_token);
    expect((await auth.client(options).auth.getUser()).error).toBeNull();
  });

  it('are shared by clients that renew at the same moment', async () => {
    const { session } = await signedUp();
    const renew = () => auth.client().auth.refreshSession(session);
    const answers = await Promise.all([renew(), renew(), renew()]);
    expect(new Set(answers.map(({ data }) => data.session!.refresh_token)).size).toBe(1);
  });

  it.each([
    ['', 'refreshing nothing'],
    ['made-up', 'a refresh token that was made up'],
  ])('are not opened by %j: %s', async (refresh_token) => {
    expect((await auth.client().auth.refreshSession({ refresh_token })).error).not.toBeNull();
  });

  it('are gone, without an error, when one signs out twice or in vain', async () => {
    const { client, session } = await signedUp();
    await auth.sql('delete from auth.sessions');
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.getUser(session.access_token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
  });

  it('are verified by the client itself with the public keys', async () => {
    const { client, session, user } = await signedUp();
    const { data } = await client.auth.getClaims(session.access_token);
    expect(data!.claims).toMatchObject({
      sub: user.id,
      role: 'authenticated',
      is_anonymous: false,
      phone: '',
    });
    const [header, payload] = session.access_token.split('.');
    expect((await client.auth.getClaims(`${header}.${payload}.${'A'.repeat(86)}`)).error).not.toBeNull();
  });
});

describe('a password that was fine once', () => {
  it('still signs in, and the client is told that it is weak', async () => {
    const { email } = await signedUp();
    await auth.sql('update auth.users set encrypted_password = $1 where email = $2', [
      await auth.passwords.hash('password1'),
      email,
    ]);
    const { data, error } = await auth.client().auth.signInWithPassword({ email, password: 'password1' });
    expect(error).toBeNull();
    expect(data.weakPassword).toMatchObject({ reasons: ['pwned'], message: expect.any(String) });
  });
});

describe('the life of one account', () => {
  it('runs with the client alone: invited, signed in, second factor, forgotten password, signed out, removed', async () => {
    const email = newEmail();
    await auth.accounts.invite({ email, displayName: 'Rosa', locale: 'en' });
    const client = auth.client({ flowType: 'pkce', storage: memoryStorage() });
    await client.auth.verifyOtp({ type: 'invite', token_hash: await auth.linkTokenTo(email) });
    expect((await client.auth.updateUser({ password: testPassword })).error).toBeNull();
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    expect((await client.auth.signOut()).error).toBeNull();
    await client.auth.resetPasswordForEmail(email, {
      redirectTo: 'https://intake.example/auth/reset-password',
    });
    const link = /https:\S+/.exec((await auth.mailsTo(email))[0]!.body)![0];
    const answer = await fetch(link.replace('https://intake.example', auth.url), { redirect: 'manual' });
    const code = new URL(answer.headers.get('location')!).searchParams.get('code')!;
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect((data as { redirectType?: string }).redirectType).toBe('recovery');
    expect((await client.auth.updateUser({ password: 'quiet-Cedar-lantern-4' })).error).toBeNull();
    await auth.accounts.remove(data.user!.id);
    expect((await client.auth.getUser()).error).not.toBeNull();
  });
});
