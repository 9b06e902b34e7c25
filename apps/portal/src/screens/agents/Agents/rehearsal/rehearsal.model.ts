import type { AgentFlow } from '@intake/api/contract';
import {
  answered, asking, begin, converse, flowState, leaks, personas, resume, seededRandom, syntheticClinic, syntheticPatient,
  type CallBackend, type CallState, type Leak, type PersonaName, type ProposalAction, type Slot, type Step, type SyntheticPatient, type Turn, type Wish,
} from '@intake/api/rules/voice';
import type { Locale } from '@intake/i18n';

export type RehearsedWish = Exclude<Wish, 'hear'>;

/** Who is played, to whom. */
export interface Cast {
  locale: Locale;
  persona: PersonaName;
  wish: RehearsedWish;
  seed: number;
}

export interface RehearsedTurn extends Turn {
  /** The state of the flow after it. */
  at: string;
  isVerified: boolean;
  by: 'voice' | 'text' | 'key' | null;
  /** Of the agent: it was not heard to its end. */
  isInterrupted: boolean;
}

/** A call that is rehearsed, as far as it has come. */
export interface RehearsedCall {
  cast: Cast;
  /** The first is the one who is played. */
  patients: readonly SyntheticPatient[];
  turns: readonly RehearsedTurn[];
  state: CallState;
  actions: readonly ProposalAction[];
  leaks: readonly Leak[];
  backend: CallBackend;
}

/** The patients of a seed, the same here and on the server. */
export function patientsOf(seed: number): SyntheticPatient[] {
  const random = seededRandom(seed);
  return [syntheticPatient(random), syntheticPatient(random), syntheticPatient(random)];
}

/** The agent picks up. Nothing of it leaves the browser. */
export function startCall(flow: AgentFlow, cast: Cast, clinic: CallState['clinic']): RehearsedCall {
  const patients = patientsOf(cast.seed);
  const backend = syntheticClinic(patients);
  const done = answered(flow, begin(flow, cast.locale, clinic), backend);
  const call = { cast, patients, turns: [], state: done.state, actions: [], leaks: [], backend };
  return heard(call, cast.persona === 'voicemail' ? [done, resume(flow, done.state, { kind: 'voicemail' })] : [done], null);
}

/** The caller says something, or nothing. */
export function saying(flow: AgentFlow, call: RehearsedCall, text: string, today: string, by: 'text' | 'key' = 'text'): RehearsedCall {
  if (call.state.status !== 'live') return call;
  return heard(call, [converse(flow, call.state, text, today, call.backend)], { text, by });
}

function heard(call: RehearsedCall, steps: readonly Step[], said: { text: string; by: 'text' | 'key' } | null): RehearsedCall {
  const state = steps.at(-1)!.state;
  const place = { at: state.at, isVerified: state.verified, isInterrupted: false };
  const turns: RehearsedTurn[] = [
    ...call.turns,
    ...(said ? [{ who: 'caller' as const, text: said.text, by: said.by, at: call.state.at, isVerified: call.state.verified, isInterrupted: false }] : []),
    ...steps.flatMap(({ effects }) => effects.flatMap((effect): RehearsedTurn[] => (effect.kind === 'say' ? [{ who: 'agent', text: effect.text, by: null, ...place }] : []))),
  ];
  return { ...call, state, turns, actions: state.proposals.map(({ action }) => action), leaks: leaks(turns, call.patients, call.cast.locale) };
}

/** What whoever is played would say now, as their turn of this number; empty for nothing. The same each time one looks. */
export function lineOf({ cast, patients }: Pick<RehearsedCall, 'cast' | 'patients'>, asked: Slot | null, turn: number): string {
  return personas[cast.persona]({ patient: patients[0]!, wish: cast.wish, locale: cast.locale, random: seededRandom(cast.seed + turn) }, asked, turn);
}

export const turnsOfCaller = (turns: readonly Turn[]): number => turns.filter(({ who }) => who === 'caller').length;

/** The question that was put in a state of the flow. */
export function askedAt(flow: AgentFlow, at: string): Slot | null {
  const state = flowState(flow, at);
  return state?.kind === 'collect' ? state.slot : null;
}

export const askedIn = (flow: AgentFlow, call: RehearsedCall): Slot | null => asking(flow, call.state);

/** The words of a turn that were heard in a part of its time. */
export function heardPart(text: string, share: number): string {
  if (share >= 1) return text;
  const end = Math.floor(text.length * Math.max(0, share));
  const word = text.slice(0, end).search(/\S*$/);
  // Chinese and Japanese have no spaces: there a character is what was heard.
  return (/\s/.test(text) ? text.slice(0, word) : text.slice(0, end)).trimEnd();
}

/** Where a rehearsed call stands. */
export interface RehearsalView {
  at: string;
  status: 'live' | 'waiting' | 'handed-off' | 'ended';
  isVerified: boolean;
  isOver: boolean;
  actions: readonly ProposalAction[];
}
