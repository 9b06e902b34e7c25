import { expect, test } from 'vitest';
import { noCall, withEvent, type VoiceEvent } from './voiceCall.model.ts';

const after = (...events: VoiceEvent[]) => events.reduce(withEvent, noCall);
const greeted: VoiceEvent[] = [{ type: 'connect' }, { type: 'joined', callId: 'a', locale: 'en' }, { type: 'say', turn: 0, text: 'Hello, this is the clinic.', audio: false }];

test('a call is what was said, by whom, and where the flow was', () => {
  const call = after(...greeted, { type: 'state', status: 'live', at: 'wish', isVerified: true }, { type: 'heard', turn: 1, text: '1', by: 'key' }, { type: 'propose', action: 'confirm' });
  expect(call).toMatchObject({ phase: 'live', actions: ['confirm'], isVerified: true, at: 'wish' });
  expect(call.turns.map(({ who, by, at }) => [who, by, at])).toEqual([['agent', null, ''], ['caller', 'key', 'wish']]);
});

test('of a turn that was interrupted stays what was heard', () => {
  const [turn] = after(...greeted, { type: 'clear', turn: 0 }, { type: 'cut', turn: 0, text: 'Hello,' }).turns;
  expect(turn).toMatchObject({ text: 'Hello,', isInterrupted: true });
});

test('a call without a microphone goes on, and one that is over does not fail when its line closes', () => {
  expect(after(...greeted, { type: 'no-microphone' })).toMatchObject({ phase: 'live', problem: 'microphone' });
  expect(after(...greeted, { type: 'ended', reason: 'agent_hangup' }, { type: 'failed', problem: 'network' }).phase).toBe('over');
  expect(after(...greeted, { type: 'failed', problem: 'network' }).phase).toBe('failed');
  expect(after(...greeted, { type: 'left' })).toEqual(noCall);
});

test('what nothing could put into words is said so until somebody speaks again', () => {
  expect(after(...greeted, { type: 'unheard' }).isUnheard).toBe(true);
  expect(after(...greeted, { type: 'unheard' }, { type: 'speech', isSpeaking: true }).isUnheard).toBe(false);
  expect(after(...greeted, { type: 'measured', what: 'reply', milliseconds: 481.6 }).reply).toBe(482);
});
