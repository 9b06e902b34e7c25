import type { AgentFlow, FlowState, SpokenText } from '@intake/api/contract';
import { flowProblems, flowState, flowVariable, slots, targetsOf, unverifiedStates, type FlowProblem, type FlowStateKind, type Slot } from '@intake/api/rules/voice';

/** One state of the flow as the outline shows it. */
export interface OutlineStep {
  id: string;
  state: FlowState;
  /** What is wrong with it. */
  problems: readonly FlowProblem[];
  /** Somebody can be here who has not been identified. */
  isOpen: boolean;
  isReached: boolean;
}

/** States in the order in which a call comes to them, what nothing leads to at the end. */
export function orderOf(flow: AgentFlow): string[] {
  const seen = new Set<string>();
  const visit = (id: string) => {
    const state = flowState(flow, id);
    if (!state || seen.has(id)) return;
    seen.add(id);
    for (const { target } of targetsOf(state)) visit(target);
  };
  visit(flow.start);
  return [...seen, ...Object.keys(flow.states).filter((id) => !seen.has(id))];
}

export function outlineOf(flow: AgentFlow): OutlineStep[] {
  const problems = flowProblems(flow);
  const open = unverifiedStates(flow);
  const unreached = new Set(problems.filter(({ code }) => code === 'unreachable').map(({ name }) => name));
  return orderOf(flow).map((id) => ({
    id, state: flowState(flow, id)!, isOpen: open.has(id), isReached: !unreached.has(id), problems: problems.filter(({ path }) => stateOfPath(path) === id),
  }));
}

/** The state that the path of a problem is in; null for the flow as a whole. */
export const stateOfPath = (path: string): string | null => /^states\.([^.]+)/.exec(path)?.[1] ?? null;

/** What a state says, in any language; null where it says nothing. */
export const textOf = (state: FlowState): SpokenText | null => ('text' in state ? state.text : state.kind === 'collect' ? state.prompt : null);

export interface TextPart {
  text: string;
  isVariable: boolean;
}

/** A text with the values that it names apart. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(flowVariable)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isVariable: false });
    parts.push({ text: match[1] ?? '', isVariable: true });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isVariable: false }] : parts;
}

export const isStateId = (id: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(id);

/** The values that a branch can tell apart; null where it is free text. */
export const valuesOf = (slot: Slot): readonly string[] | null =>
  slot === 'answer' ? ['yes', 'no'] : slot === 'wish' ? ['confirm', 'cancel', 'move', 'hear'] : null;

const withTargets = (state: FlowState, rename: (id: string) => string): FlowState => {
  switch (state.kind) {
    case 'say':
    case 'propose':
      return { ...state, next: rename(state.next) };
    case 'collect':
      return { ...state, next: rename(state.next), failed: rename(state.failed) };
    case 'check':
      return { ...state, next: rename(state.next), failed: rename(state.failed), ...(state.retry !== undefined && { retry: rename(state.retry) }) };
    case 'branch':
      return { ...state, cases: state.cases.map((one) => ({ ...one, next: rename(one.next) })), otherwise: rename(state.otherwise) };
    default:
      return state;
  }
};

/** The flow with one state as it is now; a new id goes into whatever leads there. */
export function withState(flow: AgentFlow, before: string | null, id: string, state: FlowState): AgentFlow {
  const rename = (one: string) => (one === before ? id : one);
  const entries = Object.entries(flow.states).map(([key, old]) => (key === before ? [id, state] : [key, withTargets(old, rename)]) as [string, FlowState]);
  const all = before === null ? [...entries, [id, state] as [string, FlowState]] : entries;
  return { ...flow, start: rename(flow.start), states: Object.fromEntries(all) };
}

/** Without a state: what led there leads on to where it led, so that nothing hangs. */
export function withoutState(flow: AgentFlow, id: string): AgentFlow {
  const gone = flowState(flow, id);
  const onward = gone ? targetsOf(gone).find(({ target }) => target !== id)?.target : undefined;
  const rename = (one: string) => (one === id ? (onward ?? one) : one);
  const entries = Object.entries(flow.states).flatMap(([key, state]) => (key === id ? [] : [[key, withTargets(state, rename)]]));
  return { ...flow, start: rename(flow.start), states: Object.fromEntries(entries) };
}

/** A new state of a kind, with what it cannot be without. Texts are written by a person. */
export function blankState(kind: FlowStateKind, flow: AgentFlow): FlowState {
  const next = flow.start;
  switch (kind) {
    case 'say':
      return { kind, text: {}, next };
    case 'collect':
      return { kind, slot: slots.find((slot) => slot === 'answer')!, prompt: {}, tries: 3, next, failed: next };
    case 'check':
      return { kind, check: 'identity', next, retry: next, failed: next };
    case 'branch':
      return { kind, slot: 'answer', cases: [{ value: 'yes', next }], otherwise: next };
    case 'propose':
      return { kind, action: 'message', next };
    case 'hand-off':
    case 'end':
      return { kind, text: {} };
  }
}

/** An id that the flow does not have yet. */
export function freshId(flow: AgentFlow, kind: FlowStateKind): string {
  let number = 1;
  while (Object.hasOwn(flow.states, `${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

export type Change = { id: string; kind: 'added' | 'removed' | 'changed'; before: FlowState | null; after: FlowState | null };

/** Whichever way round their fields were written. */
const sorted = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) : value;
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/** What differs between two flows, state by state. */
export function changesOf(before: AgentFlow | null, after: AgentFlow): Change[] {
  const old = before?.states ?? {};
  const ids = [...new Set([...orderOf(after), ...Object.keys(old)])];
  return ids.flatMap((id): Change[] => {
    const was = Object.hasOwn(old, id) ? old[id]! : null;
    const is = Object.hasOwn(after.states, id) ? after.states[id]! : null;
    if (same(was, is)) return [];
    return [{ id, kind: was === null ? 'added' : is === null ? 'removed' : 'changed', before: was, after: is }];
  });
}
