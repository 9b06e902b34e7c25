import type { DemoFaxLink, DemoFaxRequest } from '@intake/api/contract';
import { isWork, revenueDefaults, solveWork, workHash } from '@intake/api/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverWith } from '../../http/http.fixtures.ts';
import { verifyChains } from '../../platform/audit/auditChain.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { createPublicLimits } from '../../platform/limits/publicLimits.ts';
import { createWorkTickets } from '../../platform/limits/workTickets.ts';
import { patiently } from '../../testing/patiently.ts';
import { startSending } from '../../testing/sending.ts';
import { demoFaxRoutes } from './demoFax.routes.ts';
import { createDemoFaxService } from './demoFax.service.ts';

let clinic: Awaited<ReturnType<typeof startSending>>;
let app: Awaited<ReturnType<typeof serverWith>>;
let now = new Date();
const clock: Clock = { now: () => now };

beforeAll(async () => {
  clinic = await startSending();
  await clinic.sql('update app_user set is_super_admin = true where id = $1', [clinic.actor.userId]);
  const linkSecret = Buffer.from('of this test');
  const demos = createDemoFaxService({
    ...clinic, clock, linkSecret, siteUrl: 'https://intake.example', limits: createPublicLimits(clinic.database), tickets: createWorkTickets(linkSecret, clock, 'demo-fax', 8),
    queueFax: clinic.deliveries.queue,
  });
  app = await serverWith({ authenticate: () => Promise.reject(new Error('nobody signs in here')), routes: [demoFaxRoutes(demos)] });
});
afterAll(async () => {
  await app.close();
  await clinic.stop();
});
beforeEach(async () => {
  now = new Date();
  await clinic.sql('delete from rate_limit');
  await clinic.sql('delete from mail');
});

type Body = DemoFaxLink & { challenge: string; bits: number; error: { code: string; fields?: { code: string }[] } };
async function call(path: string, body: unknown = {}, remoteAddress = '127.0.0.1') {
  const answer = await app.inject({ method: 'POST', remoteAddress, url: `/api/demoFaxVelox${path}`, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

let last = 300;
const newNumber = () => `+1416555${String((last += 1)).padStart(4, '0')}`;
const worked = async () => {
  const { body } = await call('/challenge');
  return { challenge: body.challenge, nonce: await solveWork(body.challenge, body.bits) };
};
const requestTo = async (more: Partial<DemoFaxRequest> = {}): Promise<DemoFaxRequest> => ({
  email: `front.${crypto.randomUUID().slice(0, 8)}@lakeshore.example`, contactName: 'Rowan Ashby', clinicName: 'Lakeshore', faxNumber: newNumber(), locale: 'en',
  consent: true, estimate: revenueDefaults, ...(await worked()), ...more,
});
const mailTo = async (email: string) => (await clinic.sql<{ subject: string; body: string }>('select subject, body from mail where recipient = $1 order by created_at desc', [email]))[0];
const tokenTo = async (email: string) => /#confirm=(\S+)/.exec((await mailTo(email))?.body ?? '')?.[1] ?? '';
const given = (to: string) => clinic.telnyx.outbound().filter((fax) => fax.to === to);

async function asked(more?: Partial<DemoFaxRequest>) {
  const request = await requestTo(more);
  expect(await call('', request)).toEqual({ status: 200, body: {} });
  return { ...request, token: await tokenTo(request.email.toLowerCase()) };
}

describe('a demo fax', () => {
  it('goes out once the link of the mail was confirmed, from the account of those who keep the installation, and once', async () => {
    const { token, faxNumber, email } = await asked();
    expect((await mailTo(email))?.body).not.toContain('Rowan');
    for (let n = 0; n < 2; n++) expect((await call('/link', { token })).body).toEqual({ state: 'open', faxNumber });
    expect(given(faxNumber)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => call('/confirm', { token })));
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(answers.map(() => [200, 'sent']));
    await vi.waitFor(() => expect(given(faxNumber)).toHaveLength(1), patiently);
    expect((await call('/confirm', { token })).body).toEqual({ state: 'sent', faxNumber: null });
    const [fax] = await clinic.sql("select f.to_number, f.direction, d.created_by from demo_request r join fax f on f.id = r.fax_id join fax_delivery d on d.fax_id = f.id where r.email = $1", [email]);
    expect(fax).toEqual({ to_number: faxNumber, direction: 'outbound', created_by: clinic.actor.userId });
    expect((await verifyChains(clinic.database)).filter(({ broken }) => broken)).toEqual([]);
  });

  it('reaches a number once, whoever asks for it', async () => {
    const first = await asked();
    await call('/confirm', { token: first.token });
    const second = await asked({ faxNumber: first.faxNumber });
    expect((await call('/confirm', { token: second.token })).body.state).toBe('refused');
    await vi.waitFor(() => expect(given(first.faxNumber)).toHaveLength(1), patiently);
    expect((await call('/link', { token: second.token })).body).toEqual({ state: 'refused', faxNumber: null });
  });

  it('never reaches a number that said no, by the code that stands on the paper alone', async () => {
    const { faxNumber, token } = await asked();
    expect(await call('/stop', { faxNumber, code: '0000 0000' })).toEqual({ status: 200, body: {} });
    expect((await call('/confirm', { token })).body.state).toBe('sent');
    const other = await asked();
    const code = await stopCodeOf(other.faxNumber);
    expect(await call('/stop', { faxNumber: other.faxNumber, code: `${code.slice(0, 4)} ${code.slice(4).toLowerCase()}` })).toEqual({ status: 200, body: {} });
    expect((await call('/confirm', { token: other.token })).body.state).toBe('refused');
    expect(given(other.faxNumber)).toEqual([]);
  });

  it('that cannot go out now goes out by the same link later, once', async () => {
    const { token, faxNumber, email } = await asked();
    const [{ telnyx_from: from } = {}] = await clinic.sql<{ telnyx_from: string }>('select telnyx_from from organization where id = $1', [clinic.actor.organizationId]);
    await clinic.sql('update organization set telnyx_from = null where id = $1', [clinic.actor.organizationId]);
    for (const path of ['/confirm', '/link', '/confirm']) expect((await call(path, { token })).body).toEqual({ state: 'waiting', faxNumber });
    expect(await clinic.sql('select status, hold_reason from demo_request where email = $1', [email])).toEqual([{ status: 'confirmed', hold_reason: 'no-sender-number' }]);
    await clinic.sql('update organization set telnyx_from = $2 where id = $1', [clinic.actor.organizationId, from]);
    const answers = await Promise.all([1, 2].map(() => call('/confirm', { token })));
    expect(answers.map(({ body }) => body.state)).toEqual(['sent', 'sent']);
    await vi.waitFor(() => expect(given(faxNumber)).toHaveLength(1), patiently);
  });

  it('link ends after three days, and a forged one is none', async () => {
    const { token } = await asked();
    now = new Date(now.getTime() + 4 * 24 * 3600_000);
    for (const path of ['/link', '/confirm']) expect((await call(path, { token })).body).toEqual({ state: 'old', faxNumber: null });
    for (const forged of ['x', 'e30.AAAA', '.']) for (const path of ['/link', '/confirm']) expect((await call(path, { token: forged })).status).toBe(404);
  });
});

const stopCodeOf = async (number: string) => {
  const { createHmac } = await import('node:crypto');
  return createHmac('sha256', Buffer.from('of this test')).update(`stop ${number}`).digest('hex').slice(0, 8).toUpperCase();
};

describe('the estimate', () => {
  it('is mailed in the language of the reader, and says nothing that a visitor typed', async () => {
    const { faxNumber: _none, ...request } = await requestTo({ locale: 'fr', contactName: 'Buy now http://spam.example' });
    expect(await call('/estimate', request)).toEqual({ status: 200, body: {} });
    const mail = await mailTo(request.email);
    expect(mail?.subject).toBe('Le coût des télécopies sans réponse\u00a0: votre estimation');
    expect(mail?.body).toMatch(/105.000/);
    expect(mail?.body).not.toContain('spam');
  });
});

describe('abuse', () => {
  it('needs work, and the same work brings nothing twice', async () => {
    const request = await requestTo();
    let idle = 0;
    while (isWork(await workHash(request.challenge, idle), 8)) idle += 1;
    expect(await call('', { ...request, nonce: idle })).toMatchObject({ status: 422, body: { error: { fields: [{ code: 'work' }] } } });
    expect((await call('', { ...request, challenge: 'forged' })).status).toBe(404);
    expect((await call('', request)).status).toBe(200);
    expect((await call('', { ...request, email: 'other@lakeshore.example' })).status).toBe(200);
    expect(await mailTo('other@lakeshore.example')).toBeUndefined();
  });

  it.each([
    { faxNumber: '+447700900123' }, { faxNumber: '+19005550123' }, { faxNumber: '4165550123' }, { consent: false }, { email: 'nobody' }, { estimate: { ...revenueDefaults, visitPercent: 101 } }, { extra: 1 },
  ])('refuses %j', async (wrong) => {
    expect((await call('', { ...(await requestTo()), ...wrong })).status).toBe(422);
    expect(await clinic.sql('select 1 from mail')).toEqual([]);
  });

  it('is limited by address, by number and by network', async () => {
    // Each from a network of its own: a refusal may still count in the other buckets after its answer.
    const ask = async (network: string, more: Partial<DemoFaxRequest>) => (await call('', await requestTo(more), network)).status;
    const email = 'flood@lakeshore.example';
    for (let n = 0; n < 3; n++) expect(await ask('203.0.113.1', { email })).toBe(200);
    expect(await ask('203.0.113.2', { email })).toBe(429);
    const faxNumber = newNumber();
    for (let n = 0; n < 3; n++) expect(await ask('203.0.113.3', { faxNumber })).toBe(200);
    expect(await ask('203.0.113.4', { faxNumber })).toBe(429);
    for (let n = 0; n < 5; n++) expect(await ask('203.0.113.5', {})).toBe(200);
    expect(await ask('203.0.113.5', {})).toBe(429);
  });

  it('of any shape is answered without 5xx, sends nothing, and is echoed nowhere', async () => {
    const good = await requestTo();
    // One number in 256 proves the work, and the challenge differs from run to run.
    const proof = good.nonce === 0 ? 1 : good.nonce - 1;
    const marker = 'x<script>alert(1)</script>';
    const hostile = fc.oneof(fc.string(), fc.constant(marker), fc.constant(null), fc.integer(), fc.constant('\u0000'), fc.constant('a\r\nBcc: all@example.org'), fc.array(fc.string()), fc.object());
    const shapes = fc.sample(fc.record({ name: fc.constantFrom(...Object.keys(good)), value: hostile, path: fc.constantFrom('', '/estimate', '/stop', '/link', '/confirm') }), { seed: 20_261_124, numRuns: 400 });
    for (const { name, value, path } of shapes) {
      const answer = await app.inject({ method: 'POST', url: `/api/demoFaxVelox${path}`, headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ ...good, contactName: marker, [name]: value, nonce: name === 'nonce' && typeof value !== 'number' ? value : proof }) });
      expect([answer.statusCode < 500, answer.body.includes('<script>')]).toEqual([true, false]);
    }
    expect(await clinic.sql('select 1 from mail')).toEqual([]);
  });
});

describe('the database', () => {
  it('shows them to nobody who is signed in', async () => {
    for (const table of ['demo_request', 'demo_fax_number'] as const) {
      const direct = clinic.database.asUser(clinic.actor, (tx) => tx.selectFrom(table).selectAll().execute());
      await expect(direct).rejects.toMatchObject({ code: '42501' });
    }
  });
});
