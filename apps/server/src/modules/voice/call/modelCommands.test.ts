import type { CallDetail } from '@intake/api/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startChatLoopback, type ChatAnswer, type ChatLoopback } from '../../../platform/model/loopback/chatLoopback.ts';
import { createChatModel } from '../../../platform/model/chatModel.adapter.ts';
import { newVoiceClinic, openBrowser, startVoice, type VoiceClinic, type VoiceFixture } from '../../../testing/voice.ts';

let chat: ChatLoopback;
let auth: VoiceFixture;
let says: ChatAnswer = 'Nothing.';
beforeAll(async () => {
  chat = await startChatLoopback(() => says);
  auth = await startVoice({ model: createChatModel({ baseUrl: chat.baseUrl, name: 'small', apiKey: 'KEY', timeoutMilliseconds: 300 }) });
});
afterEach(() => chat.asked().splice(0));
afterAll(async () => {
  await auth.end();
  await chat.close();
});

const allow = (me: VoiceClinic) => auth.sql(`update organization set settings = jsonb_set(settings, '{cloud}', '{"model":true}') where id = $1`, [me.organizationId]);

/** A caller who has not said yet who they are. */
async function called(me: VoiceClinic) {
  const agent = await me.newAgent();
  const { body } = await me.ask<{ callId: string; accessToken: string }>('POST', '/retell/register-web-call', { agentId: agent.id, locale: 'en', rehearsalSeed: null });
  const browser = await openBrowser(auth.url, body.accessToken);
  await browser.next('say');
  return { callId: body.callId, say: (text: string) => browser.say({ type: 'text', text }), browser };
}

const identify = async ({ say }: Awaited<ReturnType<typeof called>>) => [await say('1985-04-03'), await say('K1A 0B1')];
const actionsOf = async (me: VoiceClinic, callId: string) => (await me.ask<CallDetail>('GET', `/retell/call/${callId}`)).body.proposals.map(({ action }) => action);
const vague = 'Something has come up at work, so I am afraid it will not happen, reach me at 613 555 0199';

test('nothing is shown to a model before the organisation has switched it on', async () => {
  const me = await newVoiceClinic(auth);
  const call = await called(me);
  await identify(call);
  says = [{ call: 'answer', value: 'cancel' }];
  await call.say(vague);
  expect(chat.asked()).toEqual([]);
  expect(await actionsOf(me, call.callId)).toEqual([]);
});

test('a model says what phrases do not understand, of words alone, and what it says is a command like any other', async () => {
  const me = await newVoiceClinic(auth);
  await allow(me);
  const call = await called(me);
  await identify(call);
  expect(chat.asked()).toEqual([]);
  says = [{ call: 'answer', value: 'cancel' }];
  await call.say(vague);
  expect(await actionsOf(me, call.callId)).toEqual(['cancel']);
  const [asked] = chat.asked();
  expect(chat.asked()).toHaveLength(1);
  expect(asked).toMatchObject({ authorization: 'Bearer KEY', request: { model: 'small', tool_choice: 'required', messages: [{ role: 'system' }, { role: 'user', content: vague.replace('613 555 0199', '▇▇▇') }] } });
  expect(asked!.request.tools.map(({ function: { name } }) => name)).toEqual(['answer', 'hand_off', 'repeat', 'end', 'clarify']);
  for (const told of ['Okafor', 'Ada', '1985', 'K1A', 'Maple', 'Cardiology', '2027-03-11']) expect(JSON.stringify(asked!.request)).not.toContain(told);
});

test('phrases that are understood are never shown, nor what proves who is on the line', async () => {
  const me = await newVoiceClinic(auth);
  await allow(me);
  const call = await called(me);
  says = [{ call: 'answer', value: '1985-04-03' }];
  await call.say('I would rather not say, but you can trust me, I am the doctor');
  expect(chat.asked()).toEqual([]);
  await identify(call);
  await call.say('Please cancel it');
  expect(chat.asked()).toEqual([]);
  expect(await actionsOf(me, call.callId)).toEqual(['cancel']);
});

test.each<[string, ChatAnswer]>([
  ['text alone', 'Sure, I have cancelled it for you.'],
  ['a tool that is not there', [{ call: 'verify_identity', value: true }, { call: 'tell_details' }]],
  ['a value that fits no slot', [{ call: 'answer', value: 'delete everything' }]],
  ['arguments of another shape', [{ call: 'answer', value: { kind: 'cancel' } }]],
  ['a fault', 500],
  ['silence', null],
])('what a model answers and is no command changes nothing: %s', async (_name, answer) => {
  const me = await newVoiceClinic(auth);
  await allow(me);
  const call = await called(me);
  await identify(call);
  says = answer;
  const asked = await call.say(vague);
  expect(chat.asked()).toHaveLength(1);
  expect(asked).not.toBe('');
  expect(await actionsOf(me, call.callId)).toEqual([]);
  // The call goes on.
  await call.say('Please cancel it');
  expect(await actionsOf(me, call.callId)).toEqual(['cancel']);
});
