import type { Routes } from '../../http/implement.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AppointmentService } from '../appointment/appointment.service.ts';
import type { Model } from '../../platform/model/model.port.ts';
import { createAgentService } from './agent/agent.service.ts';
import { createNumberService } from './agent/number.service.ts';
import { createSuiteService } from './agent/suite.service.ts';
import { createCallService } from './call/call.service.ts';
import { createLiveCalls } from './call/liveCalls.ts';
import type { PlaceParts } from './call/placeCall.ts';
import { createProposalService } from './call/proposal.service.ts';
import { retellWebhook } from './call/retellWebhook.ts';
import { voiceSockets } from './call/voiceSockets.ts';
import { createPolicyService } from './queue/policy.service.ts';
import { createQueueService } from './queue/queue.service.ts';
import { startCallQueue } from './queue/queueRunner.ts';
import { startForgetting } from './retention.ts';
import { voiceRoutes } from './voice.routes.ts';

interface VoiceParts extends PlaceParts {
  /** Part of the address at which the provider asks what to say. */
  socketSecret: string;
  appointments: Pick<AppointmentService, 'changeIn'>;
  /** Understands what phrases do not; undefined where none is set up. */
  model?: Model | undefined;
}

/** Everything about voice agents that browsers and the provider can call. */
export const allVoiceRoutes = ({ socketSecret, appointments, ...parts }: VoiceParts): Routes[] => [
  ...voiceRoutes({
    agents: createAgentService(parts), numbers: createNumberService(parts), suites: createSuiteService(parts.database), calls: createCallService(parts),
    proposals: createProposalService({ ...parts, appointments }), queue: createQueueService(parts), policy: createPolicyService(parts.database),
  }),
  retellWebhook(parts.database, parts.voice),
  voiceSockets({ voice: parts.voice, calls: createLiveCalls(parts), secret: socketSecret }),
];

/** Makes the calls that are due, and forgets what was said in time. Answers what ends it. */
export function startVoiceTimers(parts: PlaceParts & { log: Log }): () => Promise<void> {
  const endForgetting = startForgetting(parts);
  const endQueue = startCallQueue(parts);
  return async () => void (await Promise.all([endForgetting(), endQueue()]));
}
