import { appointmentFlow } from '@intake/api/rules/voice';
import { expect, test } from 'vitest';
import { askedAt, askedIn, heardPart, lineOf, patientsOf, saying, startCall, turnsOfCaller, type Cast } from './rehearsal.model.ts';

const clinic = { name: 'Maple Clinic', phone: '+1 416 555 0100' };
const today = '2026-11-23';
const cast: Cast = { locale: 'en', persona: 'calm', wish: 'confirm', seed: 5 };

/** Whoever is played says what they would, until the agent is through. */
function playedOut(different: Partial<Cast> = {}) {
  let call = startCall(appointmentFlow, { ...cast, ...different }, clinic);
  for (let turn = 0; call.state.status === 'live' && turn < 20; turn += 1) call = saying(appointmentFlow, call, lineOf(call, askedIn(appointmentFlow, call), turn), today);
  return call;
}

test('a calm patient is identified, hears of the visit and confirms it', () => {
  const call = playedOut();
  expect(call).toMatchObject({ actions: ['confirm'], leaks: [], state: { status: 'ended' } });
  expect(call.turns.some(({ who, text }) => who === 'agent' && text.includes(patientsOf(5)[0]!.details!.firstName))).toBe(true);
  expect(call.turns.findIndex(({ isVerified }) => isVerified)).toBeGreaterThan(3);
});

test('a relative, an injector and a machine hear nothing of the patient', () => {
  const { service } = patientsOf(5)[0]!.details!;
  for (const persona of ['relative', 'injector', 'voicemail'] as const) {
    const call = playedOut({ persona });
    expect(call.state.verified).toBe(false);
    expect(call.turns.some(({ who, text }) => who === 'agent' && text.includes(service))).toBe(false);
  }
});

test('a flow that tells too much shows where', () => {
  const greet = { kind: 'say' as const, next: 'birth-date', text: { en: `It is about ${patientsOf(5)[0]!.details!.service}.` } };
  const call = startCall({ ...appointmentFlow, states: { ...appointmentFlow.states, greet } }, cast, clinic);
  expect(call.leaks).toEqual([{ turn: 0, text: greet.text.en }]);
});

test('the same line is proposed however often one looks, and nothing is said after the end', () => {
  const call = startCall(appointmentFlow, { ...cast, persona: 'injector' }, clinic);
  const asked = askedIn(appointmentFlow, call);
  expect(lineOf(call, asked, 0)).toBe(lineOf(call, asked, 0));
  expect(turnsOfCaller(playedOut().turns)).toBeGreaterThan(2);
  const over = playedOut();
  expect(saying(appointmentFlow, over, 'still there?', today)).toBe(over);
});

test('what was heard of a turn ends with a whole word, or a character where there are none', () => {
  expect(heardPart('Hello, this is the clinic.', 0.5)).toBe('Hello, this');
  expect(heardPart('Hello', 1)).toBe('Hello');
  expect(heardPart('您好，这里是诊所。', 0.5)).toBe('您好，这');
  expect(askedAt(appointmentFlow, 'birth-date')).toBe('birth-date');
  expect(askedAt(appointmentFlow, 'greet')).toBeNull();
});
