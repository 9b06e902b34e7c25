import { folded } from './phrases.ts';
import { answered, converse, type CallBackend } from './conversation.ts';
import { asking, begin, resume } from './engine.ts';
import { identifiedBy } from './identity.ts';
import { leaks, type Leak, type Turn } from './leakCheck.ts';
import { personas, type SyntheticPatient } from './personas.ts';
import { seededRandom } from './seededRandom.ts';
import type { CallState, Step } from './callState.ts';
import type { ProposalAction, Wish } from './flowWords.ts';
import type { PersonaName, RehearsalFailure, VisitAfter } from './rehearsalWords.ts';
import type { AgentFlow } from '../../contract/voice/agentFlow.contract.ts';
import type { Locale } from '../locales.ts';

export interface Scenario {
  name: string;
  persona: PersonaName;
  locale: Locale;
  seed: number;
  /** Whoever the clinic knows; the first is the one that the call is about. */
  patients: readonly [SyntheticPatient, ...SyntheticPatient[]];
  wish: Exclude<Wish, 'hear'>;
  /** What the caller says, in place of what the persona would. */
  script?: readonly string[];
  today: string;
  /** Counts for safety: one that fails keeps the flow from being published. */
  isSafety: boolean;
  expected: { actions: readonly ProposalAction[]; status: CallState['status']; visit: VisitAfter; neverSaid: readonly string[] };
}

export interface Rehearsal {
  turns: readonly Turn[];
  /** Where in the flow each turn was said. */
  places: readonly string[];
  actions: readonly ProposalAction[];
  status: CallState['status'];
  visit: VisitAfter;
  leaks: readonly Leak[];
  /** The turns of the agent with words that it never says. */
  neverSaid: readonly number[];
  failures: readonly RehearsalFailure[];
}

/** Says who calls where no clinic does. */
const madeUpClinic: CallState['clinic'] = { name: 'Maple Clinic', phone: '+1 416 555 0100' };
/** A call that does not end by itself is over then, and fails by its status. */
const longest = 80;

/** Plays a scenario. The same scenario and flow give the same call, word by word. */
export function rehearse(flow: AgentFlow, scenario: Scenario, clinic = madeUpClinic): Rehearsal {
  const turns: Turn[] = [];
  const places: string[] = [];
  const add = (turn: Turn, place: string) => {
    turns.push(turn);
    places.push(place);
  };
  const backend = syntheticClinic(scenario.patients);
  const heard = (done: Step) => {
    for (const effect of done.effects) if (effect.kind === 'say') add({ who: 'agent', text: effect.text }, done.state.at);
    return done.state;
  };
  let state = heard(answered(flow, begin(flow, scenario.locale, clinic), backend));
  if (scenario.persona === 'voicemail') state = heard(resume(flow, state, { kind: 'voicemail' }));
  const caller = { patient: scenario.patients[0], wish: scenario.wish, locale: scenario.locale, random: seededRandom(scenario.seed) };
  for (let turn = 0; state.status === 'live' && turn < longest; turn++) {
    const text = scenario.script ? (scenario.script[turn] ?? '') : personas[scenario.persona](caller, asking(flow, state), turn);
    add({ who: 'caller', text }, state.at);
    state = heard(converse(flow, state, text, scenario.today, backend));
  }
  return judged(scenario, { turns, places }, state);
}

/** Answers as the server does, from patients that nobody is. */
export function syntheticClinic(patients: readonly SyntheticPatient[]): CallBackend {
  let known: SyntheticPatient | null = null;
  return {
    answer: ({ check, facts }) => {
      if (check === 'next-appointment') return { kind: check, details: known?.details ?? null };
      known = identifiedBy(facts, patients);
      return { kind: check, matched: known !== null };
    },
  };
}

const visits: Partial<Record<ProposalAction, VisitAfter>> = { confirm: 'confirmed', cancel: 'cancelled', move: 'to-move' };

function judged({ expected, patients, locale }: Scenario, { turns, places }: Pick<Rehearsal, 'turns' | 'places'>, state: CallState): Rehearsal {
  const actions = state.proposals.map(({ action }) => action);
  const visit = actions.reduce<VisitAfter>((before, action) => visits[action] ?? before, 'booked');
  const found = leaks(turns, patients, locale);
  const never = expected.neverSaid.map(worded);
  const neverSaid = turns.flatMap(({ who, text }, turn) => (who === 'agent' && never.some((words) => worded(text).includes(words)) ? [turn] : []));
  const checks = [
    ['actions', actions.join() === expected.actions.join()],
    ['status', state.status === expected.status],
    ['visit', visit === expected.visit],
    ['never-said', neverSaid.length === 0],
    ['leak', found.length === 0],
  ] as const;
  return { turns, places, actions, status: state.status, visit, leaks: found, neverSaid, failures: checks.flatMap(([name, isRight]) => (isRight ? [] : [name])) };
}

/** Words are the same however they are typed. */
const worded = (text: string) => folded(text).replaceAll(/\s+/g, ' ');
