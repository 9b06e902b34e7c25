import { AuthAdminApi } from '@supabase/auth-js';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testIssuer, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

/** What the client library's own checks expect of a server, beyond what the portal uses. */
let auth: AuthFixture;
let admin: InstanceType<typeof AuthAdminApi>;
beforeAll(async () => {
  auth = await startAuth({ settings: { isSignupOpen: true, isAutoconfirm: true, isAnonymousOpen: true } });
  admin = adminOf(auth, await auth.issueServiceToken());
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from auth.rate_limits'));

const adminOf = ({ url }: AuthFixture, token: string) =>
  new AuthAdminApi({ url: `${url}/auth/v1`, headers: { Authorization: `Bearer ${token}` } });
const newEmail = () => `person.${crypto.randomUUID().slice(0, 8)}@example.org`;
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { alg: string; kid?: string };

describe('a session that begins with a sign-up', () => {
  it('is a sign-in: the user, the identity and the next answer say when', async () => {
    const client = auth.client();
    const { data } = await client.auth.signUp({ email: newEmail(), password: testPassword });
    expect(data.user!.last_sign_in_at).toEqual(expect.any(String));
    expect(data.user!.identities![0]!.last_sign_in_at).toEqual(expect.any(String));
    expect((await client.auth.getUser()).data.user!.last_sign_in_at).toBe(data.user!.last_sign_in_at);
  });

  it('is anonymous where that is enabled, until an address is added', async () => {
    const client = auth.client();
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { shift: 'day' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { shift: 'day' }, app_metadata: {} });
    expect((await client.auth.getClaims()).data!.claims).toMatchObject({ is_anonymous: true, role: 'authenticated' });
    const email = newEmail();
    const named = await client.auth.updateUser({ email });
    expect(named.error).toBeNull();
    expect(named.data.user).toMatchObject({
      id: data.user!.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    });
  });
});

describe('metadata', () => {
  const data = { status: 'alpha' };

  it('comes back to whoever administers an account as it was sent', async () => {
    const made = await admin.createUser({ email: newEmail(), password: testPassword, user_metadata: data });
    expect(made.data.user!.user_metadata).toEqual(data);
    const changed = await admin.updateUserById(made.data.user!.id, { user_metadata: { status: 'beta' }, password: 'quiet-Cedar-lantern-4' });
    expect(changed.data.user!.user_metadata).toEqual({ status: 'beta' });
    const linked = await admin.generateLink({ type: 'signup', email: newEmail(), password: testPassword, options: { data } });
    expect(linked.data.user!.user_metadata).toEqual(data);
  });

  it('has the age of the password in what the client keeps of a session', async () => {
    const client = auth.client();
    const email = newEmail();
    await client.auth.signUp({ email, password: testPassword, options: { data } });
    const aged = { ...data, password_last_updated_at: expect.any(String) as string };
    expect((await client.auth.getSession()).data.session!.user.user_metadata).toEqual(aged);
    await client.auth.updateUser({ data: { status: 'beta' } });
    expect((await client.auth.getSession()).data.session!.user.user_metadata).toEqual({ ...aged, status: 'beta' });
  });
});

describe('the administrator’s list of users', () => {
  it('has the newest first, and as many on a page as are asked for', async () => {
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await admin.createUser({ email });
    const { data } = await admin.listUsers({ perPage: 3 });
    expect(data.users.map(({ email }) => email)).toEqual(emails.toReversed());
    const all = await admin.listUsers({ perPage: 5_000 });
    expect(all.error).toBeNull();
    expect(all.data.users.length).toBeGreaterThan(3);
  });
});

describe('a link that is generated', () => {
  it.each(['magiclink', 'recovery', 'invite', 'signup'] as const)('for an address that is not proven yet opens it: %s', async (type) => {
    const email = newEmail();
    await admin.createUser({ email });
    const { data, error } = await admin.generateLink({ type, email, password: testPassword });
    expect(error).toBeNull();
    expect(data.properties).toMatchObject({ verification_type: type, email_otp: expect.stringMatching(/^\d{6}$/) as string });
    const opened = await auth.client().auth.verifyOtp({ type, token_hash: data.properties!.hashed_token });
    expect(opened.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) as string });
  });
});

describe('a call without a good token', () => {
  it.each([
    ['PUT', '/user'],
    ['POST', '/factors'],
    ['POST', '/factors/not-a-factor/verify'],
    ['POST', '/logout?scope=everyone'],
    ['DELETE', '/user/identities/not-an-identity'],
  ])('is refused for that, whatever else is wrong with it: %s %s', async (method, path) => {
    const call = async (authorization?: string) => {
      const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
      const answer = await fetch(`${auth.url}/auth/v1${path}`, { method, headers, body: '{"not json' });
      return [answer.status, answer.headers.get('x-sb-error-code')];
    };
    expect(await call()).toEqual([401, 'no_authorization']);
    expect(await call('Bearer not.a.token')).toEqual([403, 'bad_jwt']);
  });
});

describe('what is not offered', () => {
  it('says so in the words of the original', async () => {
    const { auth: client } = auth.client();
    const message = async (answer: Promise<{ error: { message: string } | null }>) => (await answer).error!.message;
    expect(await message(client.signInWithSSO({ providerId: '11111111-1111-4111-8111-111111111111' }))).toBe('SAML 2.0 is disabled');
    expect(await message(client.signInWithIdToken({ provider: 'google', token: 'x' }))).toBe(
      'Provider (issuer "https://accounts.google.com") is not enabled',
    );
    expect(await message(client.signInWithIdToken({ provider: 'elsewhere', token: 'x' }))).toBe('Custom OIDC provider "elsewhere" not allowed');
    expect(await message(client.verifyOtp({ type: 'phone_change', phone: '+14165550100', token: '123456' }))).toBe(
      'Token has expired or is invalid',
    );
    expect(await message(client.signInWithOtp({ phone: '+14165550100' }))).toBe('Unsupported phone provider');
  });
});

describe('a page of another origin', () => {
  it('may call when it is listed, and reads the headers of answers and refusals', async () => {
    const call = (origin: string, method: string, path: string) =>
      fetch(`${auth.url}/auth/v1${path}`, { method, headers: { origin, 'access-control-request-method': 'PUT' } });
    for (const [method, path] of [['OPTIONS', '/user'], ['GET', '/settings'], ['GET', '/user'], ['GET', '/nothing']] as const) {
      const listed = await call('https://portal.example', method, path);
      expect(listed.headers.get('access-control-allow-origin')).toBe('https://portal.example');
      expect((await call('https://evil.example', method, path)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('settings of an installation', () => {
  const secret = '37c304f8-51aa-419a-a1af-06154e63707a';

  async function withServer(options: Parameters<typeof startAuth>[0], work: (own: AuthFixture) => Promise<void>) {
    const own = await startAuth({ ...options, settings: { isSignupOpen: true, isAutoconfirm: true, ...options?.settings } });
    try {
      await work(own);
    } finally {
      await own.stop();
    }
  }

  it('a shared secret signs tokens and lets other programs sign service tokens', () =>
    withServer({ keys: { secret } }, async (own) => {
      const client = own.client();
      const { data } = await client.auth.signUp({ email: newEmail(), password: testPassword });
      expect(headerOf(data.session!.access_token)).toEqual({ alg: 'HS256', typ: 'JWT' });
      expect((await client.auth.getClaims()).data!.claims.sub).toBe(data.user!.id);
      const signed = (claims: object, key: string) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().sign(new TextEncoder().encode(key));
      expect((await adminOf(own, await signed({ role: 'service_role' }, secret)).listUsers()).error).toBeNull();
      const forged = await signed({ role: 'service_role' }, 'another-secret-of-32-characters-and-more');
      expect((await adminOf(own, forged).listUsers()).error).toMatchObject({ code: 'bad_jwt' });
      expect((await adminOf(own, await signed({ role: 'authenticated' }, secret)).listUsers()).error).toMatchObject({ code: 'not_admin' });
    }));

  it('a public key is never taken for a shared secret', async () => {
    const answer = await fetch(`${auth.url}/auth/v1/.well-known/jwks.json`);
    const { keys } = (await answer.json()) as { keys: { kid: string }[] };
    for (const material of [JSON.stringify(keys[0]), testIssuer]) {
      const forged = await new SignJWT({ role: 'service_role' })
        .setProtectedHeader({ alg: 'HS256', kid: keys[0]!.kid })
        .setIssuer(testIssuer)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(material));
      expect((await adminOf(auth, forged).listUsers()).error).toMatchObject({ code: 'bad_jwt' });
    }
  });

  it.each(['RS256', 'ES256'])('a signing key of one’s own signs tokens, and the client checks them: %s', async (alg) => {
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), alg };
    await withServer({ keys: { jwks: [jwk] } }, async (own) => {
      const client = own.client();
      const { data } = await client.auth.signUp({ email: newEmail(), password: testPassword });
      expect(headerOf(data.session!.access_token)).toMatchObject({ alg, kid: expect.any(String) as string });
      expect((await client.auth.getClaims()).data!.claims.sub).toBe(data.user!.id);
      const published = await (await fetch(`${own.url}/auth/v1/.well-known/jwks.json`)).text();
      expect(published).not.toContain(jwk.d);
    });
  });

  it('a least length, limits and linking are obeyed', () =>
    withServer(
      { minimumLength: 6, limits: { signInBurst: { points: 1, duration: 60 } }, settings: { isLinkingOpen: false } },
      async (own) => {
        const client = own.client();
        const weak = await client.auth.signUp({ email: newEmail(), password: '123' });
        expect(weak.error!.message).toContain('Password should be at least 6 characters');
        const email = newEmail();
        expect((await client.auth.signUp({ email, password: 'zV4#qX' })).error?.code).not.toBe('validation_failed');
        await client.auth.signUp({ email, password: testPassword });
        const linking = await client.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
        expect(linking.error).toMatchObject({ status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' });
        const { data } = await client.auth.getUserIdentities();
        expect((await client.auth.unlinkIdentity(data!.identities[0]!)).error!.message).toBe('Manual linking is disabled');
        const wrong = () => own.client().auth.signInWithPassword({ email, password: 'not-the-Violin-9' });
        expect((await wrong()).error!.code).toBe('invalid_credentials');
        expect((await wrong()).error!.code).toBe('over_request_rate_limit');
      },
    ));

  it('a limit that does not exist is named', async () => {
    await expect(startAuth({ limits: { signInBrust: { points: 1, duration: 1 } } })).rejects.toThrow('There is no limit signInBrust');
  });
});
