import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import type { CreatedReferral, PartnerNotice } from '@intake/api/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAuth, type AuthFixture } from '../../../auth/auth.fixtures.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { createPost } from '../../../platform/download/post.ts';
import { startWorker, type Worker } from '../../../platform/jobs/worker.ts';
import { createLog } from '../../../platform/log/log.ts';
import { newAdministrator, type Administrator } from '../../../testing/administrator.ts';
import { openPartnerRoutes } from '../../../testing/partner/partnerRoutes.ts';
import { newPartner, type TestPartner } from '../../../testing/partner/partners.ts';
import { patiently } from '../../../testing/patiently.ts';
import { createNoticeHandler, noticeJob } from './webhookJob.ts';

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}

let auth: AuthFixture;
let made: Awaited<ReturnType<typeof openPartnerRoutes>>;
let me: Administrator;
let serviceTypeId: string;
let listener: Server;
let address: string;
let worker: Worker | undefined;
/** What the partner's server heard, and what it answers next; 200 when nothing is left. */
let heard: Heard[];
let answers: number[];

beforeAll(async () => {
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200).end('thanks');
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  made = await openPartnerRoutes({ webhookHosts: [address] });
  auth = await startAuth({ routes: ({ database }) => made.routes(database) });
  me = await newAdministrator(auth);
  serviceTypeId = (await auth.sql<{ id: string }>("insert into modality (organization_id, name) values ($1, 'Echo') returning id", [me.organization.id]))[0]!.id;
});
afterAll(async () => {
  listener.close();
  await auth.stop();
  await rm(made.folder, { recursive: true, force: true });
});
beforeEach(() => {
  [heard, answers] = [[], []];
});
afterEach(async () => {
  await worker?.stop(5);
  worker = undefined;
});

const work = async (allowedHosts: string[] = [address]) => {
  const post = createPost({ allowedHosts });
  worker = await startWorker({
    database: auth.database, log: createLog('silent'), pollSeconds: 0.05, backoffSeconds: () => 0.05,
    handlers: { [noticeJob]: createNoticeHandler({ database: auth.database, clock: systemClock, post }) },
  });
};

/** A partner that is told at `url`, with one referral. */
async function toldPartner(url = `http://${address}/hook`): Promise<{ client: TestPartner; secret: string; referral: CreatedReferral }> {
  const client = await newPartner(auth.url, me, { scopes: ['velox/referrals.write'] });
  const { body } = await me.ask<{ secret: string }>('POST', '/partner/webhook', { id: client.partner.id, url });
  const referral = await client.ask<CreatedReferral>('POST', '/api/velox/createReferral', {
    reference: 'W-1', patient: { familyName: 'Okafor', givenName: 'Ada', birthDate: '1961-04-09', healthNumber: '9876543217' }, referrer: { name: 'Dr. Fournier' }, serviceTypeId, reason: 'Murmur',
  });
  return { client, secret: body.secret, referral: referral.body };
}
const move = (id: string, status: string) => auth.sql('update request set status = $2, version = version + 1 where id = $1', [id, status]);
const noticesOf = async (partnerId: string) => (await me.ask<{ items: PartnerNotice[] }>('GET', `/partner/notices/${partnerId}`)).body.items;

test('a change of state is told once it is kept, signed so that a foreign library accepts it, and says nothing of the patient', async () => {
  const { client, secret, referral } = await toldPartner();
  await work();
  await move(referral.referralId, 'accepted');
  await vi.waitFor(() => expect(heard).toHaveLength(1), patiently);
  const [{ headers, body }] = heard as [Heard];
  const [notice] = await noticesOf(client.partner.id);
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'referral.status', timestamp: expect.any(String),
    data: { referralId: referral.referralId, reference: 'W-1', clinicReference: referral.clinicReference, status: 'accepted', previousStatus: 'requested' },
  });
  expect(() => new Webhook(secret).verify(body.replace('accepted', 'rejected'), headers as Record<string, string>)).toThrow();
  expect(headers['webhook-id']).toBe(notice!.id);
  for (const word of ['Okafor', 'Ada', '1961', '9876543217', 'Murmur', 'Fournier']) expect(body).not.toContain(word);
  await vi.waitFor(async () => expect(await noticesOf(client.partner.id)).toMatchObject([{ state: 'delivered', attempts: 1, httpStatus: 200, status: 'accepted', reference: referral.clinicReference }]), patiently);
});

test('what is not taken is tried again by the same id, until it is taken', async () => {
  const { client, referral } = await toldPartner();
  answers = [500, 302, 404];
  await work();
  await move(referral.referralId, 'accepted');
  await vi.waitFor(async () => expect(await noticesOf(client.partner.id)).toMatchObject([{ state: 'delivered', attempts: 4, httpStatus: 200 }]), patiently);
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('an address that is gone is asked no more, and can be told once more by hand', async () => {
  const { client, referral } = await toldPartner();
  const { id } = client.partner;
  answers = [410];
  await work();
  await move(referral.referralId, 'rejected');
  await vi.waitFor(async () => expect(await noticesOf(id)).toMatchObject([{ state: 'failed', attempts: 1, httpStatus: 410 }]), patiently);
  const [notice] = await noticesOf(id);
  const other = await newAdministrator(auth);
  expect((await other.ask('POST', '/partner/replay', { id, noticeId: notice!.id })).status).toBe(404);
  expect((await me.ask('POST', '/partner/replay', { id, noticeId: notice!.id })).status).toBe(200);
  await vi.waitFor(async () => expect(await noticesOf(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]), patiently);
  expect(heard.map(({ headers }) => headers['webhook-id'])).toEqual([notice!.id, notice!.id]);
});

test('nobody is told of what others sent, of what did not change, once stopped, and once the address is taken away', async () => {
  const { client, referral } = await toldPartner();
  const { id } = client.partner;
  const [byHand] = await auth.sql<{ id: string }>("insert into request (organization_id, kind, reference, source) values ($1, 'referral', 'HAND01', 'hand') returning id", [me.organization.id]);
  await move(byHand!.id, 'accepted');
  await auth.sql('update request set note = $2 where id = $1', [referral.referralId, 'changed']);
  await auth.sql('update partner set is_active = false where id = $1', [id]);
  await move(referral.referralId, 'accepted');
  await auth.sql('update partner set is_active = true where id = $1', [id]);
  expect((await me.ask('DELETE', '/partner/webhook', { id })).status).toBe(200);
  await move(referral.referralId, 'completed');
  expect(await noticesOf(id)).toEqual([]);
  expect((await me.ask('DELETE', '/partner/webhook', { id })).status).toBe(404);
});

test('the secret is shown once, another address has another, and the list never has one', async () => {
  const { client, secret } = await toldPartner();
  const { id } = client.partner;
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const { body: again } = await me.ask<{ secret: string }>('POST', '/partner/webhook', { id, url: 'https://lakeside.example/hook' });
  expect(again.secret).not.toBe(secret);
  const { body: list } = await me.ask<{ items: { id: string; webhook: object }[] }>('GET', '/partner/?limit=200');
  expect(list.items.find((one) => one.id === id)!.webhook).toEqual({ url: 'https://lakeside.example/hook', createdAt: expect.any(String) });
  expect(JSON.stringify(list)).not.toContain('whsec_');
  expect((await me.ask('POST', '/partner/webhook', { id, url: 'file:///etc/passwd' })).status).toBe(422);
  expect(await me.ask('POST', '/partner/webhook', { id, url: 'https://10.0.0.7/hook' })).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'url', code: 'not-public' }] } } });
  const read = auth.database.asUser({ userId: me.id, organizationId: me.organization.id }, (tx) => tx.selectFrom('partner_webhook').select('secret').execute());
  await expect(read).rejects.toMatchObject({ code: '42501' });
});

describe('an address that leads inside', () => {
  test.each(['http://127.0.0.1/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.7/', 'https://169.254.169.254/latest', 'https://[::ffff:192.168.1.1]/', 'https://localhost/', 'http://lakeside.example/', 'https://user@lakeside.example/', 'ftp://lakeside.example/'])('%s is refused before anything is sent', async (url) => {
    expect(await createPost()(url, '{}', {})).toEqual({ error: 'refused' });
  });

  test('is what the settings page says of it, at once', async () => {
    const { client, referral } = await toldPartner();
    await work([]);
    await move(referral.referralId, 'accepted');
    await vi.waitFor(async () => expect(await noticesOf(client.partner.id)).toMatchObject([{ state: 'failed', error: 'refused', attempts: 1 }]), patiently);
    expect(heard).toEqual([]);
  });
});
