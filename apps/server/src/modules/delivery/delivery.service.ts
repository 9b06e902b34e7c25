import { sql } from 'kysely';
import type { SendFax, SentFax } from '@intake/api/contract';
import { deliveryLifecycle, possible, troubledDeliveries } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound, versionConflict } from '../../kernel/errors.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import type { Telephony } from '../../platform/telephony/telephony.port.ts';
import { change } from './applyState.ts';
import { countLimit, countSent, findSent, isKnownNumber, listAttempts, listSent, lockDelivery, toSent, updateDelivery, type DeliveryRow, type SentQuery } from './delivery.store.ts';
import type { PreparedFax, PrepareFax } from './prepareFax.ts';
import { confirmNumber, queueFax } from './queueFax.ts';

export interface DeliveryParts {
  database: Database;
  /** Undefined when nothing can be sent from here. */
  telephony: Telephony | undefined;
  prepare: PrepareFax;
}

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** Faxes that are sent: queued, followed until they have arrived, and shown where they have not. */
export function createDeliveryService({ database, telephony, prepare }: DeliveryParts) {
  const requireTelephony = (): Telephony => {
    if (!telephony) throw conflict('no-telephony', 'No provider is set up that could send a fax.');
    return telephony;
  };

  const read = async (tx: Tx, actor: Actor, id: string): Promise<SentFax> => {
    const row = await findSent(tx, actor.organizationId, id);
    if (!row) throw notFound();
    return toSent(row);
  };

  const lock = async (tx: Tx, { id, version }: Seen): Promise<DeliveryRow> => {
    const delivery = await lockDelivery(tx, id);
    if (!delivery) throw notFound();
    if (delivery.version !== version) throw versionConflict();
    return delivery;
  };

  /** The fax at the provider that has to be stopped there; null when stopping it here was enough. */
  const askToCancel = (actor: Actor, seen: Seen) =>
    database.asUser(actor, async (tx) => {
      const delivery = await lock(tx, seen);
      if (delivery.status === 'queued' || delivery.status === 'scheduled') {
        await change(tx, delivery, { event: 'cancel', actor });
        return null;
      }
      const { provider_fax_id: providerFaxId } = (await listAttempts(tx, seen.id)).at(-1) ?? {};
      if (!providerFaxId || !possible(deliveryLifecycle, delivery.status).includes('cancel')) throw tooLate();
      // From here on a failure ends it instead of being tried again.
      await updateDelivery(tx, delivery, { cancel_requested: true });
      return providerFaxId;
    });

  return {
    prepare,
    /** Queues what `prepare` made, in the caller's transaction. */
    queue: (tx: Tx, actor: Actor, prepared: PreparedFax): Promise<SentFax> => {
      requireTelephony();
      return queueFax(tx, actor, prepared);
    },

    send: async (actor: Actor, request: SendFax): Promise<SentFax> => {
      requireTelephony();
      const prepared = await prepare.stored(actor, request);
      return database.asUser(actor, (tx) => queueFax(tx, actor, prepared));
    },

    list: (actor: Actor, query: SentQuery) => database.asUser(actor, (tx) => listSent(tx, actor.organizationId, query)),

    /** By view, in the caller's transaction. */
    count: async (tx: Tx, actor: Actor) => ({ views: await countSent(tx, actor.organizationId), limit: countLimit }),

    get: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        const sent = await read(tx, actor, id);
        const calls = (await listAttempts(tx, id)).map((row) => ({
          number: row.number,
          status: row.status,
          failureReason: row.failure_reason ?? null,
          startedAt: row.started_at.toISOString(),
          endedAt: row.ended_at?.toISOString() ?? null,
        }));
        await appendAudit(tx, { actor, action: 'R', entity: 'fax_delivery', entityId: id, patientId: sent.patientId, outcome: 'success' });
        return { ...sent, calls };
      }),

    cancel: async (actor: Actor, seen: Seen): Promise<SentFax> => {
      const providerFaxId = await askToCancel(actor, seen);
      const isStopped = providerFaxId === null || (await requireTelephony().cancelFax(providerFaxId));
      return database.asUser(actor, async (tx) => {
        const delivery = await lockDelivery(tx, seen.id);
        if (!isStopped) throw tooLate();
        if (delivery && providerFaxId && deliveryLifecycle[delivery.status].cancel) await change(tx, delivery, { event: 'cancel', actor });
        return read(tx, actor, seen.id);
      });
    },

    resend: (actor: Actor, { to, confirmation, ...seen }: Seen & { to: string | null; confirmation: string | null }): Promise<SentFax> =>
      database.asUser(actor, async (tx) => {
        requireTelephony();
        const delivery = await lock(tx, seen);
        if (to) {
          await confirmNumber(tx, actor, to, confirmation);
          await tx.updateTable('fax').set({ to_number: to, updated_at: sql<Date>`now()` }).where('id', '=', seen.id).execute();
        }
        // Somebody has decided that the call before did not arrive, or that twice does no harm.
        await tx
          .updateTable('fax_attempt')
          .set({ status: 'given-up', ended_at: sql<Date>`now()` })
          .where('fax_id', '=', seen.id)
          .where('status', 'in', ['sending', 'sent', 'unconfirmed'])
          .execute();
        await change(tx, delivery, { event: 'resend', actor, set: { tries: 0, cancel_requested: false, settled_at: null, settled_by: null } });
        return read(tx, actor, seen.id);
      }),

    settle: (actor: Actor, seen: Seen): Promise<SentFax> =>
      database.asUser(actor, async (tx) => {
        const delivery = await lock(tx, seen);
        if (!troubledDeliveries.includes(delivery.status)) throw conflict('not-in-trouble', 'There is nothing to settle about this fax.');
        await updateDelivery(tx, delivery, { settled_at: new Date(), settled_by: actor.userId });
        const sent = await read(tx, actor, seen.id);
        await appendAudit(tx, {
          actor, action: 'U', entity: 'fax_delivery', entityId: seen.id, patientId: sent.patientId, outcome: 'success', detail: { event: 'settle', status: delivery.status },
        });
        await publish(tx, { organizationId: actor.organizationId, topic: 'delivery', entity: 'fax_delivery', entityId: seen.id });
        return sent;
      }),

    isKnown: (actor: Actor, number: string) =>
      database.asUser(actor, async (tx) => ({ isKnown: await isKnownNumber(tx, actor.organizationId, number) })),
  };
}

const tooLate = () => conflict('too-late', 'The fax is on its way and cannot be stopped any more.');
