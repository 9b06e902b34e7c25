import { expect, test } from 'vitest';
import { appointmentFlow } from './appointmentFlow.ts';
import { flowProblems } from './flow.ts';
import { AgentFlow } from '../../contract/voice/agentFlow.contract.ts';

const say = (next: string, text = 'Hello.') => ({ kind: 'say' as const, next, text: { en: text } });
const end = { kind: 'end' as const, text: { en: 'Goodbye.' } };
const flow = (states: AgentFlow['states'], start = 'a'): AgentFlow => ({ languages: ['en'], start, maxTurns: 10, voicemail: { en: 'Call us.' }, states });

test('the flow that comes along has no problem', () => {
  expect(AgentFlow.parse(appointmentFlow)).toEqual(appointmentFlow);
  expect(flowProblems(appointmentFlow)).toEqual([]);
});

test('a flow names the target that is missing, and the state that nothing leads to', () => {
  expect(flowProblems(flow({ a: say('constructor'), b: end }))).toEqual([
    { path: 'states.a.next', code: 'missing-target', name: 'constructor' },
    { path: 'states.b', code: 'unreachable', name: 'b' },
  ]);
  expect(flowProblems(flow({ a: end }, 'z'))).toContainEqual({ path: 'start', code: 'missing-target', name: 'z' });
});

test('a flow says each text in each of its languages, and names only what there is', () => {
  expect(flowProblems({ ...flow({ a: { kind: 'end', text: { en: 'Bye {you} {' } } }), languages: ['en', 'fr'], voicemail: { en: 'x', fr: 'y' } })).toEqual([
    { path: 'states.a.text.en', code: 'unknown-variable', name: 'you' },
    { path: 'states.a.text.en', code: 'unknown-variable', name: '{' },
    { path: 'states.a.text.fr', code: 'missing-text', name: 'fr' },
  ]);
});

test('a flow that goes round without waiting is endless', () => {
  expect(flowProblems(flow({ a: say('b'), b: say('a') })).map(({ path, code }) => [path, code])).toEqual([['states.a', 'endless'], ['states.b', 'endless']]);
});

test('a detail, a check or an action where a stranger can arrive is a problem', () => {
  const { states } = appointmentFlow;
  const around = { ...appointmentFlow, states: { ...states, greet: { ...states['greet'], next: 'find' } } } as AgentFlow;
  expect(flowProblems(around).filter(({ code }) => code.endsWith('unverified')).map(({ path }) => path)).toEqual([
    'states.find.check', 'states.tell.text.en', 'states.tell.text.en', 'states.tell.text.en', 'states.tell.text.en', 'states.tell.text.en',
    ...['fr', 'zh', 'ja'].flatMap((language) => Array.from({ length: 5 }, () => `states.tell.text.${language}`)),
    'states.confirm.action', 'states.cancel.action', 'states.move.action',
  ]);
  const told = { ...appointmentFlow, voicemail: { ...appointmentFlow.voicemail, en: 'Your visit is on {appointment.date}.' } };
  expect(flowProblems(told)).toEqual([{ path: 'voicemail.en', code: 'detail-unverified', name: 'appointment.date' }]);
  // Where the check fails, the caller is a stranger still.
  const failed = { ...appointmentFlow, states: { ...states, identify: { ...states['identify'], failed: 'tell' } } } as AgentFlow;
  expect(flowProblems(failed).map(({ code }) => code)).toContain('detail-unverified');
});

test('identity needs two facts that are asked for, and a way to ask again', () => {
  const check = { kind: 'check' as const, check: 'identity' as const, next: 'c', failed: 'c' };
  expect(flowProblems(flow({ a: check, c: end })).map(({ path, code }) => [path, code])).toEqual([['states.a.check', 'too-few-facts'], ['states.a.retry', 'no-retry']]);
});
