import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAuth, testPassword, type AuthFixture } from '../auth/auth.fixtures.ts';
import { sessionRoutes } from '../modules/session/session.routes.ts';
import { createSessionService } from '../modules/session/session.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [sessionRoutes(createSessionService(database))] });
});
afterAll(() => auth.stop());

async function signedIn() {
  const user = await auth.newUser();
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email: user.email, password: testPassword });
  return { ...user, client, token: data.session!.access_token };
}

/** A page that asks by itself. */
const statusOf = async (token: string, id: string) =>
  (await fetch(`${auth.url}/api/user/dtl/${id}`, { headers: { authorization: `Bearer ${token}` } })).status;

it('an idle session is locked by the server after half an hour in which nobody did anything, whatever is asked meanwhile', async () => {
  const { id, token, organization } = await signedIn();
  const idleFor = (minutes: number) =>
    auth.sql(`update session_activity set active_at = now() - make_interval(mins => $2) where user_id = $1`, [id, minutes]);
  expect(await statusOf(token, id)).toBe(200);
  await idleFor(29);
  // Reading is no activity: a page does it by itself.
  expect(await statusOf(token, id)).toBe(200);
  const tell = () => fetch(`${auth.url}/api/session/active`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: '{}' });
  expect((await tell()).status).toBe(200);
  expect(await auth.sql(`select 1 from session_activity where user_id = $1 and active_at > now() - interval '1 minute'`, [id])).toHaveLength(1);
  await idleFor(30);
  expect(await Promise.all([1, 2, 3].map(() => statusOf(token, id)))).toEqual([423, 423, 423]);
  expect((await tell()).status).toBe(423);
  const trail = await auth.sql(`select detail from audit_event where organization_id = $1 and entity = 'session-lock'`, [organization.id]);
  expect(trail).toEqual([{ detail: { idle: true } }]);
  await idleFor(0);
  expect(await statusOf(token, id)).toBe(423);
});

it('an idle session changes nothing of its account', async () => {
  const { id, token, client } = await signedIn();
  expect(await statusOf(token, id)).toBe(200);
  await auth.sql(`update session_activity set active_at = now() - interval '31 minutes' where user_id = $1`, [id]);
  expect((await client.auth.updateUser({ data: { name: 'x' } })).error).toMatchObject({ status: 423 });
});
