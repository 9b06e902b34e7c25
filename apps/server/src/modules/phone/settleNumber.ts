import { sql } from 'kysely';
import type { NumberFailure, NumberStatus } from '@intake/api/rules';
import { appendAudit, systemActor, type AuditActor } from '../../platform/audit/audit.ts';
import { actIn } from '../../platform/database/actIn.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import type { OrderState } from '../../platform/telephony/numbers.port.ts';
import { settleNumberJob } from './numberJobs.ts';

export type News = OrderState | { failed: NumberFailure } | 'unconfirmed';

/** From which states each may follow: what the provider says last of an order holds, in whatever order it is told. */
const before: Record<'unconfirmed' | 'failed' | 'active', readonly NumberStatus[]> = {
  unconfirmed: ['ordering'],
  failed: ['ordering', 'unconfirmed'],
  // The provider has it, whatever we believed.
  active: ['ordering', 'unconfirmed', 'failed'],
};
const events = { unconfirmed: 'lose', failed: 'fail', active: 'activate' } as const;

/** Each change of a number is told, and written down. */
export async function numberChanged(tx: Tx, actor: AuditActor, entityId: string, number: string, event: string, detail: Record<string, unknown> = {}): Promise<void> {
  const { organizationId } = actor;
  await appendAudit(tx, { actor, action: event === 'order' ? 'C' : event === 'released' ? 'D' : 'U', entity: 'phone_number', entityId, outcome: 'success', detail: { event, number, ...detail } });
  await publish(tx, { organizationId, topic: 'settings', entity: 'phone_number', entityId });
}

/** Takes what became of an order, from an answer, an event or a look. The same again changes nothing. */
export async function settleOrder(tx: Tx, organizationId: string, id: string, news: News): Promise<void> {
  const row = await tx.selectFrom('phone_number').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return;
  if (typeof news === 'object' && 'orderId' in news && row.provider_order_id === null) {
    await tx.updateTable('phone_number').set({ provider_order_id: news.orderId }).where('id', '=', id).execute();
  }
  const status = news === 'unconfirmed' ? 'unconfirmed' : 'failed' in news ? 'failed' : news.status;
  if (status === 'pending' || !before[status].includes(row.status)) return;
  // Somebody else may have had it meanwhile, where an order was believed to have failed.
  if (status === 'active' && row.status === 'failed' && (await isHeld(tx, row.number))) return;
  const failure: NumberFailure | null = status !== 'failed' ? null : typeof news === 'object' && 'failed' in news ? news.failed : 'unavailable';
  await tx
    .updateTable('phone_number')
    .set({ status, failure, is_applied: false, version: row.version + 1, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await numberChanged(tx, systemActor(organizationId), id, row.number, events[status], failure ? { reason: failure } : {});
  if (status !== 'active') return;
  await sql`select private.prove_number(${row.number}, ${organizationId})`.execute(tx);
  await enqueue(tx, { kind: settleNumberJob, organizationId, payload: { numberId: id } });
}

/** Takes what an event says of an order, before anybody knows whose it is. */
export async function takeOrderNews(tx: Tx, state: OrderState): Promise<void> {
  const row = await tx
    .selectFrom('phone_number')
    .select(['id', 'organization_id'])
    .where((known) => (isId(state.reference) ? known.or([known('id', '=', state.reference), known('provider_order_id', '=', state.orderId)]) : known('provider_order_id', '=', state.orderId)))
    .executeTakeFirst();
  if (!row) return;
  await actIn(tx, row.organization_id);
  await settleOrder(tx, row.organization_id, row.id, state);
}

const isId = (text: string | null): text is string => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text ?? '');

const isHeld = async (tx: Tx, number: string): Promise<boolean> =>
  (await tx.selectFrom('phone_number').select('id').where('number', '=', number).where('status', 'not in', ['failed', 'released']).executeTakeFirst()) !== undefined;
