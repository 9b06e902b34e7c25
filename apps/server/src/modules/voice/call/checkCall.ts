import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import { complete, enqueue, type JobHandler } from '../../../platform/jobs/jobs.port.ts';
import type { VoiceProvider } from '../../../platform/voice/voice.port.ts';
import { applyNews } from './applyCall.ts';
import { requireCall } from './call.store.ts';
import { checkCallJob } from './callJobs.ts';

const longestCheckSeconds = 3600;
const mostChecks = 40;
const open = ['placing', 'unconfirmed', 'registered', 'ongoing'];

interface CheckParts {
  database: Database;
  voice: VoiceProvider;
  clock: Clock;
  firstCheckSeconds?: number;
}

/**
 * Asks the provider what became of a call until that is known. One that the provider knew and knows no more has broken off;
 * one of which nobody can say whether it rang stays unconfirmed, and is never made again by itself.
 */
export function createCheckCallHandler({ database, voice, clock, firstCheckSeconds = 120 }: CheckParts): JobHandler {
  return {
    concurrency: 2,
    async run(job) {
      const organizationId = job.organizationId!;
      const callId = String(job.payload['callId']);
      const call = await database.asService(organizationId, (tx) => requireCall(tx, organizationId, callId)).catch(() => null);
      if (!call || !open.includes(call.status)) return database.asService(organizationId, (tx) => complete(tx, job));
      const found = call.provider_call_id ? await voice.getCall(call.provider_call_id) : await voice.findCall(callId);
      const checks = Number(job.payload['checks'] ?? 0) + 1;
      await database.asService(organizationId, async (tx) => {
        await applyNews(tx, organizationId, callId, found ?? (call.provider_call_id ? 'lost' : 'unconfirmed'));
        const isEnded = found ? !['registered', 'ongoing'].includes(found.status) : call.provider_call_id !== null;
        if (!isEnded && checks < mostChecks) {
          const seconds = Math.min(firstCheckSeconds * 2 ** Math.min(checks, 8), longestCheckSeconds);
          await enqueue(tx, { kind: checkCallJob, organizationId, payload: { callId, checks }, runAt: new Date(clock.now().getTime() + seconds * 1000), maxAttempts: 20 });
        }
        await complete(tx, job);
      });
    },
    onFailed: async (tx, job) => applyNews(tx, job.organizationId!, String(job.payload['callId']), 'unconfirmed'),
  };
}
