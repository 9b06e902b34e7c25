import { flowState } from './flow.ts';
import { identitySlots, isIdentitySlot, verifiedActions, type HandOffReason, type Slot } from './flowWords.ts';
import { factsGiven, identityTries, leastFacts, type IdentityFacts } from './identity.ts';
import { fitsSlot } from './slotValue.ts';
import { spoken } from './speech.ts';
import { voiceWords } from './voiceWords.ts';
import type { CallState, Effect, Outcome, Step } from './callState.ts';
import type { AgentFlow, FlowState, VoiceCommand } from '../../contract/voice/agentFlow.contract.ts';
import type { Locale } from '../locales.ts';

/** How long nobody speaks before the agent asks again, and how often it does until a person takes over. */
export const silenceMilliseconds = 4_000;
const silencesAllowed = 1;

/** A step while it is made: a state of its own to write to, and what came of it. */
interface Draft {
  flow: AgentFlow;
  state: CallState;
  effects: Effect[];
}

export function begin(flow: AgentFlow, locale: Locale, clinic: CallState['clinic']): Step {
  const state: CallState = {
    at: flow.start, locale: flow.languages.includes(locale) ? locale : flow.languages[0]!, clinic, status: 'live', slots: {}, askedAt: {},
    misses: 0, silences: 0, turns: 0, identityMisses: 0, verified: false, details: null, waitingFor: null, proposals: [], lastSaid: '',
  };
  return stepped(flow, state, (draft) => enter(draft, flow.start));
}

/** The question that the agent has put, or null. */
export function asking(flow: AgentFlow, state: CallState): Slot | null {
  const at = flowState(flow, state.at);
  return state.status === 'live' && at?.kind === 'collect' ? at.slot : null;
}

/** One turn of the caller begins. Past the limit of the flow a person takes over. */
export function countTurn(flow: AgentFlow, state: CallState): Step {
  if (state.status !== 'live') return { state, effects: [] };
  return stepped(flow, { ...state, turns: state.turns + 1 }, (draft) => {
    if (draft.state.turns > flow.maxTurns) handOff(draft, 'turns');
  });
}

/** What a command changes. Commands may come from anywhere, a model too: none of them verifies a caller or brings a detail. */
export function step(flow: AgentFlow, state: CallState, command: VoiceCommand): Step {
  if (state.status !== 'live') return { state, effects: [] };
  return stepped(flow, state, (draft) => {
    if (command.kind !== 'silence') draft.state.silences = 0;
    switch (command.kind) {
      case 'set':
        return set(draft, command.slot, command.value);
      case 'correct':
        return correct(draft, command.slot, command.value);
      case 'clarify':
        return miss(draft);
      case 'repeat':
        return say(draft, draft.state.lastSaid);
      case 'silence':
        return silence(draft);
      case 'hand-off':
        return handOff(draft, 'asked');
      case 'end':
        return end(draft, words(draft).goodbye);
    }
  });
}

/** What an answer of the server changes. One that was not asked for changes nothing. */
export function resume(flow: AgentFlow, state: CallState, outcome: Outcome): Step {
  const isOver = state.status === 'ended' || state.status === 'handed-off';
  const isAwaited = outcome.kind === 'voicemail' ? !isOver : state.status === 'waiting' && (outcome.kind === 'failed' || outcome.kind === state.waitingFor);
  if (!isAwaited) return { state, effects: [] };
  return stepped(flow, { ...state, status: 'live', waitingFor: null }, (draft) => {
    const at = flowState(flow, draft.state.at);
    if (outcome.kind === 'voicemail') return voicemail(draft);
    if (outcome.kind === 'failed' || at?.kind !== 'check') return handOff(draft, 'fault');
    if (outcome.kind === 'identity') return outcome.matched ? identified(draft, at) : notIdentified(draft, at);
    draft.state.details = draft.state.verified ? outcome.details : null;
    return enter(draft, draft.state.details ? at.next : at.failed);
  });
}

function stepped(flow: AgentFlow, state: CallState, work: (draft: Draft) => void): Step {
  const draft: Draft = { flow, state: { ...state, slots: { ...state.slots }, askedAt: { ...state.askedAt } }, effects: [] };
  work(draft);
  return { state: draft.state, effects: draft.effects };
}

const words = (draft: Draft) => voiceWords[draft.state.locale];

function say(draft: Draft, text: string): void {
  if (!text) return;
  draft.state.lastSaid = text;
  draft.effects.push({ kind: 'say', text });
}

function handOff(draft: Draft, reason: HandOffReason, text: string = words(draft).handOff): void {
  draft.state.status = 'handed-off';
  say(draft, text);
  draft.effects.push({ kind: 'hand-off', reason });
}

function end(draft: Draft, text: string): void {
  draft.state.status = 'ended';
  say(draft, text);
  draft.effects.push({ kind: 'end' });
}

/** Whatever was known of the caller is forgotten first: it is a machine that listens now. */
function voicemail(draft: Draft): void {
  Object.assign(draft.state, { verified: false, details: null });
  end(draft, spoken(draft.flow.voicemail, draft.state) ?? words(draft).goodbye);
}

/** Goes from state to state until one waits, for the caller or for the server. */
function enter(draft: Draft, first: string): void {
  let next: string | null = first;
  // A flow that goes round without waiting ends with a person, not in a loop.
  for (let left = Object.keys(draft.flow.states).length + 1; next !== null; left--) {
    const at = flowState(draft.flow, next);
    if (!at || left === 0) return handOff(draft, 'fault');
    draft.state.at = next;
    draft.state.misses = 0;
    next = visit(draft, at);
  }
}

function visit(draft: Draft, at: FlowState): string | null {
  const { state } = draft;
  switch (at.kind) {
    case 'say':
    case 'hand-off':
    case 'end':
      return speakAndGo(draft, at);
    case 'collect':
      state.askedAt[at.slot] = state.at;
      if (state.slots[at.slot] !== undefined) return at.next;
      return ask(draft, at);
    case 'branch':
      return at.cases.find(({ value }) => value === state.slots[at.slot])?.next ?? at.otherwise;
    case 'propose':
      if (verifiedActions.includes(at.action) && !state.verified) return fault(draft);
      propose(draft, at.action);
      return at.next;
    case 'check':
      return check(draft, at);
  }
}

function fault(draft: Draft): null {
  handOff(draft, 'fault');
  return null;
}

function speakAndGo(draft: Draft, at: Extract<FlowState, { kind: 'say' | 'hand-off' | 'end' }>): string | null {
  const text = spoken(at.text, draft.state);
  if (text === null) return fault(draft);
  if (at.kind === 'say') {
    say(draft, text);
    return at.next;
  }
  if (at.kind === 'end') end(draft, text);
  else handOff(draft, 'flow', text);
  return null;
}

function ask(draft: Draft, at: Extract<FlowState, { kind: 'collect' }>): null {
  const prompt = spoken(at.prompt, draft.state);
  if (prompt === null) return fault(draft);
  say(draft, prompt);
  return null;
}

function propose(draft: Draft, action: Extract<FlowState, { kind: 'propose' }>['action']): void {
  const values = Object.fromEntries(Object.entries(draft.state.slots).filter(([slot]) => !isIdentitySlot(slot as Slot)));
  const proposal = { action, values, turn: draft.state.turns };
  draft.state.proposals = [...draft.state.proposals, proposal];
  draft.effects.push({ kind: 'propose', proposal });
}

function check(draft: Draft, at: Extract<FlowState, { kind: 'check' }>): string | null {
  const { state } = draft;
  if (at.check !== 'identity') {
    if (!state.verified) return fault(draft);
    return wait(draft, at.check, {});
  }
  Object.assign(state, { verified: false, details: null });
  const facts = factsOf(state);
  // Too few facts are not worth a question, and are answered like wrong ones.
  return factsGiven(facts) < leastFacts ? missIdentity(draft, at) : wait(draft, at.check, facts);
}

function wait(draft: Draft, check: Extract<FlowState, { kind: 'check' }>['check'], facts: IdentityFacts): null {
  Object.assign(draft.state, { status: 'waiting', waitingFor: check });
  // One check may follow another: the caller is asked to wait once.
  if (draft.state.lastSaid !== words(draft).checking) say(draft, words(draft).checking);
  draft.effects.push({ kind: 'check', check, facts });
  return null;
}

const factsOf = (state: CallState): IdentityFacts =>
  Object.fromEntries(identitySlots.flatMap((slot) => (state.slots[slot] === undefined ? [] : [[slot, state.slots[slot]]])));

function forgetFacts(state: CallState): void {
  for (const slot of identitySlots) delete state.slots[slot];
}

function identified(draft: Draft, at: Extract<FlowState, { kind: 'check' }>): void {
  draft.state.verified = true;
  forgetFacts(draft.state);
  enter(draft, at.next);
}

function notIdentified(draft: Draft, at: Extract<FlowState, { kind: 'check' }>): void {
  enter(draft, missIdentity(draft, at));
}

function missIdentity(draft: Draft, at: Extract<FlowState, { kind: 'check' }>): string {
  const { state } = draft;
  forgetFacts(state);
  state.identityMisses += 1;
  say(draft, words(draft).notIdentified);
  return state.identityMisses < identityTries && at.retry !== undefined ? at.retry : at.failed;
}

function set(draft: Draft, slot: Slot, value: string): void {
  const at = flowState(draft.flow, draft.state.at);
  if (at?.kind !== 'collect' || !fitsSlot(slot, value)) return miss(draft);
  // Whoever is asked for one fact may give another with it, in the same breath.
  const isAside = isIdentitySlot(slot) && isIdentitySlot(at.slot);
  if (slot !== at.slot && !isAside) return miss(draft);
  draft.state.slots[slot] = value;
  if (draft.state.slots[at.slot] !== undefined) enter(draft, at.next);
}

/** Facts that prove who is on the line are only corrected while they are asked for. */
function correct(draft: Draft, slot: Slot, value: string): void {
  const askedAt = draft.state.askedAt[slot];
  if (isIdentitySlot(slot) || askedAt === undefined || askedAt === draft.state.at) return set(draft, slot, value);
  const then = flowState(draft.flow, askedAt);
  if (then?.kind !== 'collect' || !fitsSlot(slot, value)) return miss(draft);
  draft.state.slots[slot] = value;
  enter(draft, then.next);
}

function miss(draft: Draft): void {
  const at = flowState(draft.flow, draft.state.at);
  if (at?.kind !== 'collect') return handOff(draft, 'fault');
  draft.state.misses += 1;
  if (draft.state.misses >= at.tries) return enter(draft, at.failed);
  say(draft, words(draft).clarify);
  ask(draft, at);
}

function silence(draft: Draft): void {
  draft.state.silences += 1;
  if (draft.state.silences > silencesAllowed) return handOff(draft, 'silence');
  say(draft, `${words(draft).stillThere} ${draft.state.lastSaid}`);
}
