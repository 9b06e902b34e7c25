import type { SentFax } from '@intake/api/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeReadyFax } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { startSending } from '../../testing/sending.ts';
import { checkJob, sendJob } from './deliveryJobs.ts';
import { patiently } from '../../testing/patiently.ts';

let clinic: Awaited<ReturnType<typeof startSending>>;
beforeAll(async () => {
  clinic = await startSending();
});
afterAll(() => clinic.stop());
afterEach(() => {
  for (const key of Object.keys(clinic.plan)) delete clinic.plan[key as keyof typeof clinic.plan];
});

/** Waits until it has become this. */
const becomes = async ({ id }: SentFax, status: SentFax['status']) => {
  await vi.waitFor(async () => expect((await clinic.deliveries.get(clinic.actor, id)).status).toBe(status), patiently);
  return clinic.deliveries.get(clinic.actor, id);
};
const given = (to: string) => clinic.telnyx.outbound().filter((fax) => fax.to === to);
let last = 150;
const newNumber = () => `+14165550${(last += 1)}`;
const toNew = () => {
  const to = newNumber();
  return { to, confirmation: to.slice(-4) };
};

test('a letter is sent once, however often its webhooks and requests are repeated', async () => {
  const to = toNew();
  const content = { letterId: await clinic.newLetter() };
  const sent = await clinic.send({ ...to, content });
  expect(sent).toMatchObject({ status: 'queued', to: to.to, attempts: 0, letterId: content.letterId });
  expect((await clinic.send({ ...to, content })).id).toBe(sent.id);
  const arrived = await becomes(sent, 'delivered');
  expect(arrived.calls).toMatchObject([{ number: 1, status: 'delivered', failureReason: null }]);
  expect((await clinic.send({ ...to, content })).id).toBe(sent.id);
  expect(given(to.to)).toMatchObject([{ from: '+16135550100', connectionId: '1' }]);
  const [fax] = await clinic.sql('select direction, status, to_number from fax where id = $1', [sent.id]);
  expect(fax).toEqual({ direction: 'outbound', status: 'completed', to_number: to.to });
  const steps = await clinic.sql<{ to: string }>("select detail ->> 'to' as to from audit_event where entity_id = $1 and action = 'E' order by sequence", [sent.id]);
  expect(steps.map((step) => step.to)).toEqual(expect.arrayContaining(['sending', 'delivered']));
});

test('a number that nobody has sent to is confirmed by its last four digits, once, by each organisation', async () => {
  const { to, confirmation } = toNew();
  for (const [wrong, code] of [[null, 'required'], ['0000', 'wrong']] as const) {
    await expect(clinic.send({ to, confirmation: wrong })).rejects.toMatchObject({ status: 422, extra: { fields: [{ path: 'confirmation', code }] } });
  }
  expect(await clinic.deliveries.isKnown(clinic.actor, to)).toEqual({ isKnown: false });
  await clinic.send({ to, confirmation });
  expect(await clinic.deliveries.isKnown(clinic.actor, to)).toEqual({ isKnown: true });
  await clinic.send({ to, confirmation: null });
  const other = await createOrganization(clinic, ['messages.send']);
  expect(await clinic.deliveries.isKnown({ ...clinic.actor, ...other.member }, to)).toEqual({ isKnown: false });
});

test('a busy line is tried again later, and a number that is none is not but needs somebody', async () => {
  const busy = toNew();
  clinic.plan.outcome = ({ to }) => (to === busy.to && given(to).length < 2 ? 'user_busy' : to === busy.to ? null : 'receiver_unallocated_number');
  const sent = await clinic.send(busy);
  const waiting = await vi.waitFor(async () => {
    const now = await clinic.deliveries.get(clinic.actor, sent.id);
    expect(now).toMatchObject({ status: 'queued', failure: 'busy', attempts: 1 });
    return now;
  }, patiently);
  expect(new Date(waiting.nextTryAt!).getTime()).toBeGreaterThan(Date.now() + 60_000);
  await clinic.hurry(sendJob);
  expect(await becomes(sent, 'delivered')).toMatchObject({ attempts: 2, failure: null, calls: [{ status: 'failed', failureReason: 'user_busy' }, { status: 'delivered' }] });

  const wrong = await clinic.send(toNew());
  const failed = await becomes(wrong, 'failed');
  expect(failed).toMatchObject({ failure: 'number', attempts: 1, nextTryAt: null });
  const needing = async () => (await clinic.deliveries.list(clinic.actor, { view: 'attention', limit: 50 })).items.map(({ id }) => id);
  expect(await needing()).toContain(wrong.id);
  await clinic.deliveries.settle(clinic.actor, failed);
  expect(await needing()).not.toContain(wrong.id);
  delete clinic.plan.outcome;
  const right = toNew();
  const settled = await clinic.deliveries.get(clinic.actor, wrong.id);
  await expect(clinic.deliveries.resend(clinic.actor, { ...settled, to: right.to, confirmation: null })).rejects.toMatchObject({ status: 422 });
  await clinic.deliveries.resend(clinic.actor, { ...settled, ...right });
  expect(await becomes(wrong, 'delivered')).toMatchObject({ to: right.to, attempts: 2, settledAt: null });
});

test('an answer that was lost is found by asking, and the call is not made again', async () => {
  const to = toNew();
  Object.assign(clinic.plan, { isDeaf: true, answer: () => 'lose-answer' });
  const sent = await clinic.send(to);
  await becomes(sent, 'unconfirmed');
  await clinic.hurry(checkJob);
  await becomes(sent, 'delivered');
  expect(given(to.to)).toHaveLength(1);
});

test('a call that never got there stays unconfirmed until a person sends it again', async () => {
  const to = toNew();
  clinic.plan.answer = () => 'lose-call';
  const sent = await clinic.send(to);
  await becomes(sent, 'unconfirmed');
  for (let count = 0; count < 3; count += 1) {
    await clinic.hurry(checkJob);
    await vi.waitFor(async () => expect(await clinic.sql("select id from job where kind = $1 and status <> 'done' and run_at <= now()", [checkJob])).toEqual([]), patiently);
  }
  const seen = await becomes(sent, 'unconfirmed');
  expect((await clinic.deliveries.list(clinic.actor, { view: 'attention', limit: 50 })).items.map(({ id }) => id)).toContain(sent.id);
  expect(given(to.to)).toEqual([]);
  delete clinic.plan.answer;
  await clinic.deliveries.resend(clinic.actor, { ...seen, to: null, confirmation: null });
  expect(await becomes(sent, 'delivered')).toMatchObject({ calls: [{ status: 'given-up' }, { status: 'delivered' }] });
  expect(given(to.to)).toHaveLength(1);
});

test('a fax that was accepted, and of which the provider knows nothing any more, does not stay on its way: somebody looks', async () => {
  clinic.plan.isDeaf = true;
  const to = toNew();
  const sent = await clinic.send(to);
  await becomes(sent, 'sent');
  await clinic.sql('update fax_attempt set provider_fax_id = gen_random_uuid()::text where fax_id = $1', [sent.id]);
  for (let count = 0; count < 2; count += 1) {
    await clinic.hurry(checkJob);
    await vi.waitFor(async () => expect(await clinic.sql("select id from job where kind = $1 and status <> 'done' and run_at <= now()", [checkJob])).toEqual([]), patiently);
  }
  await becomes(sent, 'unconfirmed');
  expect((await clinic.deliveries.list(clinic.actor, { view: 'attention', limit: 50 })).items.map(({ id }) => id)).toContain(sent.id);
  expect(given(to.to)).toHaveLength(1);
  clinic.plan.isDeaf = false;
});

test('a fax is taken back before its time without a call, and on its way by the provider, and not when it has arrived', async () => {
  const sendAt = new Date(Date.now() + 3600_000).toISOString();
  const planned = toNew();
  const later = await clinic.send({ ...planned, sendAt });
  expect(later).toMatchObject({ status: 'scheduled', scheduledAt: sendAt });
  expect(await clinic.deliveries.cancel(clinic.actor, later)).toMatchObject({ status: 'cancelled' });
  await clinic.hurry(sendJob);
  const arrived = await becomes(await clinic.send(toNew()), 'delivered');
  expect(given(planned.to)).toEqual([]);
  await expect(clinic.deliveries.cancel(clinic.actor, arrived)).rejects.toMatchObject({ code: 'too-late' });
  await expect(clinic.deliveries.cancel(clinic.actor, later)).rejects.toMatchObject({ code: 'version-conflict' });
});

test('a fax waits for no time that has passed, nor for one that somebody mistyped the year of', async () => {
  for (const [days, code] of [[-1, 'past'], [365, 'far']] as const) {
    const sendAt = new Date(Date.now() + days * 24 * 3600_000).toISOString();
    await expect(clinic.send({ ...toNew(), sendAt })).rejects.toMatchObject({ status: 422, extra: { fields: [{ path: 'sendAt', code }] } });
  }
});

test('pages of a stored fax go on behind a cover page that names no patient', async () => {
  const faxId = await makeReadyFax(clinic, ['First page', 'Second page', 'Third page']);
  const patient = await clinic.sql<{ id: string }>("insert into patient (organization_id, family_name) values ($1, 'Hidden') returning id", [clinic.organization.id]);
  await clinic.sql('update fax set patient_id = $1 where id = $2', [patient[0]!.id, faxId]);
  const sent = await clinic.send({ ...toNew(), content: { faxId, pages: [3, 1] }, cover: { locale: 'en', note: 'As agreed by telephone' } });
  expect(sent).toMatchObject({ pageCount: 3, patientId: patient[0]!.id });
  const [row] = await clinic.sql<{ file_key: string }>('select file_key from document where fax_id = $1', [sent.id]);
  const document = await clinic.documents.open({ bytes: await clinic.files.read(row!.file_key) });
  const texts: string[] = [];
  for (const { number } of document.pages) texts.push((await document.renderPage(number)).words!.map(({ text }) => text).join(' '));
  await document.close();
  expect(texts[0]).toContain('Pages with this one: 3');
  expect(texts[0]).toContain('As agreed by telephone');
  expect(texts[0]).not.toContain('Hidden');
  expect(texts.slice(1)).toEqual(['Third page', 'First page']);
  await expect(clinic.send({ ...toNew(), content: { faxId, pages: [4] } })).rejects.toMatchObject({ status: 422 });
  await expect(clinic.deliveries.send({ ...clinic.actor, permissions: new Set(['messages.send']) }, { content: { faxId, pages: null } } as never)).rejects.toMatchObject({ status: 404 });
});

test('nothing is sent by an organisation that has switched it off, has no number, or is another', async () => {
  const sent = await clinic.send(toNew());
  const other = await createOrganization(clinic, ['messages.send', 'messages.read']);
  const stranger = { ...clinic.actor, ...other.member };
  await expect(clinic.deliveries.get(stranger, sent.id)).rejects.toMatchObject({ status: 404 });
  await expect(clinic.deliveries.settle(stranger, sent)).rejects.toMatchObject({ status: 404 });
  await expect(clinic.deliveries.send(stranger, { content: { letterId: sent.letterId! } } as never)).rejects.toMatchObject({ status: 404 });
  await becomes(sent, 'delivered');
  const set = (settings: string) => clinic.sql(`update organization set ${settings} where id = '${clinic.organization.id}'`);
  await set('telnyx_from = null');
  await expect(clinic.send(toNew())).rejects.toMatchObject({ code: 'no-sender-number' });
  await set(`telnyx_from = '+16135550100', settings = '{"duplicates":"refuse","cloud":{}}'`);
  await expect(clinic.send(toNew())).rejects.toMatchObject({ code: 'provider-off' });
  await set(`settings = '{"duplicates":"refuse","cloud":{"telnyx":true}}'`);
});
