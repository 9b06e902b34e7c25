import { sql, type Updateable } from 'kysely';
import type { Conversation } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, invalid, versionConflict } from '../../../kernel/errors.ts';
import { requireOwn, unknownReference } from '../../../kernel/references.ts';
import type { Seen } from '../../../kernel/table.ts';
import { appendAudit, hasViewed } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { addressOwners } from '../gateFacts.ts';
import type { ConversationRow } from '../message.store.ts';
import { countConversations, findConversation, listConversations, lockConversation, type ConversationQuery } from './conversation.store.ts';
import { detailOf, newestIncomingId, reachOf } from './conversationDetail.ts';
import { lineTo } from './line.ts';
import { tellUnread } from './unread.ts';
import { enqueueWaking } from './wake.ts';

const claimMinutes = 6;
const lookMinutes = 6;

export type ConversationService = ReturnType<typeof createConversationService>;

/** Conversations by text message and by e-mail: who has them in hand, and whom they are with. Each function is one transaction. */
export function createConversationService({ database, clock }: { database: Database; clock: Clock }) {
  const after = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);

  /** A change that people make: it asks for the version that they saw, and is written into the trail. */
  const change = (actor: Actor, { id, version }: Seen, event: string, toSet: (tx: Tx, row: ConversationRow) => Promise<Updateable<Tables['conversation']>> | Updateable<Tables['conversation']>): Promise<Conversation> =>
    database.asUser(actor, async (tx) => {
      const row = await lockConversation(tx, actor.organizationId, id);
      if (row.version !== version) throw versionConflict();
      const set = await toSet(tx, row);
      await tx.updateTable('conversation').set({ ...set, version: version + 1, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();
      if (typeof set.unread_count === 'number') await tellUnread(tx, actor.organizationId, row.unread_count, set.unread_count);
      await appendAudit(tx, { actor, action: 'U', entity: 'conversation', entityId: id, patientId: set.patient_id ?? row.patient_id ?? null, outcome: 'success', detail: { event } });
      return told(tx, actor, id, {});
    });

  const told = async (tx: Tx, actor: Actor, id: string, payload: Record<string, unknown>): Promise<Conversation> => {
    await publish(tx, { organizationId: actor.organizationId, topic: 'message', entity: 'conversation', entityId: id, payload });
    return findConversation(tx, actor.organizationId, id, clock.now());
  };

  return {
    list: (actor: Actor, query: ConversationQuery) => database.asUser(actor, (tx) => listConversations(tx, actor, query, clock.now())),

    count: (actor: Actor) => database.asUser(actor, (tx) => countConversations(tx, actor, clock.now())),

    /** `again`: a page that shows it asks for what changed. Nobody opened anything, if they did open it of late. */
    get: (actor: Actor, id: string, { again = false } = {}) =>
      database.asUser(actor, async (tx) => {
        const detail = await detailOf(tx, actor, id, clock.now());
        if (!again || !(await hasViewed(tx, actor, 'conversation', id)))
          await appendAudit(tx, { actor, action: 'R', entity: 'conversation', entityId: id, patientId: detail.patientId, outcome: 'success' });
        return detail;
      }),

    reach: (actor: Actor, { number, patientId = null }: { number: string; patientId?: string | null | undefined }) =>
      database.asUser(actor, async (tx) => {
        const { organizationId } = actor;
        await requireOwn(tx, actor, 'patient', patientId);
        const ours = await lineTo(tx, organizationId, number);
        const found = await tx.selectFrom('conversation').select(['id']).where('organization_id', '=', organizationId).where('ours', '=', ours).where('theirs', '=', number).executeTakeFirst();
        const reach = await reachOf(tx, organizationId, { ours, number, patientId }, clock.now());
        return { ...reach, conversationId: found?.id ?? null, newestIncomingId: found ? await newestIncomingId(tx, organizationId, found.id) : null };
      }),

    assign: (actor: Actor, { assigneeId, ...seen }: Seen & { assigneeId: string | null }) =>
      change(actor, seen, 'assign', async (tx) => {
        if (assigneeId && !(await isColleague(tx, actor, assigneeId))) throw unknownReference('assigneeId');
        return { assignee_id: assigneeId };
      }),

    /** It comes back at its time, also when it was done. */
    snooze: (actor: Actor, { until, ...seen }: Seen & { until: string | null }) =>
      change(actor, seen, 'snooze', async (tx) => {
        if (until && Date.parse(until) <= clock.now().getTime()) throw invalid([{ path: 'until', code: 'past', message: 'Choose a time to come.' }]);
        if (until) await enqueueWaking(tx, actor.organizationId, seen.id, until);
        return until ? { snoozed_until: until, closed_at: null } : { snoozed_until: null };
      }),

    /** What somebody had to read is read with it. */
    close: (actor: Actor, { isClosed, ...seen }: Seen & { isClosed: boolean }) =>
      change(actor, seen, isClosed ? 'close' : 'reopen', () => (isClosed ? { closed_at: clock.now(), snoozed_until: null, unread_count: 0, flags: [] } : { closed_at: null })),

    label: (actor: Actor, { labels, ...seen }: Seen & { labels: string[] }) => change(actor, seen, 'label', () => ({ labels: [...new Set(labels)] })),

    attach: (actor: Actor, { patientId, ...seen }: Seen & { patientId: string | null }) =>
      change(actor, seen, 'attach', async (tx, { theirs }) => {
        await requireOwn(tx, actor, 'patient', patientId);
        const owners = (await addressOwners(tx, [theirs])).get(theirs) ?? [];
        if (patientId && !owners.includes(patientId)) throw invalid([{ path: 'patientId', code: 'other-number', message: 'The chart does not have this number.' }]);
        return { patient_id: patientId };
      }),

    /** It changes nothing that others saw. */
    read: (actor: Actor, { id, lastReadId }: { id: string; lastReadId: string | null }): Promise<Conversation> =>
      database.asUser(actor, async (tx) => {
        const before = await lockConversation(tx, actor.organizationId, id);
        const unread = await unreadAfter(tx, actor.organizationId, id, lastReadId);
        await tx.updateTable('conversation').set({ unread_count: unread }).where('id', '=', id).execute();
        await tellUnread(tx, actor.organizationId, before.unread_count, unread);
        return told(tx, actor, id, { event: 'read' });
      }),

    claim: (actor: Actor, id: string): Promise<Conversation> =>
      database.asUser(actor, async (tx) => {
        refuseOthersClaim(await lockConversation(tx, actor.organizationId, id), actor, clock.now());
        await tx.updateTable('conversation').set({ claimed_by: actor.userId, claimed_until: after(claimMinutes) }).where('id', '=', id).execute();
        return told(tx, actor, id, { event: 'claim' });
      }),

    release: (actor: Actor, id: string): Promise<Conversation> =>
      database.asUser(actor, async (tx) => {
        const row = await lockConversation(tx, actor.organizationId, id);
        if (row.claimed_by !== actor.userId) return findConversation(tx, actor.organizationId, id, clock.now());
        await tx.updateTable('conversation').set({ claimed_by: null, claimed_until: null }).where('id', '=', id).execute();
        return told(tx, actor, id, { event: 'release' });
      }),

    /** Tells the others that somebody opened it or left it; that they are still there is told to nobody. */
    look: (actor: Actor, { id, isLooking }: { id: string; isLooking: boolean }): Promise<Record<string, never>> =>
      database.asUser(actor, async (tx) => {
        await findConversation(tx, actor.organizationId, id, clock.now());
        const mine = { organization_id: actor.organizationId, conversation_id: id, user_id: actor.userId };
        const seen = await tx.selectFrom('conversation_viewer').select('until').where('conversation_id', '=', id).where('user_id', '=', actor.userId).executeTakeFirst();
        const wasLooking = seen !== undefined && seen.until > clock.now();
        const until = after(lookMinutes);
        if (isLooking) await tx.insertInto('conversation_viewer').values({ ...mine, until }).onConflict((one) => one.columns(['conversation_id', 'user_id']).doUpdateSet({ until })).execute();
        else await tx.deleteFrom('conversation_viewer').where('conversation_id', '=', id).where('user_id', '=', actor.userId).execute();
        if (wasLooking !== isLooking) await publish(tx, { organizationId: actor.organizationId, topic: 'message', entity: 'conversation', entityId: id, payload: { event: 'look' } });
        return {};
      }),
  };
}

/** A 409 while somebody else answers. */
export function refuseOthersClaim({ claimed_by, claimed_until }: ConversationRow, actor: Actor, now: Date): void {
  if (claimed_by && claimed_by !== actor.userId && claimed_until && claimed_until > now) throw conflict('claimed', 'Somebody else is answering.');
}

const isColleague = async (tx: Tx, { organizationId }: Actor, userId: string): Promise<boolean> =>
  (await tx.selectFrom('mapping').select('user_id').where('organization_id', '=', organizationId).where('user_id', '=', userId).limit(1).executeTakeFirst()) !== undefined;

/** Incoming messages after the one that was read last; with null the newest alone. A 422 for one that is not of this conversation. */
async function unreadAfter(tx: Tx, organizationId: string, id: string, lastReadId: string | null): Promise<number> {
  const incoming = tx.selectFrom('message').where('organization_id', '=', organizationId).where('conversation_id', '=', id).where('direction', '=', 'incoming');
  if (!lastReadId) return (await incoming.select('id').limit(1).execute()).length;
  const last = await incoming.select(['id', sql<string>`at::text`.as('at')]).where('id', '=', lastReadId).executeTakeFirst();
  if (!last) throw unknownReference('lastReadId');
  const { count } = await incoming.select(sql<number>`count(*)::int`.as('count')).where(sql<boolean>`(at > ${last.at}::timestamptz or (at = ${last.at}::timestamptz and id < ${last.id}::uuid))`).executeTakeFirstOrThrow();
  return count;
}
