import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthenticator } from '../../http/authentication.ts';
import { serverWith } from '../../http/http.fixtures.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { openHostedAuth } from './hostedAuth.ts';
import { InvalidToken } from '../tokens/tokenVerifier.ts';

/** A loopback service that answers what a hosted project answers to us: its keys, and whether a session lives. */
let project: Server;
let url: string;
let keys: Record<'ES256' | 'RS256', CryptoKey>;
let state: { userStatus: number; down: boolean; asked: string[]; factors: { status: string }[] };

beforeEach(async () => {
  const [es, rs] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('RS256')]);
  keys = { ES256: es.privateKey, RS256: rs.privateKey };
  const jwks: JWK[] = [
    { ...(await exportJWK(es.publicKey)), kid: 'ES256', alg: 'ES256' },
    { ...(await exportJWK(rs.publicKey)), kid: 'RS256', alg: 'RS256' },
  ];
  state = { userStatus: 200, down: false, asked: [], factors: [] };
  project = createServer((request, response) => {
    state.asked.push([request.url, request.headers['apikey']].filter(Boolean).join(' '));
    const isUser = request.url === '/auth/v1/user';
    response.statusCode = state.down ? 503 : isUser ? state.userStatus : 200;
    response.end(JSON.stringify(isUser ? { factors: state.factors } : { keys: jwks }));
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  project.closeAllConnections();
  project.close();
});

const claims = { session_id: crypto.randomUUID(), role: 'authenticated' };
const token = (
  alg: string,
  key: CryptoKey | Uint8Array,
  sub: string = crypto.randomUUID(),
  more: object = {},
) =>
  new SignJWT({ ...claims, ...more })
    .setProtectedHeader({ alg, kid: alg })
    .setIssuer(`${url}/auth/v1`)
    .setAudience('authenticated')
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

describe('tokens of a hosted project', () => {
  it.each(['ES256', 'RS256'] as const)(
    'are verified with its public %s key, which is fetched once',
    async (alg) => {
      const hosted = openHostedAuth({ url: `${url}/`, publishableKey: 'public', siteUrl: 'https://intake.example' });
      for (let round = 0; round < 3; round += 1)
        expect(await hosted.verifyToken(await token(alg, keys[alg]))).toMatchObject({
          sessionId: claims.session_id,
        });
      expect(state.asked).toEqual(['/auth/v1/.well-known/jwks.json']);
    },
  );

  it('are taken with a shared secret only when it was configured', async () => {
    const secret = 'a-shared-secret-of-enough-length-000';
    const shared = await token('HS256', new TextEncoder().encode(secret));
    const options = { url, publishableKey: 'public', siteUrl: 'https://intake.example' };
    await expect(openHostedAuth(options).verifyToken(shared)).rejects.toBeInstanceOf(InvalidToken);
    expect(await openHostedAuth({ ...options, jwtSecret: secret }).verifyToken(shared)).toMatchObject({
      sessionId: claims.session_id,
    });
    await expect(
      openHostedAuth({ ...options, jwtSecret: `${secret}!` }).verifyToken(shared),
    ).rejects.toBeInstanceOf(InvalidToken);
  });
});

describe('a session of a hosted project', () => {
  it('is checked once a minute, and ends when the project says so', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { verifyToken, sessionStateOf } = openHostedAuth({ url, publishableKey: 'public', siteUrl: 'https://intake.example' });
    const mine = await token('ES256', keys.ES256);
    const verified = await verifyToken(mine);
    expect(await sessionStateOf!(mine, verified)).toBe('live');
    state.userStatus = 403;
    expect(await sessionStateOf!(mine, verified)).toBe('live');
    vi.setSystemTime(Date.now() + 60_001);
    expect(await sessionStateOf!(mine, verified)).toBe(null);
    expect(state.asked.filter((line) => line.startsWith('/auth/v1/user'))).toEqual(
      Array(2).fill('/auth/v1/user public'),
    );
  });

  it('opens nothing before its second factor was shown, where there is one', async () => {
    const { verifyToken, sessionStateOf } = openHostedAuth({ url, publishableKey: 'public', siteUrl: 'https://intake.example' });
    const stateAt = async (aal: string) => {
      const mine = await token('ES256', keys.ES256, undefined, { aal });
      return sessionStateOf!(mine, await verifyToken(mine));
    };
    state.factors = [{ status: 'unverified' }];
    expect(await stateAt('aal1')).toBe('live');
    state.factors = [{ status: 'verified' }];
    expect(await stateAt('aal1')).toBe('second-factor');
    expect(await stateAt('aal2')).toBe('live');
  });

  it.each(['public keys', 'a shared secret'])(
    'opens the API while it lives, with %s; a project that is away is a 503, never the end of the session',
    async (kind) => {
      const secret = 'a-shared-secret-of-enough-length-000';
      const isShared = kind === 'a shared secret';
      const options = { url, publishableKey: 'public', siteUrl: 'https://intake.example', ...(isShared && { jwtSecret: secret }) };
      const test = await createTestDatabase();
      const { member, id: organizationId } = await createOrganization(test, ['faxes.read']);
      const signIn = openHostedAuth(options);
      const authenticate = createAuthenticator({ database: test.database, signIn });
      const app = await serverWith({
        authenticate,
        routes: [
          (scope) =>
            void scope.get('/api/me', async (request) => {
              const actor = await authenticate(request);
              // What row level security makes of the claims of this token.
              const { rows } = await test.database.asUser(actor, (tx) =>
                sql<{ id: string; organization: string }>`
                  select auth.uid() as id, private.current_organization() as organization`.execute(tx),
              );
              return { ...rows[0], permissions: [...actor.permissions] };
            }),
        ],
      });
      const sign = (more: object = {}) =>
        isShared
          ? token('HS256', new TextEncoder().encode(secret), member.userId, more)
          : token('ES256', keys.ES256, member.userId, more);
      const call = (bearer: string) =>
        app.inject({ url: '/api/me', headers: { authorization: `Bearer ${bearer}` } });
      try {
        const mine = await sign();
        state.down = true;
        expect((await call(mine)).statusCode).toBe(503);
        state.down = false;
        expect((await call(mine)).json()).toEqual({
          id: member.userId,
          organization: organizationId,
          permissions: ['faxes.read'],
        });
        state.factors = [{ status: 'verified' }];
        expect((await call(await sign({ round: 2 }))).statusCode).toBe(423);
        state.userStatus = 401;
        expect((await call(await sign({ round: 3 }))).statusCode).toBe(401);
        for (const claim of [{ role: 'anon' }, { role: 'service_role' }, { session_id: undefined }])
          expect((await call(await sign(claim))).statusCode).toBe(401);
      } finally {
        await app.close();
        await test.close();
      }
    },
  );
});
