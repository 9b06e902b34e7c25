import type { JobKind } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';

export const sendTextJob = 'send-text' satisfies JobKind;
export const checkTextJob = 'check-text' satisfies JobKind;
export const correctTextJob = 'correct-text' satisfies JobKind;

interface Due {
  organizationId: string;
  id: string;
  /** Now when null. */
  at: Date | null;
}

export const enqueueText = (tx: Tx, { organizationId, id, at }: Due): Promise<number> =>
  enqueue(tx, { kind: sendTextJob, organizationId, payload: { messageId: id }, priority: 2, ...(at && { runAt: at }) });

export const enqueueTextCheck = (tx: Tx, { organizationId, id, at }: Due, checks: number): Promise<number> =>
  enqueue(tx, { kind: checkTextJob, organizationId, payload: { messageId: id, checks }, maxAttempts: 20, ...(at && { runAt: at }) });

/** Whoever was told of a visit that is not to be as they were told is told so. */
export const enqueueCorrection = (tx: Tx, organizationId: string, appointmentId: string): Promise<number> =>
  enqueue(tx, { kind: correctTextJob, organizationId, payload: { appointmentId } });
