import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';
import { createGoogle } from './google.ts';
import { client } from './provider.fixtures.ts';

/** An application has got a token from the provider by itself. */
let auth: AuthFixture;
let issuer: string;
let sign: (claims: object, options?: { audience?: string; key?: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']; expires?: string }) => Promise<string>;
let closeIssuer: () => void;
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }];
  const server = createServer((request, response) => {
    const document = { issuer, jwks_uri: `${issuer}/keys`, authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t` };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(request.url === '/keys' ? { keys } : document));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closeIssuer = () => server.close();
  sign = (claims, { audience = client.clientId, key = privateKey, expires = '5m' } = {}) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);
  auth = await startAuth({ settings: { isSignupOpen: true }, providers: { google: createGoogle({ ...client, issuer }) } });
});
afterAll(async () => {
  await auth.stop();
  closeIssuer();
});
beforeEach(() => auth.sql('delete from auth.rate_limits'));

const person = () => ({ sub: crypto.randomUUID(), email: `rosa.${crypto.randomUUID().slice(0, 8)}@example.org`, email_verified: true, name: 'Rosa' });
const signIn = (token: string, nonce?: string) => auth.client().auth.signInWithIdToken({ provider: 'google', token, ...(nonce && { nonce }) });

describe('a token of a provider', () => {
  it('signs in whom it names, as the way through the browser does', async () => {
    const rosa = person();
    const { data, error } = await signIn(await sign(rosa));
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: rosa.email, user_metadata: { full_name: 'Rosa' } });
    expect((await signIn(await sign(rosa))).data.user!.id).toBe(data.user!.id);
  });

  it('has to be for us, signed by the provider, and not be over', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    for (const options of [{ audience: 'somebody-else' }, { key: privateKey }, { expires: '-1m' }])
      expect((await signIn(await sign(person(), options))).error).toMatchObject({ status: 400, code: 'bad_jwt' });
    expect((await signIn('not.a.token')).error).toMatchObject({ status: 400, code: 'bad_jwt' });
  });

  it('is bound to the nonce of who asked for it', async () => {
    const nonce = crypto.randomUUID();
    const bound = await sign({ ...person(), nonce: createHash('sha256').update(nonce).digest('hex') });
    expect((await signIn(bound, nonce)).error).toBeNull();
    expect((await signIn(bound, 'another')).error).toMatchObject({ message: 'Nonces mismatch' });
    expect((await signIn(bound)).error).toMatchObject({ message: 'Nonces mismatch' });
    expect((await signIn(await sign(person()), nonce)).error).toMatchObject({ message: 'Nonces mismatch' });
  });

  it('removes what an unconfirmed sign-up left in the account of a verified address, and finds no account by an unverified one', async () => {
    const rosa = person();
    await auth.client().auth.signUp({ email: rosa.email, password: testPassword, options: { data: { note: 'left' } } });
    expect((await signIn(await sign({ ...rosa, email_verified: false }))).error).toMatchObject({ code: 'provider_email_needs_verification' });
    const { data } = await signIn(await sign(rosa));
    expect(data.user!.user_metadata).not.toHaveProperty('note');
    expect((await auth.client().auth.signInWithPassword({ email: rosa.email, password: testPassword })).error).not.toBeNull();
  });
});

describe('what an application asks of the provider’s page', () => {
  it('is passed on, except what the flow itself needs', async () => {
    const { data } = await auth.client().auth.signInWithOAuth({
      provider: 'google',
      options: {
        skipBrowserRedirect: true,
        queryParams: { access_type: 'offline', prompt: 'consent', hd: 'clinic.example', state: 'forged', redirect_uri: 'https://evil.example', client_id: 'x', nonce: 'y' },
      },
    });
    const answer = await fetch(data.url!, { redirect: 'manual' });
    const { searchParams } = new URL(answer.headers.get('location')!);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      hd: 'clinic.example',
      redirect_uri: 'https://intake.example/auth/v1/callback',
      client_id: client.clientId,
    });
    expect([searchParams.get('state'), searchParams.get('nonce')]).not.toContain('forged');
    expect(searchParams.get('nonce')).not.toBe('y');
  });
});
