import { agentContract, callContract, callQueueContract, suiteContract } from '@intake/api/contract';
import { implement, type Routes } from '../../http/implement.ts';
import type { AgentService } from './agent/agent.service.ts';
import type { NumberService } from './agent/number.service.ts';
import type { SuiteService } from './agent/suite.service.ts';
import type { CallService } from './call/call.service.ts';
import type { ProposalService } from './call/proposal.service.ts';
import type { PolicyService } from './queue/policy.service.ts';
import type { QueueService } from './queue/queue.service.ts';

export interface VoiceServices {
  agents: AgentService;
  numbers: NumberService;
  suites: SuiteService;
  calls: CallService;
  proposals: ProposalService;
  queue: QueueService;
  policy: PolicyService;
}

/** Every key of the contracts is answered; a missing or an extra one does not compile. */
export const voiceRoutes = ({ agents, numbers, suites, calls, proposals, queue, policy }: VoiceServices): Routes[] => [
  implement(agentContract, {
    listAgents: ({ actor }) => agents.list(actor),
    getAgent: ({ actor, params }) => agents.get(actor, params.id),
    createAgent: ({ actor, body }) => agents.create(actor, body),
    updateAgent: ({ actor, body }) => agents.update(actor, body),
    removeAgent: ({ actor, body }) => agents.remove(actor, body),
    publishAgent: ({ actor, body }) => agents.publish(actor, body),
    listAgentVersions: ({ actor, params }) => agents.versions(actor, params.id),
    getAgentVersion: ({ actor, params }) => agents.version(actor, params),
    listVoices: () => numbers.voices(),
    listVoiceNumbers: ({ actor }) => numbers.list(actor),
    bindVoiceNumber: ({ actor, body }) => numbers.bind(actor, body),
  }),
  implement(suiteContract, {
    runSuite: ({ actor, body }) => suites.run(actor, body),
    listSuiteRuns: ({ actor, query }) => suites.runs(actor, query.agentId),
    listScenarios: ({ actor, query }) => suites.scenarios(actor, query.agentId),
    saveScenario: ({ actor, body }) => suites.save(actor, body),
    removeScenario: ({ actor, body }) => suites.remove(actor, body),
    replayCall: ({ actor, body }) => suites.replay(actor, body),
  }),
  implement(callContract, {
    listCalls: ({ actor, query }) => calls.list(actor, query),
    getCall: ({ actor, params }) => calls.get(actor, params.id),
    readRawTranscript: ({ actor, params }) => calls.raw(actor, params.id),
    registerWebCall: ({ actor, body }) => calls.registerWeb(actor, body),
    removeWebCall: ({ actor, body }) => calls.removeWeb(actor, body.id),
    registerPhoneCall: ({ actor, body }) => calls.registerPhone(actor, body),
    startAppointmentCall: ({ actor, body }) => calls.startForVisit(actor, body),
    acceptProposal: ({ actor, body }) => proposals.accept(actor, body),
    dismissProposal: ({ actor, body }) => proposals.dismiss(actor, body),
  }),
  implement(callQueueContract, {
    listCallQueue: ({ actor, query }) => queue.list(actor, query),
    suggestCalls: ({ actor, query }) => queue.suggest(actor, query.kind),
    queueCalls: ({ actor, body }) => queue.queue(actor, body),
    withdrawQueued: ({ actor, body }) => queue.withdraw(actor, body),
    getCallPolicy: ({ actor }) => policy.get(actor),
    saveCallPolicy: ({ actor, body }) => policy.save(actor, body),
  }),
];
