import type { CallPolicy, QueuedCall, SuggestedCall } from '@intake/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newVoiceClinic, noon, startVoice, type VoiceClinic, type VoiceFixture } from '../../../testing/voice.ts';
import { forgetSpoken } from '../retention.ts';
import { mayCallAt, nextCallTime } from './callHours.ts';
import { usualPolicy } from './policy.service.ts';
import { runCallQueue } from './queueRunner.ts';

let auth: VoiceFixture;
beforeAll(async () => {
  auth = await startVoice({ callee: () => ({ picksUp: 'person', reply: () => null }) });
});
afterAll(() => auth.end());
beforeEach(() => auth.clock.set(noon));

const run = () => runCallQueue(auth);
const list = async (me: VoiceClinic, query = '') => (await me.ask<{ items: QueuedCall[] }>('GET', `/retell/queue${query}`)).body.items;
const queue = (me: VoiceClinic, items: object[], change: object = {}) => me.ask<{ queued: number; alreadyQueued: number }>('POST', '/retell/queue', { kind: 'reminder', agentId: null, items, ...change });
const setPolicy = (me: VoiceClinic, change: object) => me.ask<CallPolicy>('PUT', '/retell/call-policy', { ...usualPolicy, ...change });
const visit = (me: VoiceClinic) => ({ patientId: me.patientId, appointmentId: me.appointmentId });

test('who waits is called once, and who waits already is not queued twice', async () => {
  const me = await newVoiceClinic(auth);
  expect((await queue(me, [visit(me)])).body.error.code).toBe('no-agent');
  await me.newAgent();
  expect((await queue(me, [visit(me)])).body).toEqual({ queued: 1, alreadyQueued: 0 });
  expect((await queue(me, [visit(me)])).body).toEqual({ queued: 0, alreadyQueued: 1 });
  expect(await list(me)).toMatchObject([{ kind: 'reminder', status: 'waiting', number: '+16135550111', patientName: 'Okafor, Ada', appointment: { visitTypeName: 'Cardiology' } }]);
  await Promise.all([run(), run(), run()]);
  const [entry] = await list(me, '?status=calling,done,failed');
  const over = await me.ended(entry!.callId!);
  expect(over).toMatchObject({ purpose: 'reminder', outcome: 'lost' });
  expect(await list(me, '?status=done')).toMatchObject([{ attempts: 1, callId: over.id }]);
  expect(auth.loopback.calls().filter(({ metadata }) => metadata?.['intake_call_id'] === over.id)).toHaveLength(1);
});

test('a visit that has moved, a number that has changed and a consent that is withdrawn end a call before it rings', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  const other = await me.newPatient('Lin', { birthDate: '1990-02-02', postalCode: 'K2P 1L4', healthNumber: '1', phone: '+16135550122' });
  const third = await me.newPatient('Noor', { birthDate: '1990-02-02', postalCode: 'K2P 1L4', healthNumber: '1', phone: '+16135550133' });
  await queue(me, [visit(me), { patientId: other, appointmentId: null }, { patientId: third, appointmentId: null }]);
  await auth.sql('update appointment set version = version + 1 where id = $1', [me.appointmentId]);
  await auth.sql("update patient set phones = '{+16135550123}' where id = $1", [other]);
  await auth.sql("insert into consent (organization_id, patient_id, channel, act, source, effective_at, covers, actor_name) values ($1, $2, 'voice', 'withdrawn', 'phone', '2026-02-01', array[$2::uuid], 'Test')", [me.organizationId, third]);
  expect(await run()).toBe(0);
  const ended = await list(me, '?status=withdrawn,failed');
  expect(ended.map(({ status, refusal }) => `${status} ${refusal}`).toSorted()).toEqual(['failed number-changed', 'failed opted-out', 'withdrawn visit-changed']);
});

test('nothing rings at night or while the queue is paused, and what waits goes on in the morning', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  await setPolicy(me, { isPaused: true });
  await queue(me, [visit(me)]);
  expect(await run()).toBe(0);
  expect((await setPolicy(me, { version: 2 })).status).toBe(200);
  auth.clock.set('2027-03-10T03:00:00.000Z');
  expect(await run()).toBe(0);
  expect(await list(me)).toMatchObject([{ status: 'waiting', refusal: 'outside-hours', notBefore: '2027-03-10T14:00:00.000Z' }]);
  auth.clock.set('2027-03-10T14:00:00.000Z');
  expect(await run()).toBe(1);
});

test('limits of a day, of a patient and of calls at once hold, whoever claims them at the same time', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  await setPolicy(me, { perDay: 3, atOnce: 50 });
  const patients: string[] = [];
  for (let index = 0; index < 6; index += 1) patients.push(await me.newPatient('Many', { birthDate: '1980-01-01', postalCode: 'K1A 0B1', healthNumber: '1', phone: `+1613555300${index}` }));
  await queue(me, patients.map((patientId) => ({ patientId, appointmentId: null })));
  const made = await Promise.all([run(), run(), run(), run()]);
  expect(made.reduce((all, one) => all + one, 0)).toBe(3);
  expect((await list(me, '?status=waiting')).map(({ refusal }) => refusal)).toEqual(['limit', 'limit', 'limit']);
});

test('who waits for a free line is called when a call is over, not later', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  await setPolicy(me, { atOnce: 1 });
  const other = await me.newPatient('Lin', { birthDate: '1990-02-02', postalCode: 'K2P 1L4', healthNumber: '1', phone: '+16135550122' });
  await queue(me, [visit(me), { patientId: other, appointmentId: null }]);
  expect(await run()).toBe(1);
  const [first] = await list(me, '?status=calling,done');
  await me.ended(first!.callId!);
  expect(await run()).toBe(1);
});

test('nobody is called for what is settled by then', async () => {
  const me = await newVoiceClinic(auth);
  const { id: agentId } = await me.newAgent();
  const waiting = await me.insert(
    "insert into waitlist_entry (organization_id, patient_id, visit_type_id, priority, waiting_since) select $1, $2, visit_type_id, 'routine', '2027-03-01' from appointment where id = $3 returning id",
    me.patientId, me.appointmentId,
  );
  const wait = () => queue(me, [{ patientId: me.patientId, appointmentId: null }], { kind: 'waitlist', agentId });
  expect((await wait()).body).toEqual({ queued: 1, alreadyQueued: 0 });
  await auth.sql("update waitlist_entry set status = 'booked' where id = $1", [waiting]);
  expect(await run()).toBe(0);
  expect(await list(me, '?status=withdrawn')).toMatchObject([{ refusal: 'settled', callId: null }]);
  await auth.sql("update waitlist_entry set status = 'waiting' where id = $1", [waiting]);
  await wait();
  expect(await run()).toBe(1);
});

test('a call is taken out of the queue by who saw it, and not once it is made', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  await queue(me, [visit(me)]);
  const [entry] = await list(me);
  expect((await me.ask('POST', '/retell/queue/withdraw', { id: entry!.id, version: 9 })).status).toBe(409);
  const other = await newVoiceClinic(auth);
  expect((await other.ask('POST', '/retell/queue/withdraw', { id: entry!.id, version: 1 })).status).toBe(404);
  expect((await other.ask<{ queued: number }>('POST', '/retell/queue', { kind: 'reminder', agentId: null, items: [visit(me)] })).status).toBe(409);
  expect((await me.ask<QueuedCall>('POST', '/retell/queue/withdraw', { id: entry!.id, version: 1 })).body.status).toBe('withdrawn');
  expect(await run()).toBe(0);
});

test('who could be called is suggested with what keeps them from it, until they wait', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  await auth.sql("update appointment set starts_at = now() + interval '30 hours', ends_at = now() + interval '31 hours', busy_from = now() + interval '30 hours', busy_until = now() + interval '31 hours' where id = $1", [me.appointmentId]);
  auth.clock.set(new Date().toISOString());
  const suggested = async (kind: string) => (await me.ask<SuggestedCall[]>('GET', `/retell/queue/suggested?kind=${kind}`)).body;
  expect(await suggested('reminder')).toMatchObject([{ patientId: me.patientId, appointment: { id: me.appointmentId } }]);
  await queue(me, [visit(me)]);
  for (const kind of ['reminder', 'waitlist', 'missing-information', 'call-back']) expect(await suggested(kind)).toEqual([]);
});

test('who cannot be called before their visit is told of, and does not wait in vain', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  // A visit at the hour at which calls begin, seen the evening before.
  const visitAt = new Date(Date.now() + 30 * 3600_000);
  visitAt.setUTCHours(14, 0, 0, 0);
  await auth.sql("update appointment set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '1 hour', busy_from = $2::timestamptz, busy_until = $2::timestamptz + interval '1 hour' where id = $1", [me.appointmentId, visitAt.toISOString()]);
  await setPolicy(me, { weekday: { from: '10:00', until: '20:00' } });
  auth.clock.set(new Date(visitAt.getTime() - 12 * 3600_000).toISOString());
  expect((await me.ask<SuggestedCall[]>('GET', '/retell/queue/suggested?kind=reminder')).body).toMatchObject([{ patientId: me.patientId, refusal: 'expired' }]);
  expect((await queue(me, [visit(me)])).body).toEqual({ queued: 1, alreadyQueued: 0 });
  // It stays for somebody to see, until they take it out.
  const [unmade] = await list(me);
  expect(unmade).toMatchObject({ status: 'failed', refusal: 'expired' });
  expect((await me.ask<QueuedCall>('POST', '/retell/queue/withdraw', { id: unmade!.id, version: unmade!.version })).body.status).toBe('withdrawn');
  expect(await list(me)).toEqual([]);
});

test('no agent may call outside of what is allowed anywhere, on any day of a change of clocks', () => {
  const always = { weekday: { from: '00:00', until: '24:00' }, weekend: { from: '00:00', until: '24:00' } };
  const zones = ['America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Regina', 'America/Edmonton', 'America/Vancouver'];
  const wrong: object[] = [];
  const clocks = new Map(zones.map((zone) => [zone, new Intl.DateTimeFormat('en-CA', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })]));
  for (const day of ['2026-11-01', '2027-03-14', '2027-03-15']) {
    for (let minute = -600; minute < 2000; minute += 1) {
      const now = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
      for (const zone of zones) {
        const local = clocks.get(zone)!.formatToParts(now);
        const part = (type: string) => local.find((one) => one.type === type)!.value;
        const time = `${part('hour')}:${part('minute')}`;
        const isWeekend = ['Sat', 'Sun'].includes(part('weekday'));
        const isAllowed = isWeekend ? time >= '10:00' && time < '18:00' : time >= '09:00' && time < '21:30';
        if (mayCallAt(now, [zone], always) !== isAllowed) wrong.push({ now, zone, time });
      }
      if (minute % 30 !== 0 || mayCallAt(now, zones, always)) continue;
      const next = nextCallTime(now, zones, always);
      if (next === null || !mayCallAt(next, zones, always)) wrong.push({ now, next });
    }
  }
  expect(wrong).toEqual([]);
});

test('words as they were said go after their days, transcripts after theirs, and that there was a call stays', async () => {
  const me = await newVoiceClinic(auth);
  await me.newAgent();
  await queue(me, [visit(me)]);
  await run();
  const [entry] = await list(me, '?status=calling,done');
  const { id } = await me.ended(entry!.callId!);
  await auth.sql("insert into voice_turn (organization_id, call_id, number, who, by, text, raw_text, at, document) values ($1, $2, 90, 'caller', 'text', '▇▇▇', '1985-04-03', 'birth-date', '')", [me.organizationId, id]);
  const later = (days: number) => forgetSpoken({ database: auth.database, clock: { now: () => new Date(Date.now() + days * 86_400_000) } });
  await later(6);
  expect((await me.call(id)).body.hasRaw).toBe(true);
  await later(8);
  expect((await me.call(id)).body).toMatchObject({ hasRaw: false });
  expect((await me.call(id)).body.turns.length).toBeGreaterThan(1);
  await later(3651);
  expect((await me.call(id)).body).toMatchObject({ id, turns: [], deleteAt: null });
});

test('the policy is changed by who may, as they saw it', async () => {
  const me = await newVoiceClinic(auth);
  expect((await me.ask<CallPolicy>('GET', '/retell/call-policy')).body).toEqual(usualPolicy);
  expect((await setPolicy(me, { weekday: { from: '18:00', until: '09:00' } })).status).toBe(422);
  expect((await setPolicy(me, { perDay: 7 })).body).toMatchObject({ version: 2, perDay: 7 });
  expect((await setPolicy(me, { perDay: 8 })).status).toBe(409);
  const reader = await newVoiceClinic(auth, ['calls.read']);
  expect((await setPolicy(reader, {})).status).toBe(404);
  expect((await reader.ask<CallPolicy>('GET', '/retell/call-policy')).body.perDay).toBe(100);
});
