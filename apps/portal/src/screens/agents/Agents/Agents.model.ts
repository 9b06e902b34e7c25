import type { Agent, AgentContent, AgentDetail, AgentVersion, FailedScenario, StoredScenario, SuiteRun, Voice, VoiceNumber } from '@intake/api/contract';
import type { Tone } from '@intake/ui/tokens';
import type { Loadable } from '../../../data/loadable.ts';
import { changesOf, same, type Change } from './flow/flow.model.ts';

export const agentTabs = ['flow', 'rehearse', 'suite', 'versions', 'settings'] as const;
export type AgentTab = (typeof agentTabs)[number];

export interface AgentPlace {
  openId: string | null;
  tab: AgentTab;
}

export interface AgentsModel extends AgentPlace {
  list: Loadable<readonly Agent[]>;
  detail: Loadable<AgentDetail> | { state: 'none' };
  voices: readonly Voice[];
  numbers: readonly VoiceNumber[];
  locations: readonly { id: string; name: string }[];
  versions: Loadable<readonly AgentVersion[]>;
  runs: Loadable<readonly SuiteRun[]>;
  scenarios: readonly StoredScenario[];
  clinic: { name: string; phone: string };
  /** `YYYY-MM-DD` at the clinic. */
  today: string;
  may: { manage: boolean; place: boolean };
}

/** What the address says; a tab that does not exist is the first. */
export const placeOf = (address: URLSearchParams): AgentPlace => ({
  openId: address.get('agent'),
  tab: agentTabs.find((tab) => tab === address.get('tab')) ?? 'flow',
});

export function addressOf({ openId, tab }: AgentPlace): URLSearchParams {
  const address = new URLSearchParams();
  if (openId) address.set('agent', openId);
  if (openId && tab !== 'flow') address.set('tab', tab);
  return address;
}

/** Whether what answers calls is what one sees. */
export const stateOf = ({ publishedVersion, version }: Pick<Agent, 'publishedVersion' | 'version'>): 'draft' | 'live' | 'changed' =>
  publishedVersion === null ? 'draft' : publishedVersion === version ? 'live' : 'changed';

export const safetyTone = (score: Agent['score']): Tone => (score === null ? 'neutral' : score.safety.of > 0 && score.safety.passed === score.safety.of ? 'success' : 'danger');

/** The newest run of the version that is shown. */
export const runOf = (runs: readonly SuiteRun[], number: number): SuiteRun | null => runs.find((run) => run.number === number) ?? null;

/** What is left to do before a version answers calls, in order. */
export interface Gate {
  problems: number;
  run: SuiteRun | null;
  isOpen: boolean;
}

export const gateOf = (problems: number, run: SuiteRun | null): Gate => ({ problems, run, isOpen: problems === 0 && run?.isPublishable === true });

/** The settings that differ between two versions; the flow has changes of its own. */
export function settingsChanged(before: AgentContent | null, after: AgentContent): (keyof AgentContent)[] {
  if (before === null) return [];
  return (['purpose', 'voiceId', 'transferTo', 'voicemail', 'hours', 'locationId', 'asksToRecord'] as const).filter((key) => !same(before[key], after[key]));
}

export interface Difference {
  steps: readonly Change[];
  settings: readonly (keyof AgentContent)[];
  isLanguages: boolean;
  isVoicemailText: boolean;
}

export function differenceOf(before: AgentContent | null, after: AgentContent): Difference {
  return {
    steps: changesOf(before?.flow ?? null, after.flow),
    settings: settingsChanged(before, after),
    isLanguages: before !== null && !same(before.flow.languages, after.flow.languages),
    isVoicemailText: before !== null && !same(before.flow.voicemail, after.flow.voicemail),
  };
}

export const isUnchanged = ({ steps, settings, isLanguages, isVoicemailText }: Difference): boolean =>
  steps.length === 0 && settings.length === 0 && !isLanguages && !isVoicemailText;

/** Those of safety first: they keep a version from being published. */
export const inOrder = (failed: readonly FailedScenario[]): FailedScenario[] => failed.toSorted((one, other) => Number(other.isSafety) - Number(one.isSafety));
