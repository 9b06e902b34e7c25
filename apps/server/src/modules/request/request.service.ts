import { sql } from 'kysely';
import type { RequestDetail, RequestNote, RequestSummary } from '@intake/api/contract';
import { requestViews, type RequestKind } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { unknownReference } from '../../kernel/references.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { requireColleagues } from './colleagues.ts';
import { changeRequest, lockForChange, tell } from './requestChange.ts';
import { readDetail } from './requestDetail.ts';
import { countLimit, countViews, listRequests, type ListQuery } from './requestList.store.ts';
import { findRequest, link, lockRequest, mention, namesOf, seeMentions } from './request.store.ts';

export type RequestService = ReturnType<typeof createRequestService>;

/** The work lists and what does not change the state of a request. Each function is one transaction with its audit event. */
export function createRequestService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    list: (actor: Actor, query: ListQuery) => database.asUser(actor, (tx) => listRequests({ tx, actor, now: clock.now() }, query)),

    count: (actor: Actor, { kind, locationId }: { kind: RequestKind; locationId?: string | undefined }) =>
      database.asUser(actor, async (tx) => ({
        views: await countViews(tx, actor, kind, requestViews, locationId),
        limit: countLimit,
      })),

    get: (actor: Actor, id: string): Promise<RequestDetail> =>
      database.asUser(actor, async (tx) => {
        const detail = await readDetail(tx, actor, id, clock.now());
        if ((await seeMentions(tx, id, actor.userId, clock.now())) > 0)
          await publish(tx, { organizationId: actor.organizationId, topic: 'request', entity: 'request', entityId: id, payload: { event: 'seen', userId: actor.userId } });
        await appendAudit(tx, { actor, action: 'R', entity: 'request', entityId: id, patientId: detail.patientId, outcome: 'success', detail: { kind: detail.kind } });
        return detail;
      }),

    assign: (actor: Actor, { id, version, assigneeId }: Seen & { assigneeId: string | null }): Promise<RequestSummary> =>
      database.asUser(actor, async (tx) => {
        const request = await lockForChange(tx, actor, id, version, clock.now());
        if (assigneeId) await requireColleagues(tx, actor, 'assigneeId', [assigneeId]);
        return changeRequest(tx, actor, clock, request, { event: 'assign', set: { assignee_id: assigneeId } });
      }),

    plan: (actor: Actor, { id, version, nextStep, nextStepOn }: Seen & { nextStep: string | null; nextStepOn: string | null }) =>
      database.asUser(actor, async (tx) => {
        const request = await lockForChange(tx, actor, id, version, clock.now());
        return changeRequest(tx, actor, clock, request, { event: 'plan', set: { next_step: nextStep, next_step_on: nextStepOn } });
      }),

    note: (actor: Actor, { id, text, mentions }: { id: string; text: string; mentions: string[] }): Promise<RequestNote> =>
      database.asUser(actor, async (tx) => {
        await lockRequest(tx, id);
        await requireColleagues(tx, actor, 'mentions', mentions);
        const row = await tx
          .insertInto('request_note')
          .values({ organization_id: actor.organizationId, request_id: id, author_id: actor.userId, body: text, mentions, created_at: sql<Date>`clock_timestamp()` })
          .returning(['id', 'created_at'])
          .executeTakeFirstOrThrow();
        await mention(tx, { organization_id: actor.organizationId, request_id: id, note_id: row.id }, mentions);
        await tell(tx, actor, clock, id, 'U', { event: 'note' });
        const names = await namesOf(tx, mentions);
        return {
          id: row.id,
          author: actor.displayName,
          text,
          mentions: mentions.map((userId) => ({ userId, displayName: names.get(userId) ?? '' })),
          createdAt: row.created_at.toISOString(),
        };
      }),

    link: (actor: Actor, { id, version, otherId, isLinked }: Seen & { otherId: string; isLinked: boolean }) =>
      database.asUser(actor, async (tx) => {
        const request = await lockForChange(tx, actor, id, version, clock.now());
        if (otherId === id) throw unknownReference('otherId');
        await findRequest(tx, otherId);
        await link(tx, actor.organizationId, [id, otherId], isLinked);
        return changeRequest(tx, actor, clock, request, { event: isLinked ? 'link' : 'unlink', set: {}, audit: { detail: { otherId } } });
      }),
  };
}
