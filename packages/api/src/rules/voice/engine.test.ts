import { describe, expect, test } from 'vitest';
import { appointmentFlow } from './appointmentFlow.ts';
import { begin, resume, step } from './engine.ts';
import { identifiedBy } from './identity.ts';
import { voiceWords } from './voiceWords.ts';
import type { CallState, Step } from './callState.ts';
import type { AgentFlow, VoiceCommand } from '../../contract/voice/agentFlow.contract.ts';

const clinic = { name: 'Maple Clinic', phone: '+1 416 555 0100' };
const details = { firstName: 'Aroha', date: '2026-04-07', time: '14:30', service: 'Cardiology', location: 'Riverside' };
const start = (): CallState => begin(appointmentFlow, 'en', clinic).state;
const run = (state: CallState, ...commands: VoiceCommand[]): Step =>
  commands.reduce<Step>((done, command) => step(appointmentFlow, done.state, command), { state, effects: [] });
const set = (slot: 'birth-date' | 'postal-code' | 'health-number' | 'wish', value: string): VoiceCommand => ({ kind: 'set', slot, value });
const facts = [set('birth-date', '1985-04-03'), set('postal-code', 'M5V2T6')];
const said = ({ effects }: Step) => effects.flatMap((effect) => (effect.kind === 'say' ? [effect.text] : []));

describe('a call', () => {
  test('asks the server with all facts in one comparison, and tells nothing before its answer', () => {
    const asked = run(start(), ...facts);
    expect(asked.effects).toContainEqual({ kind: 'check', check: 'identity', facts: { 'birth-date': '1985-04-03', 'postal-code': 'M5V2T6' } });
    expect(asked.state).toMatchObject({ status: 'waiting', verified: false, details: null });
    const known = resume(appointmentFlow, asked.state, { kind: 'identity', matched: true });
    expect(known.state).toMatchObject({ verified: true, slots: {} });
    const told = resume(appointmentFlow, known.state, { kind: 'next-appointment', details });
    expect(said(told)[0]).toBe('Aroha, your appointment for Cardiology is on Tuesday, April 7 at 2:30 PM, at Riverside.');
    const done = run(told.state, set('wish', 'cancel'));
    expect(done.state).toMatchObject({ status: 'ended', proposals: [{ action: 'cancel', values: { wish: 'cancel' } }] });
  });

  test('takes no answer of the server that it did not ask for', () => {
    const state = start();
    for (const outcome of [{ kind: 'identity', matched: true }, { kind: 'next-appointment', details }, { kind: 'failed' }] as const)
      expect(resume(appointmentFlow, state, outcome)).toEqual({ state, effects: [] });
    const waiting = run(state, ...facts).state;
    expect(resume(appointmentFlow, waiting, { kind: 'next-appointment', details }).state).toBe(waiting);
    expect(step(appointmentFlow, waiting, set('wish', 'cancel')).state).toBe(waiting);
  });

  test('gives three tries with one answer, and goes on without a detail', () => {
    let { state } = run(start(), ...facts);
    for (const left of [2, 1, 0]) {
      const refused = resume(appointmentFlow, state, { kind: 'identity', matched: false });
      expect(said(refused)[0]).toBe(voiceWords.en.notIdentified);
      expect(said(refused).join()).not.toMatch(/1985|M5V/);
      ({ state } = left > 0 ? run(refused.state, ...facts) : refused);
    }
    expect(state).toMatchObject({ status: 'ended', verified: false, proposals: [{ action: 'call-back', values: {} }] });
  });

  test('asks again after a silence, and hands off after the second', () => {
    const first = run(start(), { kind: 'silence' });
    expect(said(first)[0]).toMatch(/^Are you still there\? Please tell me your date of birth/);
    expect(run(first.state, { kind: 'silence' }).effects.at(-1)).toEqual({ kind: 'hand-off', reason: 'silence' });
    expect(run(first.state, { kind: 'repeat' }, { kind: 'silence' }).state.status).toBe('live');
  });

  test('asks again for a value that is none, and leads elsewhere after the tries of the state', () => {
    const wrong = run(start(), set('birth-date', '1985-02-30'));
    expect(said(wrong)[0]).toBe(voiceWords.en.clarify);
    expect(run(wrong.state, { kind: 'clarify' }, set('wish', 'cancel')).state.proposals).toMatchObject([{ action: 'call-back' }]);
  });

  test('says nothing of a patient to an answering machine, even when it has begun to', () => {
    const known = resume(appointmentFlow, run(start(), ...facts).state, { kind: 'identity', matched: true });
    const machine = resume(appointmentFlow, known.state, { kind: 'voicemail' });
    expect(said(machine)).toEqual(['This is Maple Clinic. Please call us at +1 416 555 0100. Thank you.']);
    expect(machine.state).toMatchObject({ status: 'ended', verified: false, details: null });
  });

  test('tells the number to call as people say it, not as programs write it', () => {
    const { state } = begin(appointmentFlow, 'en', { name: 'Maple Clinic', phone: '+16135550100' });
    expect(said(resume(appointmentFlow, state, { kind: 'voicemail' }))).toEqual(['This is Maple Clinic. Please call us at 613-555-0100. Thank you.']);
  });

  test('hands to a person what the server cannot answer, and a patient without a visit', () => {
    const known = resume(appointmentFlow, run(start(), ...facts).state, { kind: 'identity', matched: true });
    expect(resume(appointmentFlow, known.state, { kind: 'failed' }).effects.at(-1)).toEqual({ kind: 'hand-off', reason: 'fault' });
    expect(resume(appointmentFlow, known.state, { kind: 'next-appointment', details: null }).effects.at(-1)).toEqual({ kind: 'hand-off', reason: 'flow' });
  });

  test('goes on from a wish that is corrected later', () => {
    const ask = (slot: 'wish' | 'answer', next: string) => ({ kind: 'collect' as const, slot, tries: 2, next, failed: 'end', prompt: { en: `${slot}?` } });
    const flow: AgentFlow = {
      ...appointmentFlow, start: 'wish',
      states: { wish: ask('wish', 'sure'), sure: ask('answer', 'end'), end: { kind: 'end', text: { en: 'Bye.' } } },
    };
    const asked = step(flow, begin(flow, 'en', clinic).state, set('wish', 'cancel'));
    const corrected = step(flow, asked.state, { kind: 'correct', slot: 'wish', value: 'move' });
    expect(corrected.state).toMatchObject({ at: 'sure', slots: { wish: 'move' } });
    expect(said(corrected)).toEqual(['answer?']);
    expect(said(step(flow, asked.state, { kind: 'correct', slot: 'birth-date', value: '1985-04-03' }))).toEqual([voiceWords.en.clarify, 'answer?']);
  });

  test('tells no detail in a flow that should never have been published', () => {
    const broken = { ...appointmentFlow, start: 'tell' };
    expect(begin(broken, 'en', clinic).effects).toEqual([{ kind: 'say', text: voiceWords.en.handOff }, { kind: 'hand-off', reason: 'fault' }]);
    expect(begin({ ...appointmentFlow, start: 'cancel' }, 'en', clinic).state).toMatchObject({ status: 'handed-off', proposals: [] });
    const endless: AgentFlow = { ...appointmentFlow, start: 'a', states: { a: { kind: 'say', text: { en: 'x' }, next: 'a' } } };
    expect(begin(endless, 'en', clinic).state.status).toBe('handed-off');
  });
});

test('identity is two facts that are right together, of one person only', () => {
  const one = { facts: { 'birth-date': '1985-04-03', 'postal-code': 'M5V2T6', 'health-number': '4321' } };
  const other = { facts: { ...one.facts, 'postal-code': 'K1A0B1' } };
  expect(identifiedBy({ 'birth-date': '1985-04-03', 'postal-code': 'M5V2T6' }, [one, other])).toBe(one);
  expect(identifiedBy({ 'birth-date': '1985-04-03', 'health-number': '4321' }, [one, other])).toBeNull();
  expect(identifiedBy({ 'birth-date': '1985-04-03' }, [one])).toBeNull();
  expect(identifiedBy({ 'birth-date': '1985-04-03', 'postal-code': 'M5V2T6', 'health-number': '9999' }, [one])).toBeNull();
});
