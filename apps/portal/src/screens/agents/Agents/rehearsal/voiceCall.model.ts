import type { MediaToCaller } from '@intake/api/contract';
import type { CallState, ProposalAction } from '@intake/api/rules/voice';
import type { Cast, RehearsedTurn } from './rehearsal.model.ts';

export type VoicePhase = 'off' | 'connecting' | 'live' | 'over' | 'failed';
/** `microphone`: there is none, or none may be used; text and keypad go on. */
export type VoiceProblem = 'microphone' | 'network' | 'refused';

/** A call by sound, as far as it has come. */
export interface VoiceCall {
  phase: VoicePhase;
  problem: VoiceProblem | null;
  turns: readonly (RehearsedTurn & { number: number })[];
  at: string;
  status: CallState['status'];
  isVerified: boolean;
  actions: readonly ProposalAction[];
  isCallerSpeaking: boolean;
  isAgentSpeaking: boolean;
  /** Something was said that nothing could put into words. */
  isUnheard: boolean;
  /** Milliseconds: from the end of speech to sound, and from speech to silence, of the last time each. */
  reply: number | null;
  bargeIn: number | null;
}

export const noCall: VoiceCall = {
  phase: 'off', problem: null, turns: [], at: '', status: 'live', isVerified: false, actions: [], isCallerSpeaking: false, isAgentSpeaking: false, isUnheard: false, reply: null,
  bargeIn: null,
};

export type VoiceEvent =
  | MediaToCaller
  | { type: 'connect' }
  /** Nothing of it is shown any more. */
  | { type: 'left' }
  | { type: 'failed'; problem: VoiceProblem }
  | { type: 'no-microphone' }
  /** What was heard of a turn, when it was not heard to its end. */
  | { type: 'cut'; turn: number; text: string }
  | { type: 'sound'; isAgentSpeaking: boolean }
  | { type: 'measured'; what: 'reply' | 'bargeIn'; milliseconds: number };

/** What a message of the server, or of the sound, makes of the call. */
export function withEvent(call: VoiceCall, event: VoiceEvent): VoiceCall {
  switch (event.type) {
    case 'connect':
      return { ...noCall, phase: 'connecting' };
    case 'left':
      return noCall;
    case 'joined':
      return { ...call, phase: 'live' };
    case 'failed':
      return { ...call, phase: call.phase === 'over' ? 'over' : 'failed', problem: event.problem, isAgentSpeaking: false };
    case 'no-microphone':
      return { ...call, problem: 'microphone' };
    case 'speech':
      return { ...call, isCallerSpeaking: event.isSpeaking, isUnheard: false };
    case 'heard':
      return { ...call, isUnheard: false, turns: [...call.turns, turn(call, { number: event.turn, who: 'caller', text: event.text, by: event.by })] };
    case 'unheard':
      return { ...call, isUnheard: true };
    case 'say':
      return { ...call, turns: [...call.turns, turn(call, { number: event.turn, who: 'agent', text: event.text, by: null })] };
    case 'state':
      return { ...call, at: event.at, status: event.status, isVerified: event.isVerified };
    case 'propose':
      return { ...call, actions: [...call.actions, event.action] };
    case 'cut':
      return { ...call, turns: call.turns.map((one) => (one.number === event.turn && one.who === 'agent' ? { ...one, text: event.text, isInterrupted: true } : one)) };
    case 'sound':
      return { ...call, isAgentSpeaking: event.isAgentSpeaking };
    case 'measured':
      return { ...call, [event.what]: Math.round(event.milliseconds) };
    case 'ended':
      return { ...call, phase: 'over', isCallerSpeaking: false };
    case 'error':
      return { ...call, phase: 'failed', problem: 'refused', isAgentSpeaking: false };
    default:
      return call;
  }
}

const turn = (call: VoiceCall, said: Pick<RehearsedTurn, 'who' | 'text' | 'by'> & { number: number }) => ({ ...said, at: call.at, isVerified: call.isVerified, isInterrupted: false });

/** What the screen does with a call by microphone. */
export interface VoiceControl {
  call: VoiceCall;
  start: (cast: Cast) => void;
  say: (text: string) => void;
  press: (digits: string) => void;
  stop: () => void;
  /** Puts a call away that is over. */
  leave: () => void;
}
