import { randomUUID } from 'node:crypto';
import { Retell } from 'retell-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newVoiceClinic, openBrowser, startVoice, textOf, voiceNumber, voiceSecret, type VoiceFixture } from '../../../testing/voice.ts';

let auth: VoiceFixture;
beforeAll(async () => {
  auth = await startVoice({ callee: () => ({ picksUp: 'no-answer' }) });
});
afterAll(() => auth.end());

const socketAt = (path: string) => new WebSocket(`${auth.url.replace(/^http/, 'ws')}${path}`);
const closing = (socket: WebSocket) => new Promise<[number, string]>((resolve) => socket.on('close', (code, reason) => resolve([code, reason.toString()])).on('error', () => undefined));
const provider = async (callId: string, ...messages: (object | string)[]) => {
  const socket = socketAt(`/api/webhooks/retell/socket/${voiceSecret}/${callId}`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(textOf(data)));
  await new Promise((resolve) => socket.once('open', resolve));
  for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { socket, heard };
};

test('nobody without the secret is answered, and nobody is told whether a call is there', async () => {
  const wrong = await closing(socketAt('/api/webhooks/retell/socket/guessed/call_1'));
  expect(wrong).toEqual([1008, 'unknown']);
  const { socket, heard } = await provider('call_1', { interaction_type: 'call_details', call: { call_id: 'call_1' } });
  expect(await closing(socket)).toEqual([1008, 'unknown']);
  expect(heard.map((text) => JSON.parse(text).response_type)).toEqual(['config']);
});

test('a provider that speaks of another call, asks before it says which, or sends what is none, is cut off', async () => {
  const first = await provider('call_2', { interaction_type: 'call_details', call: { call_id: 'call_3' } });
  expect(await closing(first.socket)).toEqual([1008, 'unknown']);
  const second = await provider('call_2', { interaction_type: 'response_required', response_id: 1, transcript: [] });
  expect(await closing(second.socket)).toEqual([1008, 'details-expected']);
  const third = await provider('call_2', 'no json', '{"interaction_type":"give me the chart"}', '[]');
  expect(await closing(third.socket)).toEqual([1008, 'malformed']);
  const fourth = await provider('call_2', 'x'.repeat(300 * 1024));
  expect((await closing(fourth.socket))[0]).toBe(1009);
});

test('an inbound call at a number with an agent is answered by it, at another by nobody', async () => {
  const me = await newVoiceClinic(auth);
  const agent = await me.newAgent({ purpose: 'inbound' });
  const callId = `call_${randomUUID()}`;
  const details = { interaction_type: 'call_details', call: { call_id: callId, direction: 'inbound', from_number: '+16135550199', to_number: voiceNumber, call_status: 'ongoing' } };
  expect(await closing((await provider(callId, details)).socket)).toEqual([1008, 'unknown']);
  await auth.sql('update voice_number set agent_id = $1 where number = $2', [agent.id, voiceNumber]);
  const { socket, heard } = await provider(callId, details, { interaction_type: 'ping_pong', timestamp: 7 });
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(3);
  expect(JSON.parse(heard[1]!)).toMatchObject({ response_type: 'response', response_id: 0, end_call: false, content: expect.stringContaining('Maple Clinic') });
  expect(JSON.parse(heard[2]!)).toEqual({ response_type: 'ping_pong', timestamp: 7 });
  // The same turn twice is answered twice, with the same words, and counted once.
  const turn = { interaction_type: 'response_required', response_id: 1, transcript: [{ role: 'agent', content: 'Hello' }, { role: 'user', content: '1985-04-03' }] };
  socket.send(JSON.stringify(turn));
  socket.send(JSON.stringify(turn));
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(5);
  expect(JSON.parse(heard[4]!).content).toBe(JSON.parse(heard[3]!).content);
  expect(await auth.sql("select count(*)::int as turns from voice_turn t join voice_call c on c.id = t.call_id where c.provider_call_id = $1 and who = 'caller'", [callId])).toEqual([{ turns: 1 }]);
  // What cannot be stored as it is ends no call.
  socket.send(JSON.stringify({ ...turn, response_id: 2, transcript: [...turn.transcript, { role: 'agent', content: 'He\ud800llo' }, { role: 'user', content: 'I am \0 late\udc00' }] }));
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(6);
  const words = await auth.sql<{ text: string }>("select t.text from voice_turn t join voice_call c on c.id = t.call_id where c.provider_call_id = $1 and who = 'caller' order by number", [callId]);
  expect(words.at(-1)!.text).toBe('I am \ufffd late\ufffd');
  // A line that comes back goes on where it was.
  socket.close();
  const again = await provider(callId, details);
  await expect.poll(() => again.heard.length, { timeout: 60_000 }).toBe(2);
  expect(JSON.parse(again.heard[1]!).content).toBe(JSON.parse(heard[5]!).content);
  again.socket.close();
});

test('a browser has to join with its token, once, and within its means', async () => {
  const me = await newVoiceClinic(auth);
  const agent = await me.newAgent();
  const register = async () => (await me.ask<{ accessToken: string }>('POST', '/retell/register-web-call', { agentId: agent.id, locale: 'en', rehearsalSeed: 5 })).body.accessToken;
  expect((await (await openBrowser(auth.url, 'guessed')).closing()).reason).toBe('unknown-call');
  const token = await register();
  const browser = await openBrowser(auth.url, token);
  await browser.next('joined');
  expect((await (await openBrowser(auth.url, token)).closing()).reason).toBe('unknown-call');
  browser.tell({ type: 'text', text: '' });
  expect(await browser.next('error')).toEqual({ type: 'error', code: 'malformed' });
  browser.tell({ type: 'verified', isVerified: true });
  browser.tell({ type: 'text', text: 'x'.repeat(501) });
  expect((await browser.closing()).reason).toBe('malformed');
  const odd = await openBrowser(auth.url, await register());
  await odd.next('joined');
  odd.tell({ type: 'text', text: { length: { toString: 1 } } });
  expect(await odd.next('error')).toEqual({ type: 'error', code: 'malformed' });
  const flood = await openBrowser(auth.url, await register());
  await flood.next('joined');
  for (let count = 0; count < 400; count += 1) flood.socket.send(Buffer.alloc(640));
  expect((await flood.closing()).reason).toBe('too-many');
});

test('a call asks to be recorded, keeps what was answered with the words of the question, and goes on either way', async () => {
  const me = await newVoiceClinic(auth);
  const agent = await me.newAgent({ asksToRecord: true });
  for (const [digits, consent] of [['2', 'refused'], ['1', 'given'], ['7', 'refused']] as const) {
    const { body: web } = await me.ask<{ callId: string; accessToken: string }>('POST', '/retell/register-web-call', { agentId: agent.id, locale: 'en', rehearsalSeed: null });
    const browser = await openBrowser(auth.url, web.accessToken);
    expect(await browser.next('say')).toMatchObject({ text: expect.stringContaining('would like to record this call') });
    expect((await me.call(web.callId)).body.recording).toEqual({ consent: 'not-asked', url: null });
    browser.tell({ type: 'key', digits });
    expect(await browser.next('say', 2)).toMatchObject({ text: expect.stringContaining('automated assistant') });
    expect((await me.call(web.callId)).body.recording).toEqual({ consent, url: null });
    expect(await auth.sql('select is_given, wording, locale from voice_recording_consent where call_id = $1', [web.callId])).toEqual([
      { is_given: consent === 'given', wording: 'Maple Clinic would like to record this call to check the quality of its service. Press 1 to agree, or 2 to go on without a recording.', locale: 'en' },
    ]);
    browser.socket.close();
  }
});

test('only what the provider has signed is believed, and each event once', async () => {
  const post = async (body: string, signature?: string) =>
    fetch(`${auth.url}/api/webhooks/retell`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...(signature && { 'x-retell-signature': signature }) } });
  const me = await newVoiceClinic(auth);
  const agent = await me.newAgent();
  const { body: web } = await me.ask<{ callId: string }>('POST', '/retell/register-web-call', { agentId: agent.id, locale: 'en', rehearsalSeed: 5 });
  const [{ provider_call_id: call_id }] = (await auth.sql<{ provider_call_id: string }>('select provider_call_id from voice_call where id = $1', [web.callId])) as [{ provider_call_id: string }];
  const body = JSON.stringify({ event: 'call_ended', call: { call_id, call_status: 'ended', disconnection_reason: 'user_hangup', call_cost: { combined_cost: 12.5 } } });
  expect((await post(body)).status).toBe(404);
  expect((await post(body, 'v=1,d=00')).status).toBe(404);
  expect((await post(body, await Retell.sign(body, 'another key'))).status).toBe(404);
  expect((await me.call(web.callId)).body.status).toBe('registered');
  const signed = await Retell.sign(body, auth.loopback.apiKey);
  expect([(await post(body, signed)).status, (await post(body, signed)).status]).toEqual([200, 200]);
  expect((await me.call(web.callId)).body).toMatchObject({ status: 'ended', disconnection: 'user_hangup', cost: { cents: 12.5, currency: 'USD' } });
  expect(await auth.sql("select count(*)::int as events from webhook_event where event_id = $1", [`call_ended:${call_id}`])).toEqual([{ events: 1 }]);
  for (const odd of ['[]', '{"event":"call_ended"}', 'null']) expect((await post(odd, await Retell.sign(odd, auth.loopback.apiKey))).status).toBe(422);
  const late = JSON.stringify({ event: 'call_started', call: { call_id, call_status: 'ongoing' } });
  expect((await post(late, await Retell.sign(late, auth.loopback.apiKey))).status).toBe(200);
  expect((await me.call(web.callId)).body.status).toBe('ended');
});
