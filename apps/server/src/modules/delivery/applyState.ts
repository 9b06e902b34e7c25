import { sql } from 'kysely';
import { deliveryFailureOf, deliveryLifecycle, retryAfterMinutes, transition, type DeliveryEvent, type DeliveryFailure } from '@intake/api/rules';
import { appendAudit, systemActor, type AuditActor } from '../../platform/audit/audit.ts';
import { actIn } from '../../platform/database/actIn.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import type { FaxState } from '../../platform/telephony/telephony.port.ts';
import { tellRegister } from '../breach/tellRegister.ts';
import { letterArrived } from '../request/answer/letterArrived.ts';
import { releaseCredits, reserveCredits, settleCredits } from '../credit/credit.ts';
import { lockDelivery, updateDelivery, type AttemptRow, type DeliveryRow } from './delivery.store.ts';
import { rankOf, sendJob } from './deliveryJobs.ts';

/**
 * What became of a call: the provider's word, that there was no answer (`unconfirmed`), or that asking says no more, even
 * of what was accepted (`lost`).
 */
export type AttemptNews = Pick<FaxState, 'status' | 'failureReason'> & { providerFaxId: string | null } | 'unconfirmed' | 'lost';

/**
 * Takes what is known of a call into its delivery. News come late, twice and out of order: what is not newer than what is
 * known changes nothing, and of an earlier call only its arrival counts.
 */
export async function applyNews(tx: Tx, attemptId: string, news: AttemptNews): Promise<void> {
  const known = await tx.selectFrom('fax_attempt').select('fax_id').where('id', '=', attemptId).executeTakeFirst();
  const delivery = known && (await lockDelivery(tx, known.fax_id));
  if (!delivery) return;
  // Read again under the lock of its delivery.
  const attempt = await tx.selectFrom('fax_attempt').selectAll().where('id', '=', attemptId).executeTakeFirstOrThrow();
  if (news === 'unconfirmed' || news === 'lost') {
    const isOpen = attempt.status === 'sending' || (news === 'lost' && attempt.status === 'sent');
    if (!isOpen || attempt.number !== delivery.attempts) return;
    await setAttempt(tx, attempt, { status: 'unconfirmed' });
    return change(tx, delivery, { event: 'lose' });
  }
  const status = news.status === 'underway' ? 'sent' : news.status;
  const isNews = rankOf(status) > rankOf(attempt.status);
  if (!isNews) return;
  await setAttempt(tx, attempt, { status, provider_fax_id: news.providerFaxId ?? attempt.provider_fax_id, failure_reason: news.failureReason });
  const isCurrent = attempt.number === delivery.attempts;
  if (status === 'delivered') return change(tx, delivery, { event: 'deliver' });
  if (!isCurrent) return;
  if (status === 'sent') return change(tx, delivery, { event: 'accept' });
  await fail(tx, delivery, news.failureReason);
}

/** What an event says, found by its reference or by the provider's id, before anybody knows whose fax it is. */
export async function takeNews(tx: Tx, { providerFaxId, reference, ...news }: FaxState): Promise<void> {
  const attempt = await tx
    .selectFrom('fax_attempt')
    .select(['id', 'organization_id'])
    .where((where) => where.or([where('provider_fax_id', '=', providerFaxId), where(sql`id::text`, '=', reference ?? '')]))
    .executeTakeFirst();
  // Sent by somebody else with the same account.
  if (!attempt) return;
  await actIn(tx, attempt.organization_id);
  await applyNews(tx, attempt.id, { ...news, providerFaxId });
}

/** The provider says that it did not arrive: again later, or somebody has to look. */
async function fail(tx: Tx, delivery: DeliveryRow, reason: string | null): Promise<void> {
  if (delivery.cancel_requested || reason === 'sender_canceled') return change(tx, delivery, { event: 'cancel' });
  const failure = deliveryFailureOf(reason);
  const minutes = retryAfterMinutes(failure, delivery.tries);
  if (minutes === null) return change(tx, delivery, { event: 'fail', failure });
  await change(tx, delivery, { event: 'retry', failure, nextTryAt: new Date(Date.now() + minutes * 60_000) });
}

interface Change {
  event: DeliveryEvent;
  failure?: DeliveryFailure;
  nextTryAt?: Date;
  actor?: AuditActor;
  set?: Parameters<typeof updateDelivery>[2];
}

/** One step of a delivery with its audit event and its notice; queues the next call where there is one. Illegal news are none. */
export async function change(tx: Tx, delivery: DeliveryRow, { event, failure, nextTryAt, actor, set }: Change): Promise<void> {
  // A person hears of a step that is not possible; the provider's news about what has ended are no news.
  if (!actor && !deliveryLifecycle[delivery.status][event]) return;
  const status = transition(deliveryLifecycle, delivery.status, event);
  await payFor(tx, delivery, event);
  const now = new Date();
  const ended = status === 'failed' || status === 'unconfirmed';
  await updateDelivery(tx, delivery, {
    status,
    failure: failure ?? (ended ? delivery.failure : null),
    next_try_at: nextTryAt ?? null,
    ...(status === 'delivered' && { delivered_at: delivery.delivered_at ?? now }),
    ...(ended && { settled_at: null, settled_by: null }),
    ...set,
  });
  if (status === 'queued') await enqueueSend(tx, delivery, nextTryAt);
  if (status === delivery.status) return;
  if (status === 'delivered' && delivery.letter_id) await letterArrived(tx, delivery.letter_id, now);
  const fax = await tx.selectFrom('fax').select('patient_id').where('id', '=', delivery.fax_id).executeTakeFirst();
  await appendAudit(tx, {
    actor: actor ?? systemActor(delivery.organization_id), action: 'E', entity: 'fax_delivery', entityId: delivery.fax_id, patientId: fax?.patient_id ?? null,
    outcome: status === 'failed' ? 'failure' : 'success', detail: { event, from: delivery.status, to: status, ...(failure && { failure }) },
  });
  if (delivery.letter_id) await tellRegister(tx, delivery.letter_id);
  // From here on what the letter tells of cannot be taken back.
  if (event === 'claim' && delivery.referral_id) await publish(tx, { organizationId: delivery.organization_id, topic: 'request', entity: 'request', entityId: delivery.referral_id });
  await publish(tx, { organizationId: delivery.organization_id, topic: 'delivery', entity: 'fax_delivery', entityId: delivery.fax_id, payload: { status } });
}

/** What was held when it was queued is spent once it has arrived, and given back when it has not; nobody knows yet, it stays held. */
async function payFor(tx: Tx, { organization_id: organizationId, fax_id: objectId, attempts }: DeliveryRow, event: DeliveryEvent): Promise<void> {
  const spent = { organizationId, cause: 'fax-out', objectId } as const;
  if (event === 'fail' || event === 'cancel') return releaseCredits(tx, spent);
  if (event !== 'deliver' && event !== 'resend') return;
  const { page_count: pages } = await tx.selectFrom('fax').select('page_count').where('id', '=', objectId).executeTakeFirstOrThrow();
  if (event === 'deliver') return settleCredits(tx, { ...spent, units: pages ?? 0 });
  // Where nobody knew what became of the call before, what was held for it is held for the next.
  await releaseCredits(tx, spent);
  await reserveCredits(tx, { ...spent, units: pages ?? 0, time: attempts + 1 });
}

const ranks = { stat: 1, asap: 2, urgent: 3, routine: 5 } as const;

export async function enqueueSend(tx: Tx, { fax_id: faxId, organization_id: organizationId }: Pick<DeliveryRow, 'fax_id' | 'organization_id'>, runAt?: Date): Promise<void> {
  const { priority } = await tx.selectFrom('fax').select('priority').where('id', '=', faxId).executeTakeFirstOrThrow();
  await enqueue(tx, { kind: sendJob, organizationId, faxId, priority: ranks[priority], ...(runAt && { runAt }) });
}

async function setAttempt(tx: Tx, attempt: AttemptRow, set: Partial<Pick<AttemptRow, 'status' | 'provider_fax_id' | 'failure_reason'>>): Promise<void> {
  const hasEnded = set.status === 'delivered' || set.status === 'failed';
  await tx
    .updateTable('fax_attempt')
    .set({ ...set, ...(hasEnded && { ended_at: sql<Date>`now()` }) })
    .where('id', '=', attempt.id)
    .execute();
}
