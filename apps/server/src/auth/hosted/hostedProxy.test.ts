import { get } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../http/authentication.ts';
import { serverWith } from '../../http/http.fixtures.ts';
import { memoryStorage, startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';
import { openHostedAuth } from './hostedAuth.ts';

/** Our own service on another port, in the place of a hosted project: it speaks the same protocol. */
let project: AuthFixture;
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  project = await startAuth({ isReachable: true });
  const signIn = openHostedAuth({ url: project.url, publishableKey: 'public', siteUrl: 'https://intake.example' });
  const authenticate = createAuthenticator({ database: project.database, signIn });
  app = await serverWith({
    authenticate,
    routes: [
      signIn.routes,
      (scope) => void scope.get('/api/me', async (request) => ({ id: (await authenticate(request)).userId })),
    ],
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await project.stop();
});

const openClient = () =>
  createClient(url, 'public', {
    auth: { storage: memoryStorage(), autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });

describe('a portal whose server knows a hosted project', () => {
  it('signs in, works, renews and signs out through its own origin', async () => {
    const { email, id } = await project.newUser();
    const client = openClient();
    const { data, error } = await client.auth.signInWithPassword({ email, password: testPassword });
    expect(error).toBeNull();
    const call = async (token: string) =>
      (await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).json();
    expect(await call(data.session!.access_token)).toEqual({ id });
    expect((await client.auth.getClaims()).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.updateUser({ data: { nickname: 'Rosa' } })).data.user).toMatchObject({
      user_metadata: { nickname: 'Rosa' },
    });
    expect((await client.auth.signOut()).error).toBeNull();
  });

  it('receives the project’s errors and redirects unchanged', async () => {
    expect(
      (await openClient().auth.signInWithPassword({ email: 'no@example.org', password: 'x' })).error,
    ).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
    });
    const followed = await fetch(`${url}/auth/v1/verify?token=made-up&type=signup`, { redirect: 'manual' });
    expect(followed.status).toBe(303);
    expect(followed.headers.get('location')).toContain('error_code=otp_expired');
    const large = await fetch(`${url}/auth/v1/token`, { method: 'POST', body: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
  });

  it('opens nothing more than the project does, and nothing beside its sign-in service', async () => {
    // As it is written: other clients resolve the dots themselves.
    const status = (path: string) =>
      new Promise((resolve, reject) =>
        get({ host: '127.0.0.1', port: new URL(url).port, path }, (answer) =>
          resolve(answer.resume().statusCode),
        ).on('error', reject),
      );
    expect(await status('/auth/v1/admin/users')).toBe(401);
    for (const path of ['/auth/v1/../../healthz', '/auth/v1/%2e%2e/%2e%2e/healthz', '/auth/v1/.%2e/v2'])
      expect([path, await status(path)]).toEqual([path, 404]);
  });

  it('keeps its session while the project cannot be reached', async () => {
    const away = await serverWith({
      routes: [openHostedAuth({ url: 'http://127.0.0.1:9', publishableKey: 'public', siteUrl: 'https://intake.example' }).routes],
    });
    const answer = await away.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      payload: {},
    });
    expect([answer.statusCode, answer.headers['x-sb-error-code']]).toEqual([503, 'unexpected_failure']);
    await away.close();
  });
});
