import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startingRoles } from '@intake/api/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAuth, testPassword, type AuthFixture } from '../auth/auth.fixtures.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openEventFeeds, type EventFeeds } from '../platform/events/feed.ts';
import { openDiskFiles } from '../platform/files/disk.adapter.ts';
import { createFileLinks } from '../platform/files/fileLinks.ts';
import type { Files } from '../platform/files/files.port.ts';
import { createLog } from '../platform/log/log.ts';
import { applicationRoutes } from '../testing/applicationRoutes.ts';
import { documents } from '../testing/documents.ts';
import { patiently } from '../testing/patiently.ts';

/** Every route of the product, and people who are really signed in: what a session keeps open ends with it. */
let auth: AuthFixture;
let feeds: EventFeeds;
let files: Files;
let folder: string;
const now = { shift: 0 };
const links = createFileLinks(Buffer.from('a secret of this test'), { ...systemClock, now: () => new Date(Date.now() + now.shift) });
const waiting: ((userId: string) => void)[] = [];
/** The routes are registered before there is a database to listen to. */
const lateFeeds: EventFeeds = {
  subscribe: (...given) => feeds.subscribe(...given),
  onPermissionsChanged: (tell) => void waiting.push(tell),
  close: () => feeds.close(),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-live-'));
  files = await openDiskFiles(folder);
  auth = await startAuth({
    routes: ({ database, accounts }) => applicationRoutes({ database, files, documents, accounts, links, feeds: lateFeeds }),
  });
  feeds = await openEventFeeds({ database: auth.database, log: createLog('silent') });
  feeds.onPermissionsChanged((userId) => waiting.forEach((tell) => tell(userId)));
});
afterAll(async () => {
  await feeds.close();
  await auth.stop();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(email: string) {
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email, password: testPassword });
  const token = data.session!.access_token;
  const { session_id: sessionId } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { session_id: string };
  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string, init: RequestInit = {}) => fetch(auth.url + path, { ...init, headers: { ...headers, ...init.headers } });
  const post = (path: string) => call(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  return { client, token, sessionId, headers, call, post };
}

async function person() {
  const user = await auth.newUser({ permissions: [...startingRoles.Administrator] });
  const session = await signIn(user.email);
  const owner = { userId: user.id, sessionId: session.sessionId, organizationId: user.organization.id };
  const { key } = await files.put(user.organization.id, Buffer.from('a page'), { maxBytes: 100 });
  return { ...user, ...session, owner, key, page: links.sign(owner, key, 'image/png') };
}

const idleFor = (id: string, minutes: number) =>
  auth.sql('update session_activity set active_at = now() - make_interval(mins => $2) where user_id = $1', [id, minutes]);

/** An event stream, as a tab holds it. */
async function listen(headers: Record<string, string>) {
  const call = send(`${auth.url}/api/events`, { headers }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const stream = { status: response.statusCode, ended: false, close: () => response.destroy() };
  let text = '';
  response.on('data', (data: Buffer) => (text += data.toString()));
  response.on('error', () => undefined);
  response.on('close', () => (stream.ended = true));
  if (response.statusCode === 200) await soon(() => expect(text).toContain('event: ready'));
  return stream;
}
const soon = (check: () => void) => vi.waitFor(check, patiently);

/** Bytes as they are: `fetch` would tidy the path. */
async function raw(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(auth.url);
  const [response] = (await once(send({ hostname, port, path, method, headers }).end(), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, body: Buffer.concat(chunks).toString(), length: response.headers['content-length'] };
}

describe('half an hour in which nobody did anything', () => {
  it('locks the session, whatever the browser asks by itself meanwhile', async () => {
    const { id, owner, call, client, headers, page } = await person();
    expect((await call(`/api/user/dtl/${id}`)).status).toBe(200);
    await idleFor(id, 29);
    const stream = await listen(headers);
    const asked = [
      call(`/api/user/dtl/${id}`),
      call('/api/faxserver/incoming?limit=10'),
      call('/api/session/list'),
      call(`/api/user/dtl/${id}`, { method: 'HEAD' }),
      call(`/api/user/dtl/${id}`, { headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch' } }),
      call('/auth/v1/user'),
      fetch(auth.url + page),
      fetch(auth.url + page, { method: 'HEAD' }),
    ];
    for (const { status } of await Promise.all(asked)) expect(status).toBeLessThan(500);
    expect((await client.auth.refreshSession()).error).toBeNull();
    stream.close();
    const [activity] = await auth.sql<{ idle: number }>(
      `select round(extract(epoch from now() - active_at) / 60)::int as idle from session_activity where session_id = $1`,
      [owner.sessionId],
    );
    expect(activity).toEqual({ idle: 29 });
    await idleFor(id, 30);
    const renewed = (await client.auth.getSession()).data.session!.access_token;
    for (const token of [headers.authorization, `Bearer ${renewed}`])
      expect((await fetch(`${auth.url}/api/user/dtl/${id}`, { headers: { authorization: token } })).status).toBe(423);
  });

  it('is not taken back by whoever says afterwards that somebody is there, nor by a renewed token', async () => {
    const { id, call, post, client } = await person();
    await call(`/api/user/dtl/${id}`);
    await idleFor(id, 30);
    const statuses = async () => [(await post('/api/session/active')).status, (await call(`/api/user/dtl/${id}`)).status];
    expect(await statuses()).toEqual([423, 423]);
    // Renewing goes on, as the lock screen needs a session; it opens nothing.
    const { data } = await client.auth.refreshSession();
    const answer = await fetch(`${auth.url}/api/user/dtl/${id}`, { headers: { authorization: `Bearer ${data.session!.access_token}` } });
    expect([answer.status, ...(await statuses())]).toEqual([423, 423, 423]);
  });

  it('gives an event stream to nobody', async () => {
    const { id, call, headers } = await person();
    await call(`/api/user/dtl/${id}`);
    await idleFor(id, 30);
    expect((await listen(headers)).status).toBe(423);
  });

  it('locks one session of a person and no other', async () => {
    const { id, email, call, sessionId } = await person();
    await call(`/api/user/dtl/${id}`);
    const elsewhere = await signIn(email);
    await elsewhere.call(`/api/user/dtl/${id}`);
    await auth.sql(`update session_activity set active_at = now() - interval '30 minutes' where session_id = $1`, [sessionId]);
    expect([(await call(`/api/user/dtl/${id}`)).status, (await elsewhere.call(`/api/user/dtl/${id}`)).status]).toEqual([423, 200]);
  });
});

describe('an event stream', () => {
  it.each<[string, (who: Awaited<ReturnType<typeof person>>) => Promise<unknown>]>([
    ['its session is signed out', ({ client }) => client.auth.signOut({ scope: 'local' })],
    ['everything is signed out elsewhere', async ({ email }) => (await signIn(email)).client.auth.signOut({ scope: 'global' })],
    ['the others are signed out elsewhere', async ({ email }) => (await signIn(email)).client.auth.signOut({ scope: 'others' })],
    ['the session is ended in the list of sessions', async ({ email, sessionId }) =>
      (await signIn(email)).call('/api/session/', { method: 'DELETE', body: JSON.stringify({ id: sessionId }), headers: { 'content-type': 'application/json' } })],
    ['the password is changed elsewhere', async ({ email }) =>
      (await signIn(email)).client.auth.updateUser({ password: 'quiet-Cedar-lantern-4', current_password: testPassword })],
    ['the session is locked', ({ post }) => post('/api/session/lock')],
    ['the person is suspended', ({ id }) => auth.sql(`update app_user set status = 'suspended' where id = $1`, [id])],
    ['the account is closed', ({ id }) => auth.accounts.disable(id)],
    ['the role changes', ({ organization }) => auth.sql(`update role set permissions = '{}' where id = $1`, [organization.roleId])],
    ['the membership goes', ({ id }) => auth.sql('delete from mapping where user_id = $1', [id])],
  ])('ends at once when %s, not with the next beat', async (_, change) => {
    const who = await person();
    const [mine, another] = [await listen(who.headers), await person()];
    const theirs = await listen(another.headers);
    await change(who);
    await soon(() => expect(mine.ended).toBe(true));
    expect(theirs.ended).toBe(false);
    theirs.close();
  });

  it('is given eight times to one session, and to another session of the same person as well', async () => {
    const { email, headers } = await person();
    const elsewhere = await listen((await signIn(email)).headers);
    const tabs: Awaited<ReturnType<typeof listen>>[] = [];
    for (let count = 0; count < 10; count += 1) tabs.push(await listen(headers));
    await soon(() => expect(tabs.map(({ ended }) => ended)).toEqual([true, true, ...Array<boolean>(8).fill(false)]));
    expect(elsewhere.ended).toBe(false);
    [...tabs, elsewhere].forEach((stream) => stream.close());
  });
});

describe('the signed address of a page', () => {
  it('is whole to GET, with and without a range, and says its size to HEAD', async () => {
    const { page } = await person();
    expect(await raw(page)).toMatchObject({ status: 200, body: 'a page' });
    expect(await raw(page, 'GET', { range: 'bytes=2-3' })).toMatchObject({ status: 200, body: 'a page' });
    expect(await raw(page, 'HEAD')).toEqual({ status: 200, body: '', length: '6' });
  });

  it.each<[string, (who: Awaited<ReturnType<typeof person>>) => Promise<unknown>]>([
    ['signed out', ({ client }) => client.auth.signOut()],
    ['idle', async ({ id, call }) => {
      await call(`/api/user/dtl/${id}`);
      await idleFor(id, 30);
    }],
    ['too old', () => Promise.resolve((now.shift = 16 * 60_000))],
  ])('is 404 once it is %s, to GET, HEAD and a range alike', async (_, change) => {
    const who = await person();
    expect((await raw(who.page)).status).toBe(200);
    await change(who);
    const statuses = await Promise.all([raw(who.page), raw(who.page, 'HEAD'), raw(who.page, 'GET', { range: 'bytes=0-1' })]);
    now.shift = 0;
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('lives with the session that it was made for: another one of the same person does not keep it', async () => {
    const { page, email, client } = await person();
    const elsewhere = await signIn(email);
    await client.auth.signOut({ scope: 'local' });
    expect((await elsewhere.call(page)).status).toBe(404);
  });

  it('names one file for one use, and nothing that is put around it opens another', async () => {
    const { owner, page, key } = await person();
    const stranger = await person();
    const token = page.slice('/api/files/'.length);
    const other = stranger.page.slice('/api/files/'.length);
    const [head, seal] = [token.slice(0, token.indexOf('.')), token.slice(token.indexOf('.') + 1)];
    const swapped = `${other.slice(0, other.indexOf('.'))}.${seal}`;
    const upload = links.signUpload(owner, crypto.randomUUID(), new Date(Date.now() + 60_000)).slice('/api/files/'.length);
    const tries = [
      `/api/files/${swapped}`,
      `/api/files/${head}.${seal}x`,
      `/api/files/${head}.${seal.slice(0, -1)}`,
      `/api/files/${head}`,
      `/api/files/${upload}`,
      `/api/files/%2e%2e%2f${key}`,
      `/api/files/%2e%2e/%2e%2e/files/${key}`,
      `/api/files/..%2f..%2f${token}`,
      `/api/files/${token}%00`,
      `/api/files/${token}%2f%2e%2e`,
      `/api/files/%c0%ae%c0%ae/${token}`,
      `/api/files/${encodeURIComponent(key)}`,
    ];
    for (const path of tries) {
      const { status, body } = await raw(path);
      expect([path.replace(token, '…'), [400, 404].includes(status!), body.includes('a page')]).toEqual([path.replace(token, '…'), true, false]);
    }
    expect((await raw(page.replace('/api/files/', '/api/%66iles/'))).status).toBe(200);
    expect((await raw(page, 'PUT')).status).toBe(404);
    expect((await raw(page, 'DELETE')).status).toBe(404);
  });
});
