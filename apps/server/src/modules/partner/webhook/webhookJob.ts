import type { JobKind } from '@intake/api/rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import type { Post, Posted } from '../../../platform/download/post.ts';
import { complete, type JobHandler } from '../../../platform/jobs/jobs.port.ts';
import { signedHeaders } from './signature.ts';
import { findNotice, noteTry } from './webhook.store.ts';

/** Kind of the job that tells a partner one change of one referral. */
export const noticeJob = 'partner-notice' satisfies JobKind;

const isTaken = (posted: Posted) => 'status' in posted && posted.status >= 200 && posted.status < 300;
/** Gone for good (410), or where nothing may be asked for: later it is no other. */
const isFinal = (posted: Posted) => ('status' in posted ? posted.status === 410 : posted.error === 'refused');

/** Tells partners what became of their referrals. One may be told twice, by the same id; none is forgotten before the tries are spent. */
export const createNoticeHandler = ({ database, clock, post }: { database: Database; clock: Clock; post: Post }): JobHandler => ({
  concurrency: 4,
  async run(job) {
    const noticeId = String(job.payload['noticeId']);
    const notice = await database.asService(job.organizationId, (tx) => findNotice(tx, noticeId));
    if (!notice || notice.state !== 'pending' || notice.url === null || notice.secret === null) {
      return database.asService(job.organizationId, async (tx) => {
        if (notice?.state === 'pending') await noteTry(tx, noticeId, { error: 'refused' }, 'failed');
        await complete(tx, job);
      });
    }
    // Ids, states and times alone: whoever reads it on the way learns nothing of anybody.
    const body = JSON.stringify({
      type: 'referral.status',
      timestamp: notice.occurred_at.toISOString(),
      data: { referralId: notice.request_id, reference: notice.reference, clinicReference: notice.clinic_reference, status: notice.to_status, previousStatus: notice.from_status },
    });
    const headers = signedHeaders(notice.secret, { id: notice.id, body, seconds: Math.floor(clock.now().getTime() / 1000) });
    const posted = await post(notice.url, body, headers);
    const isDone = isTaken(posted) || isFinal(posted);
    await database.asService(job.organizationId, async (tx) => {
      await noteTry(tx, noticeId, posted, isTaken(posted) ? 'delivered' : isFinal(posted) ? 'failed' : 'pending');
      if (isDone) await complete(tx, job);
    });
    if (!isDone) throw new Error(`The partner did not take it (${'status' in posted ? posted.status : posted.error}).`);
  },
  async onFailed(tx, job) {
    await tx.updateTable('partner_notice').set({ state: 'failed' }).where('id', '=', String(job.payload['noticeId'])).execute();
  },
});
