import type { UserAttributes } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleRoutes } from '../../modules/role/role.routes.ts';
import { createRoleService } from '../../modules/role/role.service.ts';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [roleRoutes(createRoleService(database))] });
});
afterAll(() => auth.stop());

async function signedIn(email?: string) {
  const user = email ? { email } : await auth.newUser();
  const client = auth.client();
  const { data, error } = await client.auth.signInWithPassword({ email: user.email, password: testPassword });
  if (error) throw error;
  return { client, session: data.session, ...user };
}

/** A refresh as a tab makes it that holds its own copy of the token. */
const refresh = (refresh_token: string) => auth.client().auth.refreshSession({ refresh_token });
const sessionIdOf = (accessToken: string) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()).session_id as string;
const age = (accessToken: string, column: string, interval: string) =>
  auth.sql(`update auth.sessions set ${column} = now() - $2::interval where id = $1`, [
    sessionIdOf(accessToken),
    interval,
  ]);
/** Whether an access token still opens the user's own account. */
const opens = async (accessToken: string) => (await auth.client().auth.getUser(accessToken)).error === null;

describe('refresh', () => {
  it('rotates the token within one session', async () => {
    const { client, session } = await signedIn();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session!.refresh_token).not.toBe(session.refresh_token);
    expect(sessionIdOf(data.session!.access_token)).toBe(sessionIdOf(session.access_token));
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it('gives tabs that refresh at the same time one and the same next token', async () => {
    const { session } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)));
    expect(answers.map(({ error }) => error)).toEqual(Array(8).fill(null));
    expect(new Set(answers.map(({ data }) => data.session!.refresh_token)).size).toBe(1);
  });

  it('answers a client that never received the current token with it again, however late', async () => {
    const { session } = await signedIn();
    const first = await refresh(session.refresh_token);
    expect(await opens(session.access_token)).toBe(true);
    await age(session.access_token, 'refreshed_at', '5 minutes');
    const again = await refresh(session.refresh_token);
    expect(again.data.session!.refresh_token).toBe(first.data.session!.refresh_token);
  });

  it.each([
    ['the sign-in service', (token: string) => opens(token)],
    ['the API', (token: string) => fetch(`${auth.url}/api/role/`, { headers: { authorization: `Bearer ${token}` } })],
  ])('ends the session when a copied token comes after its successor was used at %s', async (_where, use) => {
    const { session } = await signedIn();
    const { data } = await refresh(session.refresh_token);
    await use(data.session!.access_token);
    expect((await refresh(session.refresh_token)).error).toBeNull();
    await age(session.access_token, 'refreshed_at', '11 seconds');
    expect((await refresh(session.refresh_token)).error).toMatchObject({ code: 'refresh_token_already_used' });
    expect(await opens(data.session!.access_token)).toBe(false);
  });

  it('ends the session for a token that is older than the parent, however soon', async () => {
    const { session } = await signedIn();
    const second = await refresh(session.refresh_token);
    await refresh(second.data.session!.refresh_token);
    expect((await refresh(session.refresh_token)).error).toMatchObject({ code: 'refresh_token_already_used' });
  });

  it('ends the session when an old token comes back', async () => {
    const { session } = await signedIn();
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.data.session!.refresh_token);
    await age(session.access_token, 'refreshed_at', '11 seconds');
    expect((await refresh(session.refresh_token)).error).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    });
    expect((await refresh(third.data.session!.refresh_token)).error).toMatchObject({
      code: 'refresh_token_not_found',
    });
    expect(await opens(third.data.session!.access_token)).toBe(false);
    const [entry] = await auth.sql(
      `select traits from auth.audit_log_entries where action = 'token_reused' order by id desc limit 1`,
    );
    expect(entry).toEqual({ traits: { session_id: sessionIdOf(session.access_token) } });
  });

  it('refuses a token that was put together from parts of others', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const bytes = Buffer.from(mine.session.refresh_token, 'base64url');
    Buffer.from(theirs.session.refresh_token, 'base64url').copy(bytes, 1, 1, 17);
    expect((await refresh(bytes.toString('base64url'))).error).toMatchObject({
      code: 'refresh_token_not_found',
    });
    expect(await opens(theirs.session.access_token)).toBe(true);
  });

  it.each([
    ['not_after', '1 second', 'a week'],
    ['refreshed_at', '13 hours', 'a night without use'],
  ])('ends by %s (%s ago), after %s', async (column, interval) => {
    const { session } = await signedIn();
    await age(session.access_token, column, interval);
    expect((await refresh(session.refresh_token)).error).toMatchObject({ code: 'session_expired' });
    expect(await opens(session.access_token)).toBe(false);
  });

  it('ends for a banned user', async () => {
    const { session, email } = await signedIn();
    await auth.sql(`update auth.users set banned_until = now() + interval '1 hour' where email = $1`, [
      email,
    ]);
    expect((await refresh(session.refresh_token)).error).toMatchObject({ code: 'user_banned' });
  });
});

describe('sign-out', () => {
  it.each([
    ['global', [false, false]],
    ['local', [false, true]],
    ['others', [true, false]],
  ] as const)('of scope %s ends exactly these sessions', async (scope, [mineLives, otherLives]) => {
    const mine = await signedIn();
    const other = await signedIn(mine.email);
    const stranger = await signedIn();
    expect((await mine.client.auth.signOut({ scope })).error).toBeNull();
    expect(await opens(mine.session.access_token)).toBe(mineLives);
    expect(await opens(other.session.access_token)).toBe(otherLives);
    expect(await opens(stranger.session.access_token)).toBe(true);
    expect((await refresh(other.session.refresh_token)).error === null).toBe(otherLives);
  });

  it('refuses a scope that does not exist', async () => {
    const { session } = await signedIn();
    const answer = await fetch(`${auth.url}/auth/v1/logout?scope=everyone`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(answer.status).toBe(400);
  });

  it('starts a new session with each sign-in', async () => {
    const first = await signedIn();
    const second = await signedIn(first.email);
    expect(sessionIdOf(second.session.access_token)).not.toBe(sessionIdOf(first.session.access_token));
  });
});

describe('the user', () => {
  const newPassword = 'quiet-Cedar-lantern-4';

  it('changes the password, which ends every other session and counts its age anew', async () => {
    const { client, email, session } = await signedIn();
    const other = await signedIn(email);
    await auth.sql(
      `update auth.users set password_changed_at = now() - interval '61 days' where email = $1`,
      [email],
    );
    await auth.sql(
      `update app_user set password_last_updated_at = now() - interval '61 days' where email = $1`,
      [email],
    );
    const { data, error } = await client.auth.updateUser({
      password: newPassword,
      current_password: testPassword,
    });
    expect(error).toBeNull();
    expect(Date.parse(data.user!.user_metadata['password_last_updated_at'])).toBeGreaterThan(
      Date.now() - 60_000,
    );
    const [record] = await auth.sql<{ password_last_updated_at: Date }>(
      'select * from app_user where email = $1',
      [email],
    );
    expect(record!.password_last_updated_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await opens(other.session.access_token)).toBe(false);
    expect(await opens(session.access_token)).toBe(true);
    const signIn = async (password: string) =>
      (await auth.client().auth.signInWithPassword({ email, password })).error?.code;
    expect(await signIn(testPassword)).toBe('invalid_credentials');
    expect(await signIn(newPassword)).toBeUndefined();
  });

  it.each([
    [{ password: newPassword }, 'invalid_credentials'],
    [{ password: newPassword, current_password: 'not-the-Violin-9' }, 'invalid_credentials'],
    [{ password: testPassword, current_password: testPassword }, 'same_password'],
    [{ password: 'short', current_password: testPassword }, 'weak_password'],
    [{ password: 'Password2026!', current_password: testPassword }, 'weak_password'],
    [{ email: 'not-an-address' }, 'validation_failed'],
    [{ phone: '+14165550100' }, 'phone_provider_disabled'],
    [{ app_metadata: { role: 'service_role' } }, 'not_admin'],
  ])('refuses %j', async (change, code) => {
    const { client, session } = await signedIn();
    expect((await client.auth.updateUser(change as UserAttributes)).error).toMatchObject({ code });
    expect(await opens(session.access_token)).toBe(true);
  });

  it('says why a password is weak', async () => {
    const { client } = await signedIn();
    const { error } = await client.auth.updateUser({ password: 'short', current_password: testPassword });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
  });

  it('merges metadata, deletes a key by null, and writes the age of the password itself', async () => {
    const { client } = await signedIn();
    await client.auth.updateUser({ data: { nickname: 'Rosa', shift: 'day' } });
    const { data } = await client.auth.updateUser({
      data: { shift: null, password_last_updated_at: '2099-01-01T00:00:00Z' },
    });
    expect(data.user!.user_metadata).toEqual({
      nickname: 'Rosa',
      password_last_updated_at: expect.stringMatching(new RegExp(`^${new Date().getUTCFullYear()}-`)),
    });
    expect((await client.auth.updateUser({ data: { big: 'x'.repeat(9_000) } })).error).toMatchObject({
      code: 'validation_failed',
    });
  });

  it('cannot be read without a token, with a broken one, or after it was deleted', async () => {
    const { session, email } = await signedIn();
    const read = async (authorization?: string) => {
      const answer = await fetch(`${auth.url}/auth/v1/user`, {
        headers: authorization ? { authorization } : {},
      });
      return [answer.status, answer.headers.get('x-sb-error-code')];
    };
    expect(await read()).toEqual([401, 'no_authorization']);
    expect(await read('Bearer not.a.token')).toEqual([403, 'bad_jwt']);
    await auth.sql('delete from auth.users where email = $1', [email]);
    expect(await read(`Bearer ${session.access_token}`)).toEqual([403, 'user_not_found']);
  });
});
