import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, testPassword, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { openDiskFiles } from '../../platform/files/disk.adapter.ts';
import { createFileLinks, type LinkOwner } from '../../platform/files/fileLinks.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { sessionRoutes } from '../session/session.routes.ts';
import { createSessionService } from '../session/session.service.ts';
import { fileRoutes } from './fileRoutes.ts';
import type { UploadService } from './upload.service.ts';

const links = createFileLinks(Buffer.from('a secret of this test'), systemClock);
let auth: AuthFixture;
let files: Files;
let folder: string;
const stored: string[] = [];
const uploads = {
  store: (_organizationId: string, id: string) => {
    stored.push(id);
    return Promise.resolve();
  },
} as unknown as UploadService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-links-'));
  files = await openDiskFiles(folder);
  auth = await startAuth({
    routes: ({ database }) => [fileRoutes(files, links, uploads, () => Promise.resolve(false)), sessionRoutes(createSessionService(database))],
  });
});
afterAll(async () => {
  await auth.stop();
  await rm(folder, { recursive: true });
});

async function signedIn() {
  const { id: userId, email, organization } = await auth.newUser();
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email, password: testPassword });
  const { session_id: sessionId } = JSON.parse(Buffer.from(data.session!.access_token.split('.')[1]!, 'base64url').toString()) as { session_id: string };
  const owner: LinkOwner = { userId, sessionId, organizationId: organization.id };
  const { key } = await files.put(organization.id, Buffer.from('a page'), { maxBytes: 100 });
  const page = links.sign(owner, key, 'image/png');
  const target = links.signUpload(owner, crypto.randomUUID(), new Date(Date.now() + 60_000));
  return {
    client,
    owner,
    token: data.session!.access_token,
    see: async () => (await fetch(auth.url + page)).status,
    send: async () => (await fetch(auth.url + target, { method: 'PUT', body: 'bytes' })).status,
  };
}

test('a signed address opens its file without a header, while its session lives', async () => {
  const { see, send, client } = await signedIn();
  expect([await see(), await send()]).toEqual([200, 204]);
  await client.auth.signOut();
  expect([await see(), await send()]).toEqual([404, 404]);
  expect(stored).toHaveLength(1);
});

test.each<[string, (who: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>]>([
  ['is locked', ({ token }) => fetch(`${auth.url}/api/session/lock`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: '{}' })],
  ['is idle', ({ owner }) => auth.sql(`insert into session_activity values ($1, $2, now() - interval '30 minutes')`, [owner.sessionId, owner.userId])],
  ['is of somebody who left the organisation', ({ owner }) => auth.sql('delete from mapping where user_id = $1', [owner.userId])],
  ['is of somebody who was suspended', ({ owner }) => auth.sql(`update app_user set status = 'suspended' where id = $1`, [owner.userId])],
])('a signed address opens nothing once its session %s', async (_, change) => {
  const who = await signedIn();
  expect(await who.see()).toBe(200);
  await change(who);
  expect([await who.see(), await who.send()]).toEqual([404, 404]);
});

test('a signed address of another session is not made by changing it', () => {
  const owner = { userId: 'a', sessionId: 'b', organizationId: 'c' };
  const [, body = '', signature = ''] = /files\/([^.]+)\.(.+)$/.exec(links.sign(owner, 'k', 'image/png')) ?? [];
  const claim = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  expect(links.open(`${body}.${signature}`, 'r')).toMatchObject(owner);
  const forged = Buffer.from(JSON.stringify({ ...claim, sessionId: 'x' })).toString('base64url');
  expect(links.open(`${forged}.${signature}`, 'r')).toBeNull();
});
