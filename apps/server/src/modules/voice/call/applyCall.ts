import { sql } from 'kysely';
import { endedCallStatuses, type CallOutcome, type CallRefusal, type CallStatus } from '@intake/api/rules/voice';
import { appendAudit, systemActor } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import type { ProviderCall } from '../../../platform/voice/voice.port.ts';
import { releaseCredits, settleCredits } from '../../credit/credit.ts';
import { lockCall, updateCall, type CallRow } from './call.store.ts';

/** What became of a request for a call: the provider's word, that there is none, or that nothing rings. */
export type CallNews = ProviderCall | 'unconfirmed' | 'lost' | { refused: CallRefusal };

const ranks: Record<CallStatus, number> = { placing: 0, unconfirmed: 0, registered: 1, ongoing: 2, ended: 3, 'not-connected': 3, error: 3 };

/** Who was not reached is called again so many times, after so many minutes. */
const mostAttempts = 3;
const retryMinutes = 120;

/** Takes what is known of a call into its row. News come late, twice and out of order: what is not newer changes nothing but the cost. */
export async function applyNews(tx: Tx, organizationId: string, callId: string, news: CallNews): Promise<void> {
  const call = await lockCall(tx, organizationId, callId);
  if (!call) return;
  if (news === 'unconfirmed') return call.status === 'placing' ? change(tx, call, 'unconfirmed', {}) : undefined;
  if (news === 'lost') return isOver(call) ? undefined : change(tx, call, 'error', { outcome: call.state ? 'lost' : 'not-reached', end_reason: 'lost' });
  if ('refused' in news) return call.status === 'placing' ? change(tx, call, 'not-connected', { refusal: news.refused, outcome: 'not-reached' }) : undefined;
  const known = { provider_call_id: call.provider_call_id ?? news.providerCallId, ...(news.costCents !== null && { cost_cents: news.costCents }) };
  const isNews = ranks[news.status] > ranks[call.status];
  if (!isNews) {
    const isVoicemail = news.inVoicemail && call.outcome !== null && call.outcome !== 'voicemail' && call.outcome !== 'proposed';
    const hasCost = news.costCents !== null && Number(call.cost_cents ?? -1) !== news.costCents;
    if (!hasCost && !isVoicemail && call.provider_call_id) return;
    return change(tx, call, call.status, { ...known, ...(isVoicemail && { outcome: 'voicemail' }) });
  }
  const ended = endedCallStatuses.includes(news.status);
  await change(tx, call, news.status, {
    ...known,
    started_at: call.started_at ?? news.startedAt,
    ...(ended && { ended_at: news.endedAt ?? new Date(), end_reason: news.endReason?.slice(0, 100) ?? null, outcome: outcomeOf(call, news) }),
  });
}

const isOver = ({ status }: CallRow) => endedCallStatuses.includes(status);

/** What came of a call by where the engine stood when it was over. */
export function outcomeOf({ state }: Pick<CallRow, 'state'>, { inVoicemail, status }: Pick<ProviderCall, 'inVoicemail' | 'status'>): CallOutcome {
  if (inVoicemail) return 'voicemail';
  if (status === 'not-connected') return 'not-reached';
  const engine = state?.engine;
  if (!engine) return state ? 'lost' : 'not-reached';
  const actions = engine.proposals.map(({ action }) => action);
  if (actions.length > 0) return !engine.verified && engine.identityMisses > 0 && actions.every((action) => action === 'call-back') ? 'unidentified' : 'proposed';
  if (engine.status === 'handed-off') return 'handed-off';
  return engine.status === 'ended' ? 'completed' : 'lost';
}

async function change(tx: Tx, call: CallRow, status: CallStatus, set: Parameters<typeof updateCall>[2]): Promise<void> {
  const ended = endedCallStatuses.includes(status);
  await updateCall(tx, call, { ...set, status, ...(ended && { state: null, ended_at: set.ended_at ?? call.ended_at ?? new Date() }) });
  if (status !== call.status && (ended || status === 'unconfirmed')) {
    await settleQueued(tx, call, status, set.refusal ?? null);
    if (ended) await payForCall(tx, call, status, { startedAt: dateOf(set.started_at) ?? call.started_at, endedAt: dateOf(set.ended_at) });
    await appendAudit(tx, {
      actor: systemActor(call.organization_id), action: 'E', entity: 'voice_call', entityId: call.id, patientId: call.patient_id,
      outcome: status === 'ended' ? 'success' : 'failure', detail: { event: ended ? 'end' : 'lose', status, ...(set.outcome && { outcome: set.outcome }) },
    });
  }
  await publish(tx, { organizationId: call.organization_id, topic: 'call', entity: 'voice_call', entityId: call.id, payload: { status } });
}

const dateOf = (at: Date | string | null | undefined) => (at ? new Date(at) : null);

/** A minute was held for a phone call when it was claimed: what it came to is spent, and given back where nobody was on the line. What comes in is taken whatever is left. */
async function payForCall(tx: Tx, { organization_id: organizationId, id: objectId, channel }: CallRow, status: CallStatus, { startedAt, endedAt }: { startedAt: Date | null; endedAt: Date | null }): Promise<void> {
  if (channel !== 'phone') return;
  const cost = { organizationId, cause: 'call', objectId } as const;
  if (status === 'not-connected' || !startedAt) return releaseCredits(tx, cost);
  // How long one lasted that broke off, nobody knows.
  const minutes = status === 'ended' && endedAt ? Math.ceil((endedAt.getTime() - startedAt.getTime()) / 60_000) : 1;
  await settleCredits(tx, { ...cost, units: Math.max(1, minutes) });
}

/** Whoever was not reached waits again for a while; what nobody knows is left to a person. */
async function settleQueued(tx: Tx, call: CallRow, status: CallStatus, refusal: CallRefusal | null): Promise<void> {
  const entry = await tx.selectFrom('voice_queue').select(['id', 'attempts']).where('organization_id', '=', call.organization_id).where('call_id', '=', call.id).where('status', 'in', ['calling', 'unconfirmed']).forUpdate().executeTakeFirst();
  if (!entry) return;
  const isRetried = status === 'not-connected' && refusal !== 'refused' && entry.attempts < mostAttempts;
  await tx
    .updateTable('voice_queue')
    .set({
      status: isRetried ? 'waiting' : status === 'unconfirmed' ? 'unconfirmed' : status === 'ended' ? 'done' : 'failed',
      refusal, ...(isRetried && { not_before: new Date(Date.now() + retryMinutes * 60_000) }), version: sql<number>`version + 1`, updated_at: sql<Date>`now()`,
    })
    .where('id', '=', entry.id)
    .execute();
  await publish(tx, { organizationId: call.organization_id, topic: 'call', entity: 'voice_queue', entityId: entry.id });
}
