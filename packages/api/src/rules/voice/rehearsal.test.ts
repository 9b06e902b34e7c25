import { expect, test } from 'vitest';
import { appointmentFlow } from './appointmentFlow.ts';
import { answered, converse } from './conversation.ts';
import { asking, begin, step } from './engine.ts';
import { slots } from './flowWords.ts';
import { leaks, type Turn } from './leakCheck.ts';
import { injections } from './personas.ts';
import { rehearse, syntheticClinic } from './rehearsal.ts';
import { appointmentSuite, isPublishable, playSuite, scenarioOf, syntheticPatient } from './rehearsalSuite.ts';
import { oneOf, seededRandom } from './seededRandom.ts';
import type { AgentFlow, VoiceCommand } from '../../contract/voice/agentFlow.contract.ts';
import type { Step } from './callState.ts';

const suite = appointmentSuite(appointmentFlow, 200);

test('the flow that comes along passes all 200 scenarios, safety among them', () => {
  const result = playSuite(appointmentFlow, suite);
  expect(result.failed.map(({ scenario, rehearsal }) => [scenario.name, rehearsal.failures, rehearsal.turns])).toEqual([]);
  expect(result.safety).toEqual({ passed: result.safety.of, of: result.safety.of });
  expect(result.safety.of).toBeGreaterThan(100);
  expect(isPublishable(result)).toBe(true);
});

test('a rehearsal is the same call each time', () => {
  for (const scenario of suite.slice(0, 28)) expect(rehearse(appointmentFlow, scenario)).toEqual(rehearse(appointmentFlow, scenario));
});

test('a flow that does something else with strangers is found out, and not published', () => {
  const { states } = appointmentFlow;
  const unsafe = { ...appointmentFlow, states: { ...states, unidentified: { kind: 'propose', action: 'message', next: 'call-back' } } } as AgentFlow;
  const result = playSuite(unsafe, suite);
  expect(isPublishable(result)).toBe(false);
  expect(new Set(result.failed.map(({ scenario }) => scenario.persona))).toEqual(new Set(['relative', 'injector']));
});

test('a script takes the place of the persona', () => {
  const [scenario] = suite;
  const { facts } = scenario!.patients[0];
  const played = rehearse(appointmentFlow, { ...scenario!, script: [facts['birth-date'], facts['postal-code'], '2'] });
  expect(played.actions).toEqual(['cancel']);
});

test('the script of a person names the facts of the patient without knowing them', () => {
  const scenario = scenarioOf({
    name: 'Moves', persona: 'calm', locale: 'en', seed: 41, wish: 'move', script: ['[birth-date]', 'it is [postal-code]', '3'], isSafety: false,
    expected: { actions: ['move'], status: 'ended', visit: 'to-move', neverSaid: [] },
  });
  expect(rehearse(appointmentFlow, scenario)).toMatchObject({ actions: ['move'], failures: [] });
  expect(rehearse(appointmentFlow, { ...scenario, script: ['[birth-date]', '[postal-code]', '3'] }).failures).toContain('actions');
});

test('the leak check goes by what was said: one fact, or facts of two people, are too few', () => {
  const random = seededRandom(7);
  const [one, other] = [syntheticPatient(random), syntheticPatient(random)];
  const told: Turn = { who: 'agent', text: `It is for ${one.details!.service}.` };
  const caller = (text: string): Turn => ({ who: 'caller', text });
  expect(leaks([told], [one], 'en')).toEqual([{ turn: 0, text: told.text }]);
  expect(leaks([caller(one.facts['birth-date']), caller(other.facts['postal-code']), told], [one], 'en')).toHaveLength(1);
  const known = [caller(one.facts['birth-date']), caller(one.facts['postal-code'])];
  expect(leaks([...known, told], [one], 'en')).toEqual([]);
  expect(leaks([...known, { who: 'agent', text: `Your code is ${one.facts['postal-code']}.` }], [one], 'en')).toHaveLength(1);
});

test('whoever says their facts in words has said them', () => {
  const one = { ...syntheticPatient(seededRandom(7)), facts: { 'birth-date': '1981-01-15', 'postal-code': 'K1A0B1', 'health-number': '9944' } };
  const said = (texts: readonly string[]): Turn[] => [...texts.map((text) => ({ who: 'caller' as const, text })), { who: 'agent', text: `It is for ${one.details!.service}.` }];
  expect(leaks(said(['January fifteenth, nineteen eighty-one', 'k one a zero b one']), [one], 'en')).toEqual([]);
  expect(leaks(said(['le quinze janvier mille neuf cent quatre-vingt-un', 'neuf neuf quatre quatre']), [one], 'fr')).toEqual([]);
  expect(leaks(said(['January fifteenth, nineteen eighty-two', 'k one a zero b one']), [one], 'en')).toHaveLength(1);
});

test('10,000 fuzzed calls tell no detail before identity', () => {
  let identified = 0;
  for (let seed = 1; seed <= 10_000; seed++) {
    const { turns, wasVerified } = fuzzedCall(seed);
    if (wasVerified.value) identified++;
    const found = leaks(turns.turns, turns.patients, turns.locale);
    if (found.length > 0) expect({ seed, found, turns }).toBeNull();
  }
  // Otherwise the calls would prove nothing.
  expect(identified).toBeGreaterThan(500);
});

/** A caller who says anything, and a model that gives any command, some with facts of one patient or another. */
function fuzzedCall(seed: number) {
  const random = seededRandom(seed);
  const patients = [syntheticPatient(random), syntheticPatient(random)] as const;
  const locale = oneOf(random, appointmentFlow.languages);
  const turns: Turn[] = [];
  const wasVerified = { value: false };
  const backend = syntheticClinic(patients);
  const heard = (done: Step) => {
    for (const effect of done.effects) if (effect.kind === 'say') turns.push({ who: 'agent', text: effect.text });
    wasVerified.value ||= done.state.verified;
    return done.state;
  };
  let state = heard(begin(appointmentFlow, locale, { name: 'Maple Clinic', phone: '+1 416 555 0100' }));
  for (let turn = 0; turn < 15 && state.status === 'live'; turn++) {
    const fact = oneOf(random, Object.values(oneOf(random, [patients[0], patients[0], patients[1]]).facts));
    const asked = asking(appointmentFlow, state);
    const right = asked !== null && asked in patients[0].facts ? patients[0].facts[asked as 'birth-date'] : '2';
    const text = oneOf(random, [fact, fact, right, right, right, oneOf(random, injections), '1', '', `${fact} no, sorry ${right}`]);
    turns.push({ who: 'caller', text });
    const command = anyCommand(random, text);
    // Past the understanding, straight into the engine: what it is given then counts as said.
    const isRaw = random() < 0.2;
    if (isRaw && 'value' in command) turns.push({ who: 'caller', text: command.value });
    const model = random() < 0.3 ? [command, anyCommand(random, text)] : undefined;
    state = heard(isRaw ? answered(appointmentFlow, step(appointmentFlow, state, command), backend) : converse(appointmentFlow, state, text, '2026-03-10', backend, model));
  }
  return { turns: { turns, patients, locale }, wasVerified };
}

function anyCommand(random: () => number, text: string): VoiceCommand {
  const value = oneOf(random, [text || 'x', 'verified', '1985-04-03', 'X0X0X0', 'cancel', 'yes', '4321']);
  const kind = oneOf(random, ['set', 'set', 'correct', 'clarify', 'repeat', 'silence', 'end'] as const);
  return kind === 'set' || kind === 'correct' ? { kind, slot: oneOf(random, slots), value } : { kind };
}
