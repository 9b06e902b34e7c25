import { asking, countTurn, resume, step } from './engine.ts';
import { admitted, understand } from './understand.ts';
import type { Effect, Outcome, Step } from './callState.ts';
import type { AgentFlow, VoiceCommand } from '../../contract/voice/agentFlow.contract.ts';

export type Check = Extract<Effect, { kind: 'check' }>;

/** A stretch of a call: it asks what only the server knows, is given the answers, and ends where the agent waits for the caller. */
export type Stretch = Generator<Check, Step, Outcome>;

/** What stands behind a call: the server, or the synthetic clinic of a rehearsal. */
export interface CallBackend {
  answer(check: Check): Outcome;
}

/** The same for answers that take their time. */
export interface SlowCallBackend {
  answer(check: Check): Promise<Outcome>;
}

/** One turn of the caller, with what a model makes of it if there is one, up to where the agent waits for the next. */
export const converse = (flow: AgentFlow, before: Step['state'], text: string, today: string, backend: CallBackend, model?: readonly VoiceCommand[]): Step =>
  answeredBy(backend, turn(flow, before, text, today, model));

/** Answers what the step asks of the server, until it asks for nothing more. */
export const answered = (flow: AgentFlow, done: Step, backend: CallBackend): Step => answeredBy(backend, settled(flow, done));

export function* turn(flow: AgentFlow, before: Step['state'], text: string, today: string, model?: readonly VoiceCommand[]): Stretch {
  let done = countTurn(flow, before);
  const heard = { text, slot: asking(flow, before), locale: before.locale, today };
  const commands = model ? admitted(model, heard) : understand(heard);
  for (const command of commands) done = yield* settled(flow, and(done, step(flow, done.state, command)));
  // A fact that was not asked for is kept, and the question put again: an agent is never silent.
  const isSilent = done.state.status === 'live' && !done.effects.some(({ kind }) => kind === 'say');
  return isSilent ? and(done, step(flow, done.state, { kind: 'repeat' })) : done;
}

export function* settled(flow: AgentFlow, done: Step): Stretch {
  let all = done;
  while (all.state.status === 'waiting') {
    const asked = all.effects.findLast((effect) => effect.kind === 'check')!;
    all = and(all, resume(flow, all.state, yield asked));
  }
  return all;
}

function answeredBy(backend: CallBackend, stretch: Stretch): Step {
  let next = stretch.next();
  while (!next.done) next = stretch.next(backend.answer(next.value));
  return next.value;
}

export async function answeredLater(backend: SlowCallBackend, stretch: Stretch): Promise<Step> {
  let next = stretch.next();
  while (!next.done) next = stretch.next(await backend.answer(next.value));
  return next.value;
}

const and = (first: Step, second: Step): Step => ({ state: second.state, effects: [...first.effects, ...second.effects] });
