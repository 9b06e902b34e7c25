import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { complete, enqueue, type Job, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { FaxRefused, FaxUnconfirmed, type Telephony } from '../../platform/telephony/telephony.port.ts';
import { applyNews, change } from './applyState.ts';
import { lockDelivery, type AttemptRow } from './delivery.store.ts';
import { checkJob } from './deliveryJobs.ts';
import { isOutdated } from './isOutdated.ts';

export interface TransmitParts {
  database: Database;
  files: Files;
  telephony: Telephony;
  /** When to ask the provider about a call that was claimed. */
  firstCheckSeconds?: number;
}

/** Longer than the one call may take, so that a call that is still running is not taken for a lost one. */
const usualCheckSeconds = 120;
/** Asking goes on for two days, ever less often. */
const longestCheckSeconds = 3600;
const mostChecks = 60;

interface Claimed {
  attemptId: string;
  from: string;
  to: string;
  fileKey: string;
}

/**
 * Sends a fax that is due. The call is claimed, and this job ended, in one transaction before the call is made: whatever
 * happens afterwards, no second call follows from it. A claimed call whose answer is not known is asked for, never repeated.
 */
export function createSendHandler({ database, files, telephony, firstCheckSeconds = usualCheckSeconds }: TransmitParts): JobHandler {
  const claim = (job: Job): Promise<Claimed | null> =>
    database.asService(job.organizationId, async (tx) => {
      await complete(tx, job);
      const delivery = job.faxId ? await lockDelivery(tx, job.faxId) : undefined;
      if (delivery?.status !== 'queued' && delivery?.status !== 'scheduled') return null;
      const { from_number: from, to_number: to } = await tx.selectFrom('fax').select(['from_number', 'to_number']).where('id', '=', delivery.fax_id).executeTakeFirstOrThrow();
      if (!from || !to || !(await isSwitchedOn(tx, delivery.organization_id))) {
        await change(tx, delivery, { event: 'fail', failure: 'account' });
        return null;
      }
      if (await isOutdated(tx, delivery.letter_id)) {
        await change(tx, delivery, { event: 'cancel' });
        return null;
      }
      const document = await tx.selectFrom('document').select('file_key').where('fax_id', '=', delivery.fax_id).where('version', '=', 1).executeTakeFirstOrThrow();
      const number = delivery.attempts + 1;
      const { id: attemptId } = await tx
        .insertInto('fax_attempt')
        .values({ organization_id: delivery.organization_id, fax_id: delivery.fax_id, number })
        .returning('id')
        .executeTakeFirstOrThrow();
      await enqueueCheck(tx, delivery.organization_id, attemptId, 0, firstCheckSeconds);
      await change(tx, delivery, { event: 'claim', set: { attempts: number, tries: delivery.tries + 1 } });
      return { attemptId, from, to, fileKey: document.file_key };
    });

  return {
    concurrency: 4,
    async run(job) {
      const claimed = await claim(job);
      if (!claimed) return;
      const { attemptId, from, to, fileKey } = claimed;
      const pdf = await files.read(fileKey).catch(() => null);
      const news = pdf
        ? await telephony.sendFax({ from, to, pdf, reference: attemptId }).catch((error: unknown) => {
            if (error instanceof FaxRefused) return { status: 'failed' as const, failureReason: error.reason, providerFaxId: null };
            if (error instanceof FaxUnconfirmed) return 'unconfirmed' as const;
            throw error;
          })
        : { status: 'failed' as const, failureReason: 'service_unavailable', providerFaxId: null };
      await database.asService(job.organizationId, (tx) => applyNews(tx, attemptId, news));
    },
    // It ends with the claim, so that only a database that is away lets it fail; then nothing was sent.
    onFailed: async (tx, job) => {
      const delivery = job.faxId ? await lockDelivery(tx, job.faxId) : undefined;
      if (delivery?.status === 'queued' || delivery?.status === 'scheduled') await change(tx, delivery, { event: 'fail', failure: 'unknown' });
    },
  };
}

/** Asks the provider what became of a call, until that is known. */
export function createCheckHandler({ database, telephony, firstCheckSeconds = usualCheckSeconds }: Omit<TransmitParts, 'files'>): JobHandler {
  const ask = async (attempt: AttemptRow, to: string) => {
    if (attempt.provider_fax_id) return telephony.getFax(attempt.provider_fax_id);
    // Their clock may be a little behind ours.
    const since = new Date(attempt.started_at.getTime() - 60_000);
    return telephony.findFax({ reference: attempt.id, to, since });
  };

  return {
    concurrency: 2,
    async run(job) {
      const found = await database.asService(job.organizationId, (tx) => findAttempt(tx, String(job.payload['attemptId'])));
      const isOpen = found && ['sending', 'sent', 'unconfirmed'].includes(found.attempt.status);
      if (!isOpen) return database.asService(job.organizationId, (tx) => complete(tx, job));
      const { attempt, to } = found;
      const state = await ask(attempt, to);
      await database.asService(job.organizationId, async (tx) => {
        const isEnded = state?.status === 'delivered' || state?.status === 'failed';
        const checks = Number(job.payload['checks'] ?? 0) + 1;
        // What was accepted a moment ago may not be listed yet; what stays unknown, or never ends, somebody has to look at.
        const isLost = !isEnded && (checks >= mostChecks || (!state && (checks > 1 || !attempt.provider_fax_id)));
        await applyNews(tx, attempt.id, isLost ? 'lost' : (state ?? { status: 'underway', failureReason: null, providerFaxId: null }));
        if (!isEnded && checks < mostChecks) {
          await enqueueCheck(tx, attempt.organization_id, attempt.id, checks, Math.min(firstCheckSeconds * 2 ** Math.min(checks, 10), longestCheckSeconds));
        }
        await complete(tx, job);
      });
    },
    onFailed: async (tx, job) => applyNews(tx, String(job.payload['attemptId']), 'lost'),
  };
}

async function enqueueCheck(tx: Tx, organizationId: string, attemptId: string, checks: number, afterSeconds: number): Promise<void> {
  await enqueue(tx, { kind: checkJob, organizationId, payload: { attemptId, checks }, runAt: new Date(Date.now() + afterSeconds * 1000), maxAttempts: 20 });
}

async function findAttempt(tx: Tx, id: string): Promise<{ attempt: AttemptRow; to: string } | null> {
  const row = await tx
    .selectFrom('fax_attempt')
    .innerJoin('fax', 'fax.id', 'fax_attempt.fax_id')
    .selectAll('fax_attempt')
    .select('fax.to_number')
    .where('fax_attempt.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { to_number: to, ...attempt } = row;
  return { attempt, to: to ?? '' };
}

export async function isSwitchedOn(tx: Tx, organizationId: string): Promise<boolean> {
  const row = await tx.selectFrom('organization').select('settings').where('id', '=', organizationId).executeTakeFirst();
  return row?.settings.cloud['telnyx'] === true;
}
