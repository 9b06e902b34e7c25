import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ settings: { isSignupOpen: true } });
});
afterAll(() => auth.stop());

const newEmail = () => `person.${crypto.randomUUID().slice(0, 8)}@example.org`;
const signUp = (email: string, password = testPassword) => auth.client().auth.signUp({ email, password });
const signIn = async (email: string, password = testPassword) =>
  (await auth.client().auth.signInWithPassword({ email, password })).error?.code;

describe('a sign-up', () => {
  it('signs in once its address is proven by the mailed code', async () => {
    const email = newEmail();
    const client = auth.client();
    const { data, error } = await client.auth.signUp({
      email: ` ${email.toUpperCase()}`,
      password: testPassword,
      options: { data: { nickname: 'Rosa', password_last_updated_at: '2099-01-01T00:00:00Z' } },
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({
      session: null,
      user: { email, user_metadata: { nickname: 'Rosa' }, confirmation_sent_at: expect.any(String) },
    });
    expect(data.user!.user_metadata).toEqual({ nickname: 'Rosa' });
    expect(data.user!.identities).toMatchObject([{ identity_data: { email_verified: false } }]);
    expect(await signIn(email)).toBe('email_not_confirmed');

    const verified = await client.auth.verifyOtp({ type: 'signup', email, token: await auth.codeTo(email) });
    expect(verified.data.user).toMatchObject({
      id: data.user!.id,
      email_confirmed_at: expect.any(String),
      identities: [{ identity_data: { email_verified: true } }],
    });
    expect((await client.auth.getClaims()).data!.claims.amr).toMatchObject([{ method: 'email/signup' }]);
    expect(await signIn(email)).toBeUndefined();
  });

  it('is not made twice, and the answer does not say so: it only has no identities', async () => {
    const { email, id } = await auth.newUser();
    const before = await auth.mailsTo(email);
    const [known, fresh] = [await signUp(email), await signUp(newEmail())];
    expect(known.error).toBeNull();
    expect(known.data.user!.identities).toEqual([]);
    expect(known.data.user!.id).not.toBe(id);
    expect(Object.keys(known.data.user!).sort()).toEqual(Object.keys(fresh.data.user!).sort());
    expect(await auth.mailsTo(email)).toEqual(before);
    // The minute between two mails does not tell either.
    const again = await Promise.all([signUp(email), signUp(fresh.data.user!.email!)]);
    expect(again.map(({ error }) => error?.code)).toEqual(Array(2).fill('over_email_send_rate_limit'));
  });

  it('does not reveal an invited or unconfirmed account', async () => {
    const email = newEmail();
    await auth.accounts.invite({ email, displayName: 'Rosa Reyes', locale: 'fr' });
    const [known, fresh] = [await signUp(email), await signUp(newEmail())];
    const shape = (data: typeof known.data) => [Object.keys(data.user!), Object.keys(data.user!.identities![0]!)];
    expect(shape(known.data)).toEqual(shape(fresh.data));
    expect(JSON.stringify(known.data)).not.toContain('Rosa');
    expect(known.data.user!.invited_at).toBeUndefined();
  });

  it('does not keep the password of whoever claimed the address before its owner', async () => {
    const email = newEmail();
    await signUp(email, 'thief-Cedar-lantern-4');
    await auth.sql('delete from auth.rate_limits');
    await signUp(email, testPassword);
    const { error } = await auth.client().auth.verifyOtp({
      type: 'signup',
      email,
      token: await auth.codeTo(email),
    });
    expect(error).toBeNull();
    expect(await signIn(email, 'thief-Cedar-lantern-4')).toBe('invalid_credentials');
    expect(await signIn(email)).toBe('invalid_credentials');
  });

  it.each([
    [{ email: 'no-address', password: testPassword }, 400, 'validation_failed'],
    [{ email: 'a@example.org' }, 400, 'validation_failed'],
    [{ email: 'a@example.org', password: 'short' }, 422, 'weak_password'],
    [{ phone: '+14165550100', password: testPassword }, 400, 'phone_provider_disabled'],
    [{}, 422, 'anonymous_provider_disabled'],
    [
      { email: 'a@example.org', password: testPassword, data: { x: 'y'.repeat(9_000) } },
      422,
      'validation_failed',
    ],
    [
      {
        email: 'a@example.org',
        password: testPassword,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'plain',
      },
      400,
      'validation_failed',
    ],
  ])('is refused for %j', async (body, status, code) => {
    const answer = await fetch(`${auth.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code]);
  });

  it('cannot choose who it is or what it may', async () => {
    const email = newEmail();
    const answer = await fetch(`${auth.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        password: testPassword,
        id: crypto.randomUUID(),
        role: 'service_role',
        app_metadata: { role: 'admin' },
        email_confirmed_at: '2020-01-01',
      }),
    });
    const [row] = await auth.sql(
      'select role, raw_app_meta_data, email_confirmed_at from auth.users where email = $1',
      [email],
    );
    expect(answer.status).toBe(200);
    expect(row).toEqual({
      role: 'authenticated',
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      email_confirmed_at: null,
    });
  });
});

describe('where addresses need no proof', () => {
  it('signs in at once, and says that an account exists', async () => {
    const own = await startAuth({ settings: { isSignupOpen: true, isAutoconfirm: true } });
    try {
      const email = newEmail();
      const first = await own.client().auth.signUp({ email, password: testPassword });
      expect(first.data.session).toMatchObject({ token_type: 'bearer', user: { email } });
      expect((await own.client().auth.signUp({ email, password: testPassword })).error).toMatchObject({
        status: 422,
        code: 'user_already_exists',
      });
      expect(await own.mailsTo(email)).toEqual([]);
    } finally {
      await own.stop();
    }
  });
});

describe('where people are invited', () => {
  it('makes no accounts, and mails nobody', async () => {
    const own = await startAuth();
    try {
      const email = newEmail();
      expect((await own.client().auth.signUp({ email, password: testPassword })).error).toMatchObject({
        status: 422,
        code: 'signup_disabled',
      });
      expect((await own.client().auth.signInWithOtp({ email })).error).toBeNull();
      expect(await own.sql('select 1 from auth.users')).toEqual([]);
      expect(await own.mailsTo(email)).toEqual([]);
      const settings = await (await fetch(`${own.url}/auth/v1/settings`)).json();
      expect(settings).toMatchObject({ disable_signup: true, mailer_autoconfirm: false });
    } finally {
      await own.stop();
    }
  });
});
