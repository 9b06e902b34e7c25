import type { Call, CallDetail, ListedCall } from '@intake/api/contract';
import { personas, seededRandom, syntheticPatient } from '@intake/api/rules/voice';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Callee } from '../../../platform/voice/loopback/callee.ts';
import { newVoiceClinic, noon, openBrowser, startVoice, type VoiceClinic, type VoiceFixture } from '../../../testing/voice.ts';
import { rehearsalPatients } from './rehearsalBackend.ts';

let auth: VoiceFixture;
const callees = new Map<string, Callee>();
beforeAll(async () => {
  auth = await startVoice({ callee: ({ to }) => callees.get(to) ?? ada('confirm') });
});
afterAll(() => auth.end());
beforeEach(() => {
  auth.clock.set(noon);
  callees.clear();
});

/** Somebody who answers what is asked with these facts. */
function person(facts: Record<string, string>, wish: 'confirm' | 'cancel' | 'move'): Callee {
  const random = seededRandom(1);
  const caller = { patient: { ...syntheticPatient(random), facts: facts as never }, wish, locale: 'en' as const, random };
  const asked = (heard: string) => (heard.includes('date of birth') ? 'birth-date' : heard.includes('postal code') ? 'postal-code' : heard.includes('To confirm, press 1') ? 'wish' : null);
  return { picksUp: 'person', reply: (heard) => (asked(heard) ? personas.calm(caller, asked(heard), 0) : '') };
}
const ada = (wish: 'confirm' | 'cancel' | 'move') => person({ 'birth-date': '1985-04-03', 'postal-code': 'K1A 0B1' }, wish);

const phone = (me: VoiceClinic, change: object = {}) =>
  me.ask<Call>('POST', '/retell/register-phone-call', { agentId: null, patientId: me.patientId, appointmentId: me.appointmentId, purpose: 'reminder', clientKey: randomUUID(), ...change });

test('an agent calls, a patient who is who they are confirms, and one key of a person confirms the visit', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  const { body: call, status } = await me.ask<Call>('POST', '/clinics/start-appointment-call', { appointmentId: me.appointmentId, agentId: null, clientKey: randomUUID() });
  expect({ status, call }).toMatchObject({ status: 200, call: { channel: 'phone', direction: 'outbound', purpose: 'reminder', number: '+16135550111' } });
  const over = await me.ended(call.id);
  expect(over).toMatchObject({ status: 'ended', outcome: 'proposed', patientId: me.patientId, disconnection: 'agent_hangup', proposal: { action: 'confirm', status: 'open' } });
  expect(over.turns.map(({ who }) => who)).toEqual(['agent', 'caller', 'agent', 'caller', 'agent', 'caller', 'agent']);
  const [proposal] = over.proposals;
  expect(over.turns[proposal!.turn!]).toMatchObject({ who: 'caller', text: 'Yes, please confirm it.' });
  expect(proposal!.appointment).toMatchObject({ id: me.appointmentId, isConfirmed: false, hasChanged: false });
  const { body: done } = await me.ask<CallDetail>('POST', '/retell/proposal/accept', { id: proposal!.id, version: proposal!.version });
  expect(done.proposals[0]).toMatchObject({ status: 'accepted', decidedBy: expect.any(String), appointment: { isConfirmed: true } });
  expect(await auth.sql('select status, confirmed_by from appointment where id = $1', [me.appointmentId])).toEqual([{ status: 'booked', confirmed_by: 'patient' }]);
  expect((await me.ask('POST', '/retell/proposal/accept', { id: proposal!.id, version: proposal!.version })).status).toBe(409);
});

test('what proves who somebody is stands in no transcript, and in the raw one for who may see it', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  const over = await me.ended((await phone(me)).body.id);
  const said = JSON.stringify(over.turns);
  expect(said).not.toContain('1985-04-03');
  expect(said).not.toContain('K1A 0B1');
  expect(over.hasRaw).toBe(true);
  const { body } = await me.ask<{ turns: { text: string }[] }>('GET', `/retell/call/${over.id}/raw`);
  expect(JSON.stringify(body.turns)).toContain('1985-04-03');
  expect(await auth.sql('select state from voice_call where id = $1', [over.id])).toEqual([{ state: null }]);
  const trail = await auth.sql<{ action: string; detail: object }>("select action, detail from audit_event where entity = 'voice_call' and entity_id = $1 order by sequence", [over.id]);
  expect(trail.map(({ detail }) => detail)).toContainEqual({ event: 'raw' });
});

test('a wrong person is told nothing of the visit, and the patient is called back', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  // Somebody else whom the clinic knows, at the number of the patient.
  await me.newPatient('Grace', { birthDate: '1970-01-01', postalCode: 'M5V 2T6', healthNumber: '9663096510', phone: '+16135550112' });
  callees.set('+16135550111', person({ 'birth-date': '1970-01-01', 'postal-code': 'M5V 2T6' }, 'confirm'));
  const over = await me.ended((await phone(me)).body.id);
  expect(over).toMatchObject({ outcome: 'unidentified', proposal: { action: 'call-back', status: 'open' } });
  const said = over.turns.map(({ text }) => text).join(' ');
  for (const detail of ['Ada', 'Grace', 'Cardiology', 'Riverside']) expect(said).not.toContain(detail);
});

test.each([
  ['machine', 'voicemail'], ['busy', 'not-reached'], ['no-answer', 'not-reached'],
] as const)('a phone that is %s ends as %s', async (picksUp, outcome) => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  callees.set('+16135550111', { picksUp });
  const over = await me.ended((await phone(me)).body.id);
  expect(over).toMatchObject({ outcome, proposals: [] });
  expect(over.turns.map(({ text }) => text).join(' ')).not.toContain('Ada');
});

test('the gate refuses by its code, and a person may pass the hours with a reason', async () => {
  const me = await newVoiceClinic(auth);
  const code = async (change: object = {}) => (await phone(me, change)).body as unknown as { error: { code: string } };
  expect(await code()).toMatchObject({ error: { code: 'no-agent' } });
  await me.newAgent();
  auth.clock.set('2027-03-10T02:30:00.000Z');
  expect(await code()).toMatchObject({ error: { code: 'outside-hours', retryAfterSeconds: 11.5 * 3600 } });
  const { body: call, status } = await phone(me, { overrideReason: 'Asked to be called tonight' });
  expect(status).toBe(200);
  await me.ended(call.id);
  auth.clock.set(noon);
  const other = await me.newPatient('Lin', { birthDate: '1990-02-02', postalCode: 'K2P 1L4', healthNumber: '1006395956', phone: '+16135550113' }, false);
  expect(await code({ patientId: other, appointmentId: null })).toMatchObject({ error: { code: 'no-consent' } });
  await auth.sql("insert into consent (organization_id, patient_id, channel, act, source, effective_at, covers, actor_name) values ($1, $2, 'voice', 'withdrawn', 'phone', '2026-02-01', array[$2::uuid], 'Test')", [me.organizationId, other]);
  expect(await code({ patientId: other, appointmentId: null })).toMatchObject({ error: { code: 'opted-out' } });
  await auth.sql("update appointment set status = 'cancelled', cancel_reason = 'clinic' where id = $1", [me.appointmentId]);
  expect(await code()).toMatchObject({ error: { code: 'visit-changed' } });
  await auth.sql("update patient set phones = '{}' where id = $1", [me.patientId]);
  expect(await code({ appointmentId: null })).toMatchObject({ error: { code: 'no-number' } });
  expect((await phone(me, { patientId: randomUUID() })).status).toBe(422);
});

test('asking twice for one call makes one, and a second one on the same day is over the limit', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  const clientKey = randomUUID();
  const rang = () => auth.loopback.calls().filter(({ metadata }) => ids.has(metadata?.['intake_call_id'] ?? '')).length;
  const answers = await Promise.all([phone(me, { clientKey }), phone(me, { clientKey }), phone(me, { clientKey })]);
  const ids = new Set(answers.map(({ body }) => body.id));
  expect(ids.size).toBe(1);
  await me.ended([...ids][0]!);
  expect(rang()).toBe(1);
  expect((await phone(me)).body).toMatchObject({ error: { code: 'limit' } });
});

test('a proposal about a visit that has changed since is refused, and changes nothing', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  const over = await me.ended((await phone(me)).body.id);
  await auth.sql('update appointment set version = version + 1 where id = $1', [me.appointmentId]);
  const [proposal] = (await me.call(over.id)).body.proposals;
  expect(proposal).toMatchObject({ status: 'open', appointment: { hasChanged: true } });
  const seen = { id: proposal!.id, version: proposal!.version };
  expect((await me.ask('POST', '/retell/proposal/accept', seen)).body.error.code).toBe('visit-changed');
  expect(await auth.sql('select confirmed_by from appointment where id = $1', [me.appointmentId])).toEqual([{ confirmed_by: null }]);
  expect((await me.ask<CallDetail>('POST', '/retell/proposal/dismiss', seen)).body.proposals[0]).toMatchObject({ status: 'dismissed' });
});

test('two people who accept at the same time cancel the visit once', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  callees.set('+16135550111', ada('cancel'));
  const over = await me.ended((await phone(me)).body.id);
  const seen = { id: over.proposals[0]!.id, version: over.proposals[0]!.version };
  const answers = await Promise.all([me.ask('POST', '/retell/proposal/accept', seen), me.ask('POST', '/retell/proposal/accept', seen)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await auth.sql('select status, cancel_reason from appointment where id = $1', [me.appointmentId])).toEqual([{ status: 'cancelled', cancel_reason: 'patient' }]);
});

test('a rehearsal is spoken in the browser with synthetic patients, and forgotten when it is removed', async () => {
  const me = await newVoiceClinic(auth);
  const agent = await me.newAgent();
  const { body: web } = await me.ask<{ callId: string; accessToken: string; url: string }>('POST', '/retell/register-web-call', { agentId: agent.id, locale: 'en', rehearsalSeed: 7 });
  expect(web.url).toBe('/api/retell/media');
  const browser = await openBrowser(auth.url, web.accessToken);
  expect(await browser.next('joined')).toMatchObject({ callId: web.callId, locale: 'en' });
  expect((await browser.next('say')).text).toContain('automated assistant of Maple Clinic');
  const { facts, details } = rehearsalPatients(7)[0];
  await browser.say({ type: 'text', text: facts['birth-date'] });
  expect(await browser.say({ type: 'text', text: facts['postal-code'] })).toContain(details!.firstName);
  expect(browser.heard.filter((message) => message.type === 'state').at(-1)).toMatchObject({ isVerified: true, status: 'live' });
  expect(await browser.say({ type: 'key', digits: '3' })).toContain('Our staff will see to it');
  expect(browser.heard).toContainEqual({ type: 'propose', action: 'move' });
  expect(await browser.next('ended')).toEqual({ type: 'ended', reason: 'agent_hangup' });
  const over = await me.ended(web.callId);
  expect(over).toMatchObject({ purpose: 'rehearsal', outcome: 'proposed', patientId: null, proposals: [] });
  expect(over.turns.at(-2)).toMatchObject({ by: 'key', text: '3' });
  expect((await me.ask<{ items: ListedCall[] }>('GET', '/retell/calls-history')).body.items).toEqual([]);
  expect((await me.ask<{ items: ListedCall[] }>('GET', '/retell/calls-history?purpose=rehearsal')).body.items.map(({ id }) => id)).toEqual([web.callId]);
  expect((await me.ask('DELETE', '/retell/delete-web-call', { id: web.callId })).status).toBe(200);
  expect((await me.call(web.callId)).status).toBe(404);
  expect(await auth.sql('select 1 from voice_turn where call_id = $1', [web.callId])).toEqual([]);
});

test('the transcript keeps what was played before somebody interrupted', async () => {
  const me = await newVoiceClinic(auth);
  const agent = await me.newAgent();
  const { body: web } = await me.ask<{ callId: string; accessToken: string }>('POST', '/retell/register-web-call', { agentId: agent.id, locale: 'en', rehearsalSeed: 3 });
  const browser = await openBrowser(auth.url, web.accessToken);
  await browser.next('say');
  browser.tell({ type: 'played', turn: 0, text: 'Hello, this is the automated' });
  await browser.say({ type: 'text', text: 'hm' });
  browser.tell({ type: 'hang-up' });
  const over = await me.ended(web.callId);
  expect(over.turns[0]).toMatchObject({ text: 'Hello, this is the automated', isInterrupted: true });
  expect(over).toMatchObject({ outcome: 'lost', disconnection: 'user_hangup' });
});

test('calls are found by what was said in them and by whom, in pages, and only by who may and in their organisation', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  const { id } = await me.ended((await phone(me)).body.id);
  const find = async (query: string) => (await me.ask<{ items: ListedCall[] }>('GET', `/retell/calls-history?${query}`)).body.items;
  expect((await find('search=yes%20confirm'))[0]).toMatchObject({ id, hit: { text: 'Yes, please confirm it.' }, patientName: 'Okafor, Ada' });
  expect((await find('search=okafor')).map((call) => call.id)).toEqual([id]);
  expect(await find('search=1985')).toEqual([]);
  expect((await find(`status=ended&outcome=proposed&proposal=open&patientId=${me.patientId}`)).map((call) => call.id)).toEqual([id]);
  expect(await find('outcome=lost')).toEqual([]);
  const [other, nobody] = [await newVoiceClinic(auth), await newVoiceClinic(auth, [])];
  expect((await other.call(id)).status).toBe(404);
  expect((await other.ask<{ items: unknown[] }>('GET', '/retell/calls-history')).body.items).toEqual([]);
  expect((await nobody.ask('GET', '/retell/calls-history')).status).toBe(404);
  expect((await nobody.ask('POST', '/retell/register-phone-call', {})).status).toBe(404);
});

const ledgerOf = (id: string) =>
  auth.sql<{ kind: string; units: number; amount: string }>('select kind, units, amount from credit_entry where object_id = $1 order by sequence', [id]).then((rows) => rows.map(({ kind, units, amount }) => [kind, units, Number(amount)]));

test('a minute is held for a call, its minutes are spent, and nothing where nobody was reached', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  const over = await me.ended((await phone(me)).body.id);
  expect(await ledgerOf(over.id)).toEqual([['reserve', 1, -5], ['settle', 1, 0]]);
  const other = await newVoiceClinic(auth);
  await other.newAgent();
  callees.set('+16135550111', { picksUp: 'no-answer' });
  const missed = await other.ended((await phone(other)).body.id);
  expect(missed.outcome).toBe('not-reached');
  expect(await ledgerOf(missed.id)).toEqual([['reserve', 1, -5], ['release', 0, 5]]);
});

test('where nothing is left and the organisation stops there, nobody is called', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  await auth.sql("insert into account (organization_id, at_zero) values ($1, 'stop')", [me.organizationId]);
  expect(await phone(me)).toMatchObject({ status: 409, body: { error: { code: 'no-credits' } } });
  expect(await auth.sql('select id from voice_call where organization_id = $1', [me.organizationId])).toEqual([]);
  await auth.sql('update account set floor = -5 where organization_id = $1', [me.organizationId]);
  expect((await phone(me)).status).toBe(200);
});
