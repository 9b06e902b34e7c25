import type { MachineFaultCode } from '@intake/api/rules';
import { machineFaultOf } from '../faults/machineFault.ts';
import { describeError } from '../log/log.ts';
import { PermanentError, type Job, type JobFailure } from './jobs.port.ts';

/** What becomes of a job after a try that failed: `wait` for the machine spends no try, `retry` does. */
export interface Outcome {
  next: 'wait' | 'retry' | 'fail';
  failure: JobFailure;
}

/** Nothing in a document can bring these about, so that they are waited out however long they last. */
const neverTheJob: ReadonlySet<MachineFaultCode> = new Set(['storage-full', 'storage-failed', 'database']);

/** A job that kills its process or takes all memory does so again; after this often it is the job. */
const mostInterruptions = 10;

export function outcomeOf(job: Job, error: unknown): Outcome {
  const message = messageOf(error);
  if (error instanceof PermanentError) return { next: 'fail', failure: { code: error.code, message } };
  const fault = machineFaultOf(error);
  if (fault && (neverTheJob.has(fault) || job.interruptions < mostInterruptions)) return { next: 'wait', failure: { code: fault, message } };
  const isLast = fault !== undefined || job.attempt >= job.maxAttempts;
  return { next: isLast ? 'fail' : 'retry', failure: { code: fault === 'overload' ? 'timeout' : 'unexpected', message } };
}

function messageOf(error: unknown): string {
  const described = describeError(error instanceof Error ? error : new Error(String(error)));
  return String(described.message).slice(0, 500);
}
