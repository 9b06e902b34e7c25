import type { Subscription, SubscriptionLink } from '@intake/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword, type AuthFixture } from '../../auth/auth.fixtures.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { createPublicLimits } from '../../platform/limits/publicLimits.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { createSubscriptionService } from './subscription.service.ts';

let auth: AuthFixture;
let keeper: Awaited<ReturnType<typeof auth.newUser>> & { token: string };
let other: typeof keeper;
let now: Date;
const clock: Clock = { now: () => now };

beforeAll(async () => {
  auth = await startAuth({
    routes: ({ database }) => [
      subscriptionRoutes(createSubscriptionService({ database, clock, limits: createPublicLimits(database), linkSecret: Buffer.from('of this test'), siteUrl: 'https://intake.example' })),
    ],
  });
  keeper = await signedIn();
  other = await signedIn();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  now = new Date();
  await auth.sql('delete from rate_limit');
  await auth.sql('delete from mail');
});

async function signedIn() {
  const user = await auth.newUser({ permissions: ['settings.manage'] });
  const { data } = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
  return { ...user, token: data.session!.access_token };
}

type Answer = SubscriptionLink & { items: Subscription[]; recipients: number; error: { code: string } };

async function call(path: string, { body, token, type = 'application/json', method = 'POST' }: { body?: unknown; token?: string; type?: string; method?: string } = {}) {
  const answer = await fetch(`${auth.url}/api/usersubscription${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const address = () => `reader.${crypto.randomUUID().slice(0, 8)}@clinic.example`;
const subscribe = (email: string, locale = 'en') => call('', { body: { email, locale } });
const mailsTo = (email: string) =>
  auth.sql<{ subject: string; body: string; headers: Record<string, string> }>('select subject, body, headers from mail where recipient = $1 order by created_at', [email]);
/** The token of the last mail to this address. */
const tokenTo = async (email: string) => /#subscription=(\S+)/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[1] ?? '';
const statusOf = async (email: string) => (await auth.sql<{ status: string }>('select status from subscription where email = $1', [email]))[0]?.status;

async function subscribed(email = address(), locale = 'en') {
  await subscribe(email, locale);
  const token = await tokenTo(email);
  await call('/confirm', { body: { token } });
  return { email, token };
}

describe('a subscription', () => {
  it('holds once the link of its mail is confirmed; opening the link changes nothing', async () => {
    const email = address();
    expect(await subscribe(email.toUpperCase(), 'fr')).toEqual({ status: 200, body: {} });
    expect((await mailsTo(email))[0]?.subject).toBe('Nouvelles d’Intake\u00a0: est-ce bien vous?');
    const token = await tokenTo(email);
    for (let n = 0; n < 2; n++) expect((await call('/link', { body: { token } })).body).toEqual({ kind: 'confirm', state: 'open', email });
    expect(await statusOf(email)).toBe('pending');
    expect((await call('/confirm', { body: { token } })).body).toEqual({ kind: 'confirm', state: 'done', email: null });
    expect(await statusOf(email)).toBe('subscribed');
    expect((await call('/confirm', { body: { token } })).body.state).toBe('done');
  });

  it('answers a known address as an unknown one, and mails it nothing', async () => {
    const { email } = await subscribed();
    await auth.sql('delete from mail');
    expect(await subscribe(email)).toEqual(await subscribe(address()));
    expect(await mailsTo(email)).toEqual([]);
  });

  it('makes the links of earlier mails old, as time does', async () => {
    const email = address();
    await subscribe(email);
    const first = await tokenTo(email);
    await subscribe(email);
    expect((await call('/confirm', { body: { token: first } })).body).toEqual({ kind: 'confirm', state: 'old', email: null });
    const second = await tokenTo(email);
    now = new Date(now.getTime() + 4 * 24 * 3600_000);
    expect((await call('/confirm', { body: { token: second } })).body.state).toBe('old');
    expect(await statusOf(email)).toBe('pending');
  });

  it.each(['', 'x', 'eyJ1c2UiOiJ1bnN1YnNjcmliZSJ9.AAAA', '.', 'é'.repeat(40)])('answers 404 or 422 for the forged link "%s"', async (token) => {
    for (const path of ['/link', '/confirm']) expect([404, 422]).toContain((await call(path, { body: { token } })).status);
    expect([404, 422]).toContain((await call(`/unsubscribe?token=${encodeURIComponent(token)}`)).status);
  });

  it('is asked for three times a day by one address, whoever asks', async () => {
    const email = address();
    for (let n = 0; n < 3; n++) expect((await subscribe(email)).status).toBe(200);
    expect(await subscribe(email)).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
  });

  it.each([{ email: 'nobody', locale: 'en' }, { email: 'a@b.example', locale: 'de' }, { email: 'a@b.example', locale: 'en', name: 'Spam' }])('refuses %j', async (body) => {
    expect((await call('', { body })).status).toBe(422);
  });
});

const news = (texts: object = { en: { subject: 'What is new', text: 'Letters are faxed.' } }) => ({ key: crypto.randomUUID(), texts });

describe('news', () => {
  it('reach each subscriber once and in their language, and end by one click of a mail program', async () => {
    const [english, french, pending] = [await subscribed(), await subscribed(address(), 'fr'), address()];
    await subscribe(pending);
    await auth.sql('delete from mail');
    const sent = news({ en: { subject: 'What is new', text: 'Letters are faxed.' }, fr: { subject: 'Du nouveau', text: 'Les lettres partent.' } });
    const { status, body } = await call('/send-email', { body: sent, token: keeper.token });
    expect([status, body.recipients]).toEqual([200, (await auth.sql('select id from subscription where status = $1', ['subscribed'])).length]);
    expect((await call('/send-email', { body: sent, token: keeper.token })).body).toEqual(body);
    const [mail] = await mailsTo(english.email);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await mailsTo(french.email)).map(({ subject }) => subject)).toEqual(['Du nouveau']);
    expect(await mailsTo(pending)).toEqual([]);
    const link = new URL(/^<(.*)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')![1]!);
    // A program that does not know one click opens it for its reader.
    const opened = await fetch(`${auth.url}${link.pathname}${link.search}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, /\/home\/pages\/modaldisplay#subscription=\S+/.exec(mail!.body)![0]]);
    expect(await statusOf(english.email)).toBe('subscribed');
    const click = (type: string, body: string) => call(`${link.pathname.replace('/api/usersubscription', '')}${link.search}`, { body, type });
    // Both shapes that RFC 8058 names.
    const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect(await click('multipart/form-data; boundary=x', parts)).toEqual({ status: 200, body: { kind: 'unsubscribe', state: 'done', email: null } });
    expect(await click('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).toMatchObject({ status: 200, body: { state: 'done' } });
    expect(await statusOf(english.email)).toBe('unsubscribed');
    // A link of the subscription that ended brings nothing back.
    expect((await call('/confirm', { body: { token: english.token } })).body.state).toBe('old');
    expect(await statusOf(english.email)).toBe('unsubscribed');
  });

  it('are sent and listed by those who keep the installation, who need the right', async () => {
    const list = (token?: string) => call('/list', { method: 'GET', ...(token && { token }) });
    expect((await list(keeper.token)).body.items.length).toBeGreaterThan(0);
    for (const attempt of [await list(other.token), await call('/send-email', { body: news(), token: other.token })]) expect(attempt.status).toBe(404);
    expect((await list()).status).toBe(401);
    expect((await call('/send-email', { body: news({}), token: keeper.token })).status).toBe(422);
    const direct = auth.database.asUser(keeper.organization.member, (tx) => tx.selectFrom('subscription').selectAll().execute());
    await expect(direct).rejects.toMatchObject({ code: '42501' });
  });
});
