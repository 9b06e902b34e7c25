import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { route } from '@intake/api/contract';
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import type { JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startAuth, testIssuer, testPassword } from '../auth/auth.fixtures.ts';
import type { AuthFixture } from '../auth/auth.fixtures.ts';
import { openDatabase } from '../platform/database/pool.ts';
import { createOrganization } from '../testing/organizations.ts';
import { implement } from './implement.ts';

const contract = {
  whoAmI: route({
    method: 'GET',
    path: '/api/me',
    summary: 'Who calls',
    access: 'member',
    response: z.object({
      userId: z.string(),
      organizationId: z.string(),
      permissions: z.array(z.string()),
      physicianId: z.string().nullable(),
    }),
  }),
};

const whoAmI = implement(contract, {
  whoAmI: ({ actor: { userId, organizationId, permissions, physicianId = null } }) => ({
    userId,
    organizationId,
    permissions: [...permissions],
    physicianId,
  }),
});

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: () => [whoAmI] });
});
afterAll(() => auth.stop());

async function signedIn() {
  const user = await auth.newUser({ permissions: ['faxes.read'] });
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email: user.email, password: testPassword });
  return { ...user, client, token: data.session!.access_token };
}

const call = (token?: string, headers: Record<string, string> = {}) =>
  fetch(`${auth.url}/api/me`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
const statusOf = async (token?: string, headers?: Record<string, string>) =>
  (await call(token, headers)).status;

describe('who calls', () => {
  it('is the user of the session, in their first organisation, with the rights of their role', async () => {
    const { id, organization, token } = await signedIn();
    expect(await (await call(token)).json()).toEqual({
      userId: id,
      organizationId: organization.id,
      permissions: ['faxes.read'],
      physicianId: null,
    });
  });

  it('may work in another organisation of theirs, and in no other', async () => {
    const { id, token } = await signedIn();
    const [second, foreign] = [await createOrganization(auth, ['search']), await createOrganization(auth)];
    await auth.sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [
      id,
      second.id,
      second.roleId,
    ]);
    const answer = await call(token, { 'x-organization-id': second.id });
    expect(await answer.json()).toMatchObject({ organizationId: second.id, permissions: ['search'] });
    for (const forged of [foreign.id, crypto.randomUUID(), '1', "' or true --"])
      expect(await statusOf(token, { 'x-organization-id': forged })).toBe(404);
  });

  it('loses an organisation at once when taken out of it', async () => {
    const { id, organization, token } = await signedIn();
    await auth.sql('delete from mapping where user_id = $1', [id]);
    expect(await statusOf(token, { 'x-organization-id': organization.id })).toBe(404);
    expect(await (await call(token)).json()).toMatchObject({ organizationId: '', permissions: [] });
  });

  it('is a physician where a record of the organisation says so', async () => {
    const { id, organization, token } = await signedIn();
    const [physician] = await auth.sql<{ id: string }>(
      `insert into physician (organization_id, user_id, family_name) values ($1, $2, 'Example') returning id`,
      [organization.id, id],
    );
    expect(await (await call(token)).json()).toMatchObject({ physicianId: physician!.id });
  });

  it('works in every organisation as a super administrator', async () => {
    const { id, token } = await signedIn();
    await auth.sql('update app_user set is_super_admin = true where id = $1', [id]);
    const foreign = await createOrganization(auth);
    expect(await (await call(token, { 'x-organization-id': foreign.id })).json()).toMatchObject({
      organizationId: foreign.id,
    });
    expect(await statusOf(token, { 'x-organization-id': crypto.randomUUID() })).toBe(404);
  });
});

describe('an ended session', () => {
  it('is answered with 401: none, signed out, suspended, banned, deleted', async () => {
    expect(await statusOf()).toBe(401);
    const ways: [string, (id: string) => Promise<unknown>][] = [
      ['suspended', (id) => auth.sql(`update app_user set status = 'suspended' where id = $1`, [id])],
      [
        'banned',
        (id) =>
          auth.sql(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [id]),
      ],
      ['deleted', (id) => auth.sql('delete from auth.users where id = $1', [id])],
      ['over', (id) => auth.sql('update auth.sessions set not_after = now() where user_id = $1', [id])],
    ];
    for (const [name, end] of ways) {
      const { id, token } = await signedIn();
      expect(await statusOf(token)).toBe(200);
      await end(id);
      expect([name, await statusOf(token)]).toEqual([name, 401]);
    }
    const { client, token } = await signedIn();
    await client.auth.signOut();
    expect(await statusOf(token)).toBe(401);
  });

  it('is not what a locked one is: 423 until it is opened', async () => {
    const { id, token } = await signedIn();
    const { session_id } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    await auth.sql('insert into session_lock (session_id, user_id) values ($1, $2)', [session_id, id]);
    expect(await statusOf(token)).toBe(423);
    await auth.sql('delete from session_lock where session_id = $1', [session_id]);
    expect(await statusOf(token)).toBe(200);
  });

  it('is not what an account is that the product does not know: 404', async () => {
    const { id, token } = await signedIn();
    await auth.sql('delete from app_user where id = $1', [id]);
    expect(await statusOf(token)).toBe(404);
  });
});

describe('a token that was not issued here', () => {
  it('opens nothing', async () => {
    const { token, id } = await signedIn();
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const [stored] = await auth.sql<{ private_jwk: JWK }>('select private_jwk from auth.signing_keys');
    const ours = await importJWK(stored!.private_jwk, 'ES256');
    const theirs = await generateKeyPair('ES256', { extractable: true });
    const jwks = (await (await fetch(`${auth.url}/auth/v1/.well-known/jwks.json`)).json()) as { keys: JWK[] };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = (changes: object, headers: object = {}, key: Parameters<SignJWT['sign']>[0] = ours) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', kid, ...headers }).sign(key);
    const without = (name: string) => {
      const { [name]: _removed, ...rest } = claims;
      return new SignJWT(rest).setProtectedHeader({ alg: 'ES256', kid }).sign(ours);
    };
    const now = Math.floor(Date.now() / 1000);

    expect(await statusOf(await signed({}))).toBe(200);
    const attacks: Record<string, string> = {
      'alg none': new UnsecuredJWT(claims).setIssuer(testIssuer).encode(),
      'alg None with our signature': `${encode({ alg: 'None', kid })}.${payload}.${signature}`,
      'tampered claim': `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      'no signature': `${header}.${payload}.`,
      'HS256 with the public key': await signed(
        {},
        { alg: 'HS256' },
        new TextEncoder().encode(JSON.stringify(jwks.keys[0])),
      ),
      'HS256 with an empty-ish key': await signed(
        {},
        { alg: 'HS256' },
        new TextEncoder().encode('secret'.padEnd(32, '0')),
      ),
      'a key of their own under our kid': await signed({}, {}, theirs.privateKey),
      'an unknown kid': await signed({}, { kid: 'other' }, theirs.privateKey),
      'a key in the header': await signed(
        {},
        { jwk: await exportJWK(theirs.publicKey), kid: 'other' },
        theirs.privateKey,
      ),
      'a key by address': await signed(
        {},
        { jku: `${auth.url}/keys.json`, x5u: `${auth.url}/x.pem` },
        theirs.privateKey,
      ),
      'a critical extension': await signed({}, { crit: ['exp2'], exp2: 1 }).catch(
        () => `${encode({ alg: 'ES256', kid, crit: ['b'], b: 1 })}.${payload}.${signature}`,
      ),
      expired: await signed({ exp: now - 10 }),
      'not yet valid': await signed({ nbf: now + 60 }),
      'another audience': await signed({ aud: 'other' }),
      'an audience among others': await signed({ aud: ['authenticated', 'other'] }),
      'another issuer': await signed({ iss: 'https://elsewhere.example/auth/v1' }),
      'the anonymous role': await signed({ role: 'anon' }),
      'the service role': await signed({ role: 'service_role' }),
      'no session': await without('session_id'),
      'no subject': await without('sub'),
      'no end': await without('exp'),
      'the session of somebody else': await signed({ session_id: (await signedIn()).id }),
      'another user in our session': await signed({ sub: (await signedIn()).id }),
      'no token at all': 'not.a.token',
      'a header alone': header,
      'a very long token': 'a'.repeat(12_000),
    };
    for (const [name, attack] of Object.entries(attacks))
      expect([name, await statusOf(attack)]).toEqual([name, 401]);
    expect(await (await call(token)).json()).toMatchObject({ userId: id });
  });

  it('is refused when it comes in another place or form than the bearer header', async () => {
    const { token } = await signedIn();
    for (const authorization of [token, `Basic ${token}`, `Bearer ${token} ${token}`, 'Bearer'])
      expect((await fetch(`${auth.url}/api/me`, { headers: { authorization } })).status).toBe(401);
    expect(
      (await fetch(`${auth.url}/api/me?access_token=${token}`, { headers: { cookie: `token=${token}` } }))
        .status,
    ).toBe(401);
  });
});

describe('a database that is away', () => {
  it('is answered with 503, and the client keeps its session', async () => {
    const line = await startLine();
    const own = await startAuth({ routes: () => [whoAmI], connect: line.connect });
    try {
      const { email } = await own.newUser();
      const client = own.client();
      const { data } = await client.auth.signInWithPassword({ email, password: testPassword });
      const { access_token: token, refresh_token } = data.session!;
      const callApi = async () =>
        (await fetch(`${own.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;
      expect(await callApi()).toBe(200);
      line.cut();
      expect(await callApi()).toBe(503);
      const refused = await fetch(`${own.url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token }),
      });
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ error_code: 'unexpected_failure' });
      expect((await client.auth.getUser()).error).toMatchObject({
        name: 'AuthRetryableFetchError',
        status: 503,
      });
      expect((await client.auth.getSession()).data.session?.access_token).toBe(token);
      await line.mend();
      expect(await callApi()).toBe(200);
      expect((await client.auth.refreshSession()).error).toBeNull();
    } finally {
      await own.stop();
      line.cut();
    }
  });
});

/** A way to the database that can be cut. */
async function startLine() {
  let socketPath = '';
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(socketPath);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to).on('error', () => from.destroy());
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    connect: ({ host, database }: { host: string; database: string }) => {
      socketPath = `${host}/.s.PGSQL.5432`;
      const runtime = { host: '127.0.0.1', port, user: 'authenticator', database };
      return openDatabase({ runtime, owner: runtime, migrations: [] });
    },
    cut() {
      server.close();
      for (const socket of open) socket.destroy();
      open.clear();
    },
    mend: () => listen(port),
  };
}
