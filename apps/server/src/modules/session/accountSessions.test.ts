import type { AccountSession } from '@intake/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { accountSessionRoutes } from './accountSessions.routes.ts';
import { createAccountSessionService } from './accountSessions.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({
    routes: ({ accounts }) => [accountSessionRoutes(createAccountSessionService(accounts.sessions))],
  });
});
afterAll(() => auth.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A sign-in by the program that says so of itself. */
async function signIn(email: string, userAgent: string) {
  const answer = await fetch(`${auth.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: testPassword }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${auth.url}/api/session/${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const list = async () => (await (await call('GET', 'list')).json()) as AccountSession[];
  return { call, list };
}

it('lists where one is signed in, this session first', async () => {
  const { email } = await auth.newUser();
  const desk = await signIn(email, firefox);
  await signIn(email, 'fetcher');
  expect(await desk.list()).toMatchObject([
    { isCurrent: true, browser: 'Firefox', system: 'Windows', device: 'desktop', ip: '127.0.0.1' },
    { isCurrent: false, browser: null, system: null, device: 'unknown' },
  ]);
});

it('ends another session at once, and tells nobody else of it', async () => {
  const { email } = await auth.newUser();
  const desk = await signIn(email, firefox);
  const phone = await signIn(email, 'phone');
  const other = (await desk.list()).find(({ isCurrent }) => !isCurrent)!;

  const stranger = await signIn((await auth.newUser()).email, firefox);
  expect((await stranger.list()).map(({ id }) => id)).not.toContain(other.id);
  expect((await stranger.call('DELETE', '', { id: other.id })).status).toBe(404);
  expect((await phone.call('GET', 'list')).status).toBe(200);

  expect((await desk.call('DELETE', '', { id: other.id })).status).toBe(200);
  expect((await phone.call('GET', 'list')).status).toBe(401);
  expect(await desk.list()).toHaveLength(1);
  const entries = await auth.sql("select 1 from auth.audit_log_entries where traits->>'session_id' = $1 and action = 'logout'", [other.id]);
  expect(entries).toHaveLength(1);
});

it('does not end the session that asks', async () => {
  const desk = await signIn((await auth.newUser()).email, firefox);
  const [own] = await desk.list();
  const refused = await desk.call('DELETE', '', { id: own!.id });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: 'current-session' } });
  expect(await desk.list()).toHaveLength(1);
});

it('leaves out what has run out', async () => {
  const { email } = await auth.newUser();
  const desk = await signIn(email, firefox);
  await signIn(email, 'old');
  const other = (await desk.list()).find(({ isCurrent }) => !isCurrent)!;
  await auth.sql("update auth.sessions set refreshed_at = now() - interval '13 hours' where id = $1", [other.id]);
  expect(await desk.list()).toHaveLength(1);
});

it('says that a hosted service keeps them to itself', async () => {
  const actor = { userId: 'somebody', sessionId: 'this' } as Parameters<ReturnType<typeof createAccountSessionService>['list']>[0];
  expect(await createAccountSessionService(undefined).list(actor)).toBeNull();
});
