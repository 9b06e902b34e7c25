import type { Call } from '@intake/api/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PhoneAnswer } from '../../../platform/voice/loopback/retellLoopback.ts';
import { patiently } from '../../../testing/patiently.ts';
import { newVoiceClinic, noon, openBrowser, startVoice, type VoiceClinic, type VoiceFixture } from '../../../testing/voice.ts';
import { createPlacer } from './placeCall.ts';

let auth: VoiceFixture;
let answer: PhoneAnswer = 'accept';
beforeAll(async () => {
  auth = await startVoice({ answer: () => answer, callee: () => ({ picksUp: 'no-answer' }), repeats: 3 });
});
afterAll(() => auth.end());

const place = (me: VoiceClinic) => me.ask<Call>('POST', '/retell/register-phone-call', { agentId: null, patientId: me.patientId, appointmentId: null, purpose: 'reminder', clientKey: randomUUID() });
const rang = (callId: string) => auth.loopback.calls().filter(({ metadata }) => metadata?.['intake_call_id'] === callId).length;
const statusOf = async (id: string) => (await auth.sql<{ status: string; outcome: string | null }>('select status, outcome from voice_call where id = $1', [id]))[0];

test.each([
  ['lose-answer', 'not-connected', 1],
  ['lose-call', 'unconfirmed', 0],
] as const)('a request whose answer is lost (%s) is asked for and never repeated', async (how, status, times) => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  answer = how;
  const { body: call } = await place(me);
  answer = 'accept';
  const stop = await auth.startChecking();
  await vi.waitFor(async () => {
    const [job] = await auth.sql<{ done: boolean }>("select count(*) filter (where status = 'done') > 0 as done from job where kind = 'check-call' and payload->>'callId' = $1", [call.id]);
    expect(job!.done).toBe(true);
    expect((await statusOf(call.id))!.status).toBe(status);
  }, patiently);
  await stop();
  expect(rang(call.id)).toBe(times);
});

test('what the provider refuses does not ring, and says so', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  answer = 'refuse';
  const { body: call } = await place(me);
  answer = 'accept';
  expect(call).toMatchObject({ status: 'not-connected', outcome: 'not-reached' });
  expect(await auth.sql('select refusal from voice_call where id = $1', [call.id])).toEqual([{ refusal: 'refused' }]);
  expect(rang(call.id)).toBe(0);
});

test('a process that ends between the claim and the request leaves a call that is settled, and nothing rings twice', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  const placer = createPlacer({ database: auth.database, voice: auth.voice, clock: auth.clock, firstCheckSeconds: 0 });
  const claim = () =>
    auth.database.asService(me.organizationId, (tx) =>
      placer.claim(tx, {
        who: { userId: null, organizationId: me.organizationId, displayName: 'Test' }, agentId: null, purpose: 'reminder', clientKey: null, overrideReason: null,
        wanted: { organizationId: me.organizationId, patientId: me.patientId, appointmentId: null, appointmentVersion: null, to: null, expiresAt: null },
      }),
    );
  const claimed = await claim();
  const callId = 'callId' in claimed ? claimed.callId : '';
  const stop = await auth.startChecking();
  await vi.waitFor(async () => expect((await statusOf(callId))!.status).toBe('unconfirmed'), patiently);
  await stop();
  // Whoever comes late with the claim asks for nothing any more.
  await placer.ring(me.organizationId, callId);
  expect(rang(callId)).toBe(0);
  expect(await claim()).toMatchObject({ refusal: 'limit' });
});

test('a call that broke off with its provider keeps what was said, and is lost', async () => {
  const me = await newVoiceClinic(auth);
  const agent = await me.newAgent();
  const { body: web } = await me.ask<{ callId: string; accessToken: string }>('POST', '/retell/register-web-call', { agentId: agent.id, locale: 'en', rehearsalSeed: null });
  const browser = await openBrowser(auth.url, web.accessToken);
  await browser.next('say');
  await browser.say({ type: 'text', text: '1985-04-03' });
  await browser.say({ type: 'text', text: 'K1A 0B1' });
  await browser.say({ type: 'text', text: 'Please cancel it' });
  // The agent hangs up; what it says of that must not arrive while the provider forgets.
  await me.ended(web.callId);
  // The provider forgets all of it, as one that was killed does.
  await auth.sql("update voice_call set provider_call_id = 'call_of_before', status = 'ongoing', outcome = null, ended_at = null, state = '{\"engine\":null,\"answeredId\":1,\"lastAnswer\":\"\",\"heard\":0}' where id = $1", [web.callId]);
  await auth.sql("update job set run_at = now() where kind = 'check-call' and payload->>'callId' = $1", [web.callId]);
  const stop = await auth.startChecking();
  const over = await me.ended(web.callId);
  await stop();
  expect(over).toMatchObject({ status: 'error', outcome: 'lost', proposal: { action: 'cancel', status: 'open' } });
  expect(over.turns.length).toBeGreaterThan(6);
  expect(await auth.sql('select state from voice_call where id = $1', [web.callId])).toEqual([{ state: null }]);
});

test('200 calls that are claimed at the same time ring once each, whatever becomes of the answers', { timeout: 240_000 }, async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  auth.clock.set(noon);
  await auth.sql('insert into voice_policy (organization_id, per_day, per_patient_per_day, at_once) values ($1, 10000, 10, 50)', [me.organizationId]);
  const patients: string[] = [];
  for (let index = 0; index < 40; index += 1) patients.push(await me.newPatient('Many', { birthDate: '1980-01-01', postalCode: 'K1A 0B1', healthNumber: '1', phone: `+1613555${String(2000 + index)}` }));
  let round = 0;
  const ids: string[] = [];
  for (const chunk of [0, 1, 2, 3, 4]) {
    const made = await Promise.all(
      patients.map((patientId) => {
        answer = (['accept', 'accept', 'accept', 'lose-answer', 'lose-call'] as const)[(round++ + chunk) % 5]!;
        return me.ask<Call>('POST', '/retell/register-phone-call', { agentId: null, patientId, appointmentId: null, purpose: 'reminder', clientKey: randomUUID() });
      }),
    );
    ids.push(...made.flatMap(({ body }) => (body.id ? [body.id] : [])));
    await vi.waitFor(async () => expect(await auth.sql("select 1 from voice_call where organization_id = $1 and status in ('placing','registered','ongoing')", [me.organizationId])).toEqual([]), patiently);
  }
  answer = 'accept';
  expect(new Set(ids).size).toBe(5 * patients.length);
  expect(ids.filter((id) => rang(id) > 1)).toEqual([]);
});
