import { agentDetails, agents, agentVersions, locations, scenarios, suiteRunOf, voiceNumbers, voices } from '@intake/api/testing';
import { fn } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { AgentsModel } from './Agents.model.ts';
import type { AgentsScreenProps } from './AgentsScreen.tsx';
import { noCall, type VoiceCall } from './rehearsal/voiceCall.model.ts';

const listed: AgentsModel = {
  openId: null, tab: 'flow', list: ready(agents), detail: { state: 'none' }, voices, numbers: voiceNumbers, locations, versions: ready(agentVersions), runs: ready([]),
  scenarios, clinic: { name: 'Maple Clinic', phone: '+1 416 555 0142' }, today: '2026-11-23', may: { manage: true, place: true },
};

/** The list, or one of the agents: 0 is live, 1 has problems, 2 was never published. */
export const modelWith = (different: Partial<AgentsModel> = {}, number?: 0 | 1 | 2): AgentsModel => {
  const agent = number === undefined ? null : agentDetails[number]!;
  return {
    ...listed,
    ...(agent && { openId: agent.id, detail: ready(agent), runs: ready(number === 0 ? [suiteRunOf(agent.id, agent.version)] : []) }),
    ...different,
  };
};

export const voiceWith = (different: Partial<VoiceCall> = {}) => ({ call: { ...noCall, ...different }, start: fn(), say: fn(), press: fn(), stop: fn(), leave: fn() });

const answered = () => fn((): Outcome => Promise.resolve(null));

export const agentsArgs = {
  model: modelWith(), voice: voiceWith(), isRunning: false, compared: null, hrefOf: ({ id }) => `#${id}`,
  onCreate: answered(), onCreated: fn(), onRetry: fn(), onRetryDetail: fn(), onRetryVersions: fn(), onRetryRuns: fn(), onCompare: fn(), onTab: fn(), onSave: answered(), onRun: fn(),
  onPublish: answered(), onBind: fn(), onRemove: answered(), onSaveScenario: answered(), onRemoveScenario: answered(), onClose: fn(),
} satisfies AgentsScreenProps;
