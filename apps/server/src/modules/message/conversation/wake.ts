import { sql } from 'kysely';
import type { JobKind } from '@intake/api/rules';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { complete, enqueue, type JobHandler } from '../../../platform/jobs/jobs.port.ts';
import { tellUnread } from './unread.ts';

export const wakeJob = 'wake-conversation' satisfies JobKind;

export const enqueueWaking = (tx: Tx, organizationId: string, id: string, until: string): Promise<number> =>
  enqueue(tx, { kind: wakeJob, organizationId, payload: { conversationId: id, until }, runAt: new Date(until) });

/**
 * Brings back what was put away until now: it is unread again, as nobody finds it at its old place among the others. Not what
 * was put away for longer since, came back with an answer, or is done.
 */
export const createWakeHandler = ({ database }: { database: Database }): JobHandler => ({
  concurrency: 1,
  run: (job) =>
    database.asService(job.organizationId, async (tx) => {
      const organizationId = job.organizationId!;
      await complete(tx, job);
      const before = await tx
        .selectFrom('conversation')
        .select(['id', 'unread_count'])
        .where('organization_id', '=', organizationId)
        .where('id', '=', String(job.payload['conversationId']))
        .where(sql<boolean>`snoozed_until = ${String(job.payload['until'])}::timestamptz`)
        .where('closed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!before) return;
      const { unread_count: unread } = await tx
        .updateTable('conversation')
        .set({
          snoozed_until: null,
          unread_count: sql<number>`greatest(unread_count, (select count(*)::int from (
            select from message m where m.organization_id = ${organizationId} and m.conversation_id = conversation.id and m.direction = 'incoming' limit 1) said))`,
        })
        .where('id', '=', before.id)
        .returning('unread_count')
        .executeTakeFirstOrThrow();
      await tellUnread(tx, organizationId, before.unread_count, unread);
      await publish(tx, { organizationId, topic: 'message', entity: 'conversation', entityId: before.id, payload: { event: 'wake' } });
    }),
  // What was put away is in the list once its time has come, also where nobody was told.
  onFailed: () => Promise.resolve(),
});
