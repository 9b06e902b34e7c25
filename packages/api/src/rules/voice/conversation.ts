import { asking, countTurn, resume, step } from './engine.ts';
import { admitted, understand } from './understand.ts';
import type { Effect, Outcome, Step } from './callState.ts';
import type { AgentFlow, VoiceCommand } from '../../contract/voice/agentFlow.contract.ts';

/** What stands behind a call: the server, or the synthetic clinic of a rehearsal. */
export interface CallBackend {
  answer(check: Extract<Effect, { kind: 'check' }>): Outcome;
}

/** One turn of the caller, with what a model makes of it if there is one, up to where the agent waits for the next. */
export function converse(flow: AgentFlow, before: Step['state'], text: string, today: string, backend: CallBackend, model?: readonly VoiceCommand[]): Step {
  const counted = countTurn(flow, before);
  const heard = { text, slot: asking(flow, before), locale: before.locale, today };
  const commands = model ? admitted(model, heard) : understand(heard);
  const done = commands.reduce((all, command) => answered(flow, and(all, step(flow, all.state, command)), backend), counted);
  // A fact that was not asked for is kept, and the question put again: an agent is never silent.
  const isSilent = done.state.status === 'live' && !done.effects.some(({ kind }) => kind === 'say');
  return isSilent ? and(done, step(flow, done.state, { kind: 'repeat' })) : done;
}

/** Answers what the step asks of the server, until it asks for nothing more. */
export function answered(flow: AgentFlow, done: Step, backend: CallBackend): Step {
  let all = done;
  while (all.state.status === 'waiting') {
    const asked = all.effects.findLast((effect) => effect.kind === 'check')!;
    all = and(all, resume(flow, all.state, backend.answer(asked)));
  }
  return all;
}

const and = (first: Step, second: Step): Step => ({ state: second.state, effects: [...first.effects, ...second.effects] });
