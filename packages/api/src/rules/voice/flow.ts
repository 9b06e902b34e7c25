import { clinicVariables, flowVariable, identitySlots, isClinicVariable, isDetailVariable, isIdentitySlot, verifiedActions } from './flowWords.ts';
import type { AgentFlow, FlowState, SpokenText } from '../../contract/voice/agentFlow.contract.ts';

export interface FlowProblem {
  /** Where it stands, such as `states.greet.text.fr`. */
  path: string;
  /**
   * `detail-unverified`: it would say something of a patient, and `check-unverified`, `action-unverified` ask or propose
   * something about one, where a caller can arrive who has not been identified. `endless`: it goes round and waits for nobody.
   */
  code:
    | 'missing-target' | 'unreachable' | 'missing-text' | 'unknown-variable' | 'detail-unverified' | 'check-unverified'
    | 'action-unverified' | 'too-few-facts' | 'no-retry' | 'endless';
  /** The state or the variable that is meant. */
  name: string;
}

/** The state of this id. Its own only: `constructor` is a missing state, not a property of every object. */
export const flowState = (flow: AgentFlow, id: string): FlowState | null => (Object.hasOwn(flow.states, id) ? flow.states[id]! : null);

/** Where a state leads, by the path of the field that says so. */
export function targetsOf(state: FlowState): { field: string; target: string }[] {
  switch (state.kind) {
    case 'say':
    case 'propose':
      return [{ field: 'next', target: state.next }];
    case 'collect':
      return [{ field: 'next', target: state.next }, { field: 'failed', target: state.failed }];
    case 'check':
      return [
        { field: 'next', target: state.next },
        ...(state.retry === undefined ? [] : [{ field: 'retry', target: state.retry }]),
        { field: 'failed', target: state.failed },
      ];
    case 'branch':
      return [
        ...state.cases.map(({ next }, index) => ({ field: `cases.${index}.next`, target: next })),
        { field: 'otherwise', target: state.otherwise },
      ];
    default:
      return [];
  }
}

/** Every state that can be reached from the first, over the ways that are allowed. */
function reachable(flow: AgentFlow, isAllowed: (state: FlowState, field: string) => boolean): Set<string> {
  const seen = new Set<string>();
  const open = [flow.start];
  while (open.length > 0) {
    const id = open.pop()!;
    const state = flowState(flow, id);
    if (!state || seen.has(id)) continue;
    seen.add(id);
    for (const { field, target } of targetsOf(state)) if (isAllowed(state, field)) open.push(target);
  }
  return seen;
}

const identifies = (state: FlowState, field: string) => state.kind === 'check' && state.check === 'identity' && field === 'next';

/** States in which a caller can be who has not been identified. */
export const unverifiedStates = (flow: AgentFlow): Set<string> => reachable(flow, (state, field) => !identifies(state, field));

/** All that is wrong with a flow. One with problems is not published. */
export function flowProblems(flow: AgentFlow): FlowProblem[] {
  const reached = reachable(flow, () => true);
  const open = unverifiedStates(flow);
  const problems: FlowProblem[] = textProblems(flow, 'voicemail', flow.voicemail, true);
  if (!flowState(flow, flow.start)) problems.push({ path: 'start', code: 'missing-target', name: flow.start });
  for (const [id, state] of Object.entries(flow.states)) {
    const path = `states.${id}`;
    for (const { field, target } of targetsOf(state))
      if (!flowState(flow, target)) problems.push({ path: `${path}.${field}`, code: 'missing-target', name: target });
    if (!reached.has(id)) problems.push({ path, code: 'unreachable', name: id });
    problems.push(...stateProblems(flow, id, state, open.has(id)));
    if (turnsForever(flow, id)) problems.push({ path, code: 'endless', name: id });
  }
  return problems;
}

function stateProblems(flow: AgentFlow, id: string, state: FlowState, isOpen: boolean): FlowProblem[] {
  const path = `states.${id}`;
  switch (state.kind) {
    case 'say':
    case 'hand-off':
    case 'end':
      return textProblems(flow, `${path}.text`, state.text, isOpen);
    case 'collect':
      return textProblems(flow, `${path}.prompt`, state.prompt, isOpen);
    case 'propose':
      return isOpen && verifiedActions.includes(state.action) ? [{ path: `${path}.action`, code: 'action-unverified', name: state.action }] : [];
    case 'check': {
      if (state.check !== 'identity') return isOpen ? [{ path: `${path}.check`, code: 'check-unverified', name: state.check }] : [];
      const asked = new Set(Object.values(flow.states).flatMap((other) => (other.kind === 'collect' && isIdentitySlot(other.slot) ? [other.slot] : [])));
      return [
        ...(asked.size < 2 ? [{ path: `${path}.check`, code: 'too-few-facts' as const, name: identitySlots.join(' ') }] : []),
        ...(state.retry === undefined ? [{ path: `${path}.retry`, code: 'no-retry' as const, name: id }] : []),
      ];
    }
    default:
      return [];
  }
}

function textProblems(flow: AgentFlow, path: string, text: SpokenText, isOpen: boolean): FlowProblem[] {
  return flow.languages.flatMap((language): FlowProblem[] => {
    const own = text[language];
    const at = `${path}.${language}`;
    if (!own) return [{ path: at, code: 'missing-text', name: language }];
    const stray = /[{}]/.exec(own.replaceAll(flowVariable, ''));
    const named = [...own.matchAll(flowVariable)].flatMap(([, name = '']): FlowProblem[] => {
      if (isClinicVariable(name)) return [];
      if (!isDetailVariable(name)) return [{ path: at, code: 'unknown-variable', name: name || clinicVariables[0] }];
      return isOpen ? [{ path: at, code: 'detail-unverified', name }] : [];
    });
    return stray ? [...named, { path: at, code: 'unknown-variable', name: stray[0] }] : named;
  });
}

/** Whether a state comes back to itself without ever waiting for the caller or the server. */
function turnsForever(flow: AgentFlow, from: string): boolean {
  const waits = (state: FlowState) => state.kind === 'collect' || state.kind === 'check';
  const seen = new Set<string>();
  const open = [from];
  while (open.length > 0) {
    const state = flowState(flow, open.pop()!);
    if (!state || waits(state)) continue;
    for (const { target } of targetsOf(state)) {
      if (target === from) return true;
      if (!seen.has(target)) open.push(target);
      seen.add(target);
    }
  }
  return false;
}
