import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUser } from '../accounts/createUser.ts';
import { startAuth, testIssuer, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${auth.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('sign-in with a password', () => {
  it('gives an unmodified Supabase client its session and user', async () => {
    const { email, id } = await auth.newUser();
    const client = auth.client();
    const { data, error } = await client.auth.signInWithPassword({
      email: ` ${email.toUpperCase()} `.trim(),
      password: testPassword,
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
    });
    expect(data.user!.identities).toMatchObject([
      { provider: 'email', id, user_id: id, identity_data: { email } },
    ]);
    expect(Date.parse(data.user!.user_metadata['password_last_updated_at'])).toBeGreaterThan(
      Date.now() - 60_000,
    );
    expect(Date.parse(data.user!.last_sign_in_at!)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('signs tokens that the client verifies with the public keys', async () => {
    const { email, id } = await auth.newUser();
    const client = auth.client();
    await client.auth.signInWithPassword({ email, password: testPassword });
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data!.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(data!.claims).toMatchObject({
      iss: testIssuer,
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('shows public keys only, and lets others keep them for ten minutes', async () => {
    const answer = await fetch(`${auth.url}/auth/v1/.well-known/jwks.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = (await answer.json()) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]!).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
  });

  it('answers a wrong password, a missing account and no password alike', async () => {
    const { email } = await auth.newUser();
    const attempts = [
      { email, password: 'not-the-Violin-9' },
      { email: 'nobody@example.org', password: 'not-the-Violin-9' },
      { email },
    ];
    const answers = await Promise.all(attempts.map((attempt) => post('/token?grant_type=password', attempt)));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400]);
    expect(new Set(bodies)).toEqual(
      new Set(['{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}']),
    );
    const { error } = await auth
      .client()
      .auth.signInWithPassword({ email: 'nobody2@example.org', password: 'x' });
    expect(error).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
      status: 400,
    });
  });

  it('does the work of checking a password for a missing account, too', async () => {
    const { email } = await auth.newUser();
    const verify = vi.spyOn(auth.passwords, 'verify');
    for (const account of [email, `no.${email}`]) await post('/token?grant_type=password', { email: account, password: 'not-the-Violin-9' });
    expect(verify.mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$/), 'not-the-Violin-9'],
      [undefined, 'not-the-Violin-9'],
    ]);
    verify.mockRestore();
  });

  it('refuses a banned user and an unconfirmed address, but only to who knows the password', async () => {
    const { email, id } = await auth.newUser();
    const attempt = async (password: string) =>
      (await auth.client().auth.signInWithPassword({ email, password })).error?.code;
    await auth.sql(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [id]);
    expect(await attempt(testPassword)).toBe('user_banned');
    expect(await attempt('not-the-Violin-9')).toBe('invalid_credentials');
    await auth.sql('update auth.users set banned_until = null, email_confirmed_at = null where id = $1', [
      id,
    ]);
    expect(await attempt(testPassword)).toBe('email_not_confirmed');
  });

  it('limits guesses at an account, whatever address the header claims, and no other account', async () => {
    const [target, other] = [await auth.newUser(), await auth.newUser()];
    const guess = (index: number) =>
      post(
        '/token?grant_type=password',
        { email: target.email, password: `not-the-Violin-${index}` },
        { 'x-forwarded-for': `203.0.113.${index}` },
      );
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await guess(index)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const { error } = await auth
      .client()
      .auth.signInWithPassword({ email: target.email, password: testPassword });
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    const wait = Number((await guess(7)).headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(
      (await auth.client().auth.signInWithPassword({ email: other.email, password: testPassword })).error,
    ).toBeNull();
    const stored = await auth.sql<{ key: string }>('select key from auth.rate_limits');
    expect(stored.map((row) => row.key).join()).not.toContain(target.email);
  });

  it('resets the count of failures once the password is right', async () => {
    const { email } = await auth.newUser();
    for (let round = 0; round < 3; round += 1) {
      for (let slip = 0; slip < 4; slip += 1)
        await post('/token?grant_type=password', { email, password: 'slip' });
      expect(
        (await auth.client().auth.signInWithPassword({ email, password: testPassword })).error,
      ).toBeNull();
    }
  });

  it('records who signed in and who failed, and nothing that was typed', async () => {
    const { email, id } = await auth.newUser();
    await post('/token?grant_type=password', { email, password: 'secret-that-was-typed' });
    await post('/token?grant_type=password', { email: 'secret-that-was-typed', password: 'x' });
    await auth.client().auth.signInWithPassword({ email, password: testPassword });
    const entries = await auth.sql('select * from auth.audit_log_entries where user_id = $1 order by id', [
      id,
    ]);
    expect(entries.map((entry) => entry['action'])).toEqual(['user_created', 'login_failed', 'login']);
    expect(entries[2]).toMatchObject({ ip_address: '127.0.0.1', traits: { method: 'password' } });
    expect(JSON.stringify(await auth.sql('select * from auth.audit_log_entries'))).not.toContain(
      'secret-that-was-typed',
    );
    await expect(auth.sql('delete from auth.audit_log_entries')).rejects.toThrow('append-only');
  });
});

describe('the protocol', () => {
  it('writes errors in the format of the caller’s API version', async () => {
    const modern = await post(
      '/token?grant_type=password',
      { email: 'a@example.org' },
      { 'x-supabase-api-version': '2024-01-01' },
    );
    expect(modern.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(modern.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    expect(await modern.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    const old = await post('/token?grant_type=password', { email: 'a@example.org' });
    expect(old.headers.get('x-supabase-api-version')).toBeNull();
    expect(await old.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });

  it.each([
    ['/token?grant_type=password', '{"email":', 400, 'bad_json'],
    ['/token?grant_type=password', { email: { $ne: '' } }, 400, 'validation_failed'],
    ['/token?grant_type=password', '{"__proto__":{"email":"a"}}', 400, 'bad_json'],
    ['/token?grant_type=constructor', {}, 400, 'invalid_credentials'],
    ['/token?grant_type=password', { email: 'a', password: 'x'.repeat(70_000) }, 413, 'validation_failed'],
    ['/token?grant_type=refresh_token', { refresh_token: 'made-up' }, 400, 'refresh_token_not_found'],
    ['/nothing', {}, 404, 'validation_failed'],
  ])('answers %s %j with a clear error', async (path, body, status, code) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('lets pages of the listed origins call, and no others', async () => {
    const preflight = (origin: string) =>
      fetch(`${auth.url}/auth/v1/token`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('https://portal.example');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://portal.example');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('X-Supabase-Api-Version');
    expect(
      (await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  it('says what it offers', async () => {
    const answers = await Promise.all(
      ['/settings', '/health'].map(async (path) => (await fetch(`${auth.url}/auth/v1${path}`)).json()),
    );
    expect(answers).toMatchObject([
      { external: { email: true, google: false }, disable_signup: true },
      { name: 'GoTrue' },
    ]);
  });
});

describe('createUser', () => {
  it('refuses an address that is taken, in any spelling, and a weak password', async () => {
    const { email } = await auth.newUser();
    await expect(
      createUser(auth, { email: email.toUpperCase(), password: testPassword }),
    ).rejects.toMatchObject({
      status: 422,
      extra: { fields: [{ path: 'email', code: 'email-taken' }] },
    });
    await expect(
      createUser(auth, { email: 'new@example.org', password: 'Password1' }),
    ).rejects.toMatchObject({
      status: 422,
      extra: { fields: [{ path: 'password', code: 'weak-password' }] },
    });
  });
});
