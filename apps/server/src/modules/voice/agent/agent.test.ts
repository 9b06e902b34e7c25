import type { Agent, AgentDetail, AgentVersion, Replay, StoredScenario, SuiteRun, Voice, VoiceNumber } from '@intake/api/contract';
import { appointmentFlow } from '@intake/api/rules/voice';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVoiceClinic, openBrowser, startVoice, voiceNumber, type VoiceFixture } from '../../../testing/voice.ts';
import { startingContent } from './agent.service.ts';

let auth: VoiceFixture;
beforeAll(async () => {
  auth = await startVoice();
});
afterAll(() => auth.end());

const content = startingContent('reminder');
const { states } = appointmentFlow;
/** Calls back people whom it does not know by taking a message: the suite expects that it calls back. */
const unsafe = { ...content, flow: { ...appointmentFlow, states: { ...states, unidentified: { kind: 'propose', action: 'message', next: 'call-back' } } } };
const broken = { ...content, flow: { ...appointmentFlow, states: { ...states, greet: { ...states['greet'], next: 'nowhere' } } } };

test('each change of an agent is a version that stays as it was, and publishing says which one answers', async () => {
  const me = await newVoiceClinic(auth);
  const { body: made } = await me.ask<AgentDetail>('POST', '/retell/create', { name: 'Desk', purpose: 'inbound', content: null });
  expect(made).toMatchObject({ version: 1, purpose: 'inbound', publishedVersion: null, problems: 0, score: null, languages: ['en', 'fr', 'zh', 'ja'] });
  const { body: changed } = await me.ask<AgentDetail>('PUT', '/retell/update', { id: made.id, version: 1, name: 'Front desk', content: { ...content, asksToRecord: true } });
  expect(changed).toMatchObject({ version: 2, name: 'Front desk', content: { asksToRecord: true } });
  expect((await me.ask('PUT', '/retell/update', { id: made.id, version: 1, name: 'Late', content })).status).toBe(409);
  const { body: published } = await me.ask<AgentDetail>('POST', '/retell/publish', { id: made.id, version: 2, number: 1 });
  expect(published).toMatchObject({ version: 2, publishedVersion: 1, content: { asksToRecord: true }, publishedContent: { asksToRecord: false } });
  const { body: back } = await me.ask<AgentDetail>('POST', '/retell/publish', { id: made.id, version: 2, number: 2 });
  expect(back.publishedVersion).toBe(2);
  const { body: versions } = await me.ask<AgentVersion[]>('GET', `/retell/agent/${made.id}/version`);
  expect(versions).toMatchObject([{ number: 2, isPublished: true, score: { safety: { passed: expect.any(Number) } } }, { number: 1, isPublished: false }]);
  expect((await me.ask<AgentVersion & { content: object }>('GET', `/retell/agent/${made.id}/version/1`)).body.content).toMatchObject({ asksToRecord: false });
  expect((await me.ask('GET', `/retell/agent/${made.id}/version/9`)).status).toBe(404);
  const change = auth.database.asService(me.organizationId, (tx) => tx.updateTable('voice_agent_version').set({ content: '{}' }).where('agent_id', '=', made.id).execute());
  await expect(change).rejects.toMatchObject({ code: '42501' });
  expect((await me.ask('DELETE', '/retell/delete', { id: made.id, version: 2 })).status).toBe(200);
  expect((await me.ask<Agent[]>('GET', '/retell/agent-list')).body).toEqual([]);
  expect((await me.ask<AgentVersion[]>('GET', `/retell/agent/${made.id}/version`)).body).toHaveLength(2);
});

test.each([['flow-problems', broken], ['unsafe', unsafe]])('a flow is not published: %s', async (code, wrong) => {
  const me = await newVoiceClinic(auth);
  const { body: made } = await me.ask<AgentDetail>('POST', '/retell/create', { name: 'Wrong', purpose: 'reminder', content: wrong });
  const refused = await me.ask('POST', '/retell/publish', { id: made.id, version: 1, number: 1 });
  expect({ status: refused.status, code: refused.body.error.code }).toEqual({ status: 409, code });
  expect((await me.ask<AgentDetail>('GET', `/retell/agent/${made.id}`)).body.publishedVersion).toBeNull();
  if (code !== 'unsafe') return;
  const { body: runs } = await me.ask<SuiteRun[]>('GET', `/retell/suite?agentId=${made.id}`);
  expect(runs[0]).toMatchObject({ number: 1, isPublishable: false });
  expect(runs[0]!.failed.length).toBe(20);
  expect(runs[0]!.failed[0]).toMatchObject({ isSafety: true, failures: ['actions'] });
});

test('a scenario that a person made is played with the suite, and one that fails safety keeps the flow back', async () => {
  const me = await newVoiceClinic(auth);
  const { body: made } = await me.ask<AgentDetail>('POST', '/retell/create', { name: 'Desk', purpose: 'reminder', content });
  const fields = { agentId: made.id, name: 'Says no', persona: 'calm', locale: 'en', seed: 3, wish: 'cancel', script: ['[birth-date]', '[postal-code]', '2'], isSafety: true, expected: { actions: ['cancel'], status: 'ended', visit: 'cancelled', neverSaid: [] } };
  const { body: scenario } = await me.ask<StoredScenario>('POST', '/retell/scenario', fields);
  expect(scenario).toMatchObject({ version: 1, name: 'Says no' });
  const run = async () => (await me.ask<SuiteRun>('POST', '/retell/suite', { agentId: made.id, number: 1 })).body;
  const before = await run();
  expect(before).toMatchObject({ isPublishable: true, failed: [] });
  expect(before.score.tasks.of + before.score.safety.of).toBe(201);
  const { body: harder } = await me.ask<StoredScenario>('POST', '/retell/scenario', { ...fields, id: scenario.id, version: 1, expected: { ...fields.expected, neverSaid: ['Your  APPOINTMENT'] } });
  expect(harder.version).toBe(2);
  expect((await me.ask('POST', '/retell/scenario', { ...fields, id: scenario.id, version: 1 })).status).toBe(409);
  const unsafe = await run();
  expect(unsafe).toMatchObject({ isPublishable: false, failed: [{ name: 'Says no', failures: ['never-said'] }] });
  const [said] = unsafe.failed;
  expect(said!.neverSaid.map((turn) => said!.turns[turn]!.text)).toEqual([expect.stringContaining('your appointment')]);
  expect((await me.ask('POST', '/retell/publish', { id: made.id, version: 1, number: 1 })).body.error.code).toBe('unsafe');
  expect((await me.ask('DELETE', '/retell/scenario', { id: scenario.id, version: 2 })).status).toBe(200);
  expect((await me.ask<StoredScenario[]>('GET', `/retell/scenario?agentId=${made.id}`)).body).toEqual([]);
});

test('a past call is played once more against another version, with nobody in place of its patient', async () => {
  const me = await newVoiceClinic(auth);
  const agent = await me.newAgent();
  const { body: web } = await me.ask<{ callId: string; accessToken: string }>('POST', '/retell/register-web-call', { agentId: agent.id, locale: 'en', rehearsalSeed: null });
  const browser = await openBrowser(auth.url, web.accessToken);
  await browser.next('say');
  for (const text of ['1985-04-03', 'K1A 0B1', 'Please cancel it']) await browser.say({ type: 'text', text });
  await me.ended(web.callId);
  const replay = async (number: number) => (await me.ask<Replay>('POST', '/retell/replay', { agentId: agent.id, callId: web.callId, number })).body;
  const same = await replay(1);
  expect(same).toMatchObject({ isSame: true, actions: ['cancel'], status: 'ended', before: { actions: ['cancel'], status: 'ended' } });
  expect(JSON.stringify(same.turns)).not.toContain('Ada');
  const moved = { ...content, flow: { ...appointmentFlow, states: { ...states, cancel: { kind: 'propose', action: 'message', next: 'done' } } } };
  await me.ask('PUT', '/retell/update', { id: agent.id, version: 1, name: 'Other', content: moved });
  expect(await replay(2)).toMatchObject({ isSame: false, actions: ['message'] });
  await auth.sql('delete from voice_turn where call_id = $1', [web.callId]);
  expect((await me.ask('POST', '/retell/replay', { agentId: agent.id, callId: web.callId, number: 1 })).body.error.code).toBe('no-transcript');
});

test('a number is answered by an agent that has something to answer with', async () => {
  const me = await newVoiceClinic(auth);
  const [number] = (await me.ask<VoiceNumber[]>('GET', '/retell/phone-list')).body;
  expect(number).toMatchObject({ number: voiceNumber, agentId: null });
  const { body: draft } = await me.ask<AgentDetail>('POST', '/retell/create', { name: 'Draft', purpose: 'inbound', content: null });
  const bind = (agentId: string | null, version = number!.version) => me.ask<VoiceNumber>('PUT', '/retell/phone-list', { id: number!.id, version, agentId });
  expect((await bind(draft.id)).body.error.code).toBe('not-published');
  expect((await bind(randomUUID())).status).toBe(422);
  const agent = await me.newAgent();
  expect((await bind(agent.id)).body).toMatchObject({ agentId: agent.id, agentName: 'Reminders' });
  expect((await bind(null)).status).toBe(409);
  expect((await me.ask<AgentDetail>('GET', `/retell/agent/${agent.id}`)).body.numbers).toEqual([voiceNumber]);
  expect((await me.ask<Voice[]>('GET', '/retell/voice-list')).body).toEqual([{ id: 'loopback', name: 'Browser', languages: ['en', 'fr', 'zh', 'ja'], provider: 'local' }]);
});

test('agents are read and changed only by who may, and only in their organisation', async () => {
  const me = await newVoiceClinic(auth);
  const agent = await me.newAgent();
  const [other, reader, nobody] = [await newVoiceClinic(auth), await newVoiceClinic(auth, ['calls.read']), await newVoiceClinic(auth, [])];
  expect((await other.ask<Agent[]>('GET', '/retell/agent-list')).body).toEqual([]);
  for (const { ask } of [other, reader, nobody]) {
    expect((await ask('GET', `/retell/agent/${agent.id}`)).status).toBe(404);
    expect((await ask('PUT', '/retell/update', { id: agent.id, version: 1, name: 'Mine', content })).status).toBe(404);
    expect((await ask('POST', '/retell/publish', { id: agent.id, version: 1, number: 1 })).status).toBe(404);
    expect((await ask('DELETE', '/retell/delete', { id: agent.id, version: 1 })).status).toBe(404);
    expect((await ask('GET', `/retell/agent/${agent.id}/version`)).status).toBe(404);
  }
  expect((await reader.ask('POST', '/retell/create', { name: 'No', purpose: 'inbound', content: null })).status).toBe(404);
});
