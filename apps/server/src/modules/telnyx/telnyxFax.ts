import { z } from 'zod';
import { toE164 } from '@intake/api/rules/phone';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { DownloadError, type Download } from '../../platform/download/download.ts';
import { actIn } from '../../platform/database/actIn.ts';
import { findFormerOwner, findNumberOwner } from '../../platform/database/numberOwner.ts';
import { nobody } from '../../platform/files/keys.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { complete, PermanentError, remember, type Job, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import type { OrderState } from '../../platform/telephony/numbers.port.ts';
import type { FaxState, Telephony } from '../../platform/telephony/telephony.port.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import type { Arrival, Receiver } from '../../pipeline/receive.ts';
import { setAside, type Aside } from '../../pipeline/setAside.ts';
import { InboundFax } from './inboundFax.ts';
import type { TextTaker } from './telnyxWebhook.ts';

/** The stored document of a fax that nobody has claimed yet. */
const Held = z.object({ key: z.string(), sha256: z.string(), size: z.number() });
/** Most lines announce themselves by their number: that is no name, and stands beside it already. */
const nameIn = (callerId: string | null | undefined) => (callerId && /\p{L}/u.test(callerId) ? callerId : undefined);
const heldBy = ({ payload }: Job) => Held.safeParse(payload['held']).data;

export interface TelnyxFaxParts {
  database: Database;
  files: Files;
  receiver: Receiver;
  telephony: Telephony;
  download: Download;
  /** Takes what became of a fax that we sent, in a transaction that acts for nobody yet. */
  onNews(tx: Tx, state: FaxState): Promise<void>;
  /** Takes what became of an order of a number, likewise. */
  onOrder(tx: Tx, state: OrderState): Promise<void>;
  texts: Pick<TextTaker, 'take'>;
}

/** Turns a stored event into a fax. The media address lives ten minutes, so this job goes before others. */
export function createTelnyxFaxHandler({ database, files, receiver, telephony, download, onNews, onOrder, texts }: TelnyxFaxParts): JobHandler {
  const run = async (job: Job): Promise<void> => {
    const { event, organization } = await database.asService(null, async (tx) => {
      const stored = await findEvent(tx, job);
      return { event: stored, organization: await findOrganization(tx, job, stored) };
    });
    const { fax } = event;
    if (event.type === 'message.received') return text(job, event);
    const order = telephony.readOrderEvent(event);
    if (order) {
      await database.asService(null, async (tx) => {
        await onOrder(tx, order);
        await complete(tx, job);
      });
      return;
    }
    if (fax.direction === 'outbound') return outgoing(job, event);
    // The others announce what `fax.received` brings.
    if (event.type !== 'fax.received' && event.type !== 'fax.failed') return database.asService(null, (tx) => complete(tx, job));
    if (!organization) {
      if (event.type === 'fax.received') await hold(job, fax);
      throw new PermanentError('unknown-number', 'no organisation has the number that was dialled');
    }
    if (!organization.isOn) throw new PermanentError('provider-off', 'the organisation has not switched Telnyx on');
    const actor = systemActor(organization.id);

    if (event.type === 'fax.failed') {
      await database.asService(organization.id, async (tx) => {
        await setAside(tx, asideOf(organization.id, fax, 'incomplete', { event: 'fax-failed', reason: fax.failure_reason ?? 'unknown' }));
        await complete(tx, job);
      });
      return;
    }

    const arrival: Arrival = {
      organizationId: organization.id,
      source: 'telnyx',
      actor,
      providerFaxId: fax.fax_id ?? event.id,
      from: toE164(fax.from ?? '') ?? undefined,
      to: toE164(fax.to ?? '') ?? undefined,
      senderName: nameIn(fax.caller_id),
      announcedPages: fax.page_count ?? undefined,
      partialContent: fax.partial_content ?? false,
      receivedAt: event.occurredAt ?? undefined,
    };
    const held = heldBy(job);
    if (held) await receiver.admit(arrival, held);
    else await receiver.receive(arrival, await fetchMedia(fax));
    // The receiver knows the provider's id, so a crash between these two steps makes no second fax.
    await database.asService(null, (tx) => complete(tx, job));
  };

  /** A text message to a number that nobody had when it came. */
  async function text(job: Job, event: { type: string; payload: Record<string, unknown>; occurredAt: Date | null }): Promise<void> {
    const incoming = telephony.readIncomingText(event);
    await database.asService(null, async (tx) => {
      const organizationId = job.organizationId ?? (await findFormerOwner(tx, incoming?.to ?? null, event.occurredAt)) ?? null;
      if (incoming && !(await texts.take(tx, incoming, organizationId))) throw new PermanentError('unknown-number', 'no organisation has the number that was texted');
      await complete(tx, job);
    });
  }

  /** News of a fax that we sent; it may come before the answer to the call. */
  async function outgoing(job: Job, { type, payload }: { type: string; payload: Record<string, unknown> }): Promise<void> {
    const state = telephony.readFaxEvent({ type, payload });
    await database.asService(null, async (tx) => {
      if (state) await onNews(tx, state);
      await complete(tx, job);
    });
  }

  /** Telnyx does not keep it for ever: the document waits here for somebody to say whose it is. */
  async function hold(job: Job, fax: InboundFax): Promise<void> {
    if (heldBy(job)) return;
    const held = await files.put(nobody, await fetchMedia(fax), documentLimit);
    await database.asService(null, (tx) => remember(tx, job, { held }));
  }

  async function fetchMedia(fax: InboundFax): Promise<AsyncIterable<Uint8Array>> {
    try {
      if (fax.media_url) return await download(fax.media_url);
    } catch (error) {
      if (!(error instanceof DownloadError)) throw error;
      if (error.code === 'refused') throw new PermanentError('download-refused', error.message);
      if (error.code === 'failed') throw error;
    }
    if (!fax.fax_id) throw new PermanentError('unexpected', 'the event names neither a fax nor its media');
    await telephony.refreshMedia(fax.fax_id);
    const fresh = await telephony.findMedia(fax.fax_id);
    if (!fresh) throw new DownloadError('gone', 'the provider has no media for this fax yet');
    return download(fresh);
  }

  return {
    concurrency: 4,
    run,
    // The event stays stored; an administrator sees the failed job and can run it again.
    onFailed: async (tx, job, failure) => {
      const event = await findEvent(tx, job);
      if (!event.type.startsWith('fax.') || event.fax.direction === 'outbound') return;
      const organization = await findOrganization(tx, job, event);
      if (!organization) return;
      // The job may have come before anybody knew whose it is.
      await actIn(tx, organization.id);
      await setAside(tx, asideOf(organization.id, event.fax, failure.code));
    },
  };
}

/** Says that a fax was announced and is not here, and by which numbers to ask for it. */
const asideOf = (organizationId: string, fax: InboundFax, code: string, detail: Record<string, unknown> = {}): Aside => ({
  organizationId, source: 'telnyx', code, from: toE164(fax.from ?? ''), to: toE164(fax.to ?? ''), detail: { ...detail, providerFaxId: fax.fax_id },
});

async function findEvent(tx: Tx, job: Job) {
  const row = await tx
    .selectFrom('webhook_event')
    .selectAll()
    .where('provider', '=', 'telnyx')
    .where('event_id', '=', String(job.payload['eventId']))
    .executeTakeFirst();
  if (!row) throw new PermanentError('unexpected', 'the event is not there');
  return { id: row.event_id, type: row.event_type, occurredAt: row.occurred_at, payload: row.payload, fax: InboundFax.parse(row.payload) };
}

/** Whose fax it is: the organisation it was given to, else the proven owner of the dialled number, else whoever had it when it came. */
async function findOrganization(tx: Tx, job: Job, { fax, occurredAt }: { fax: InboundFax; occurredAt: Date | null }): Promise<{ id: string; isOn: boolean } | undefined> {
  const number = toE164(fax.to ?? '');
  const id = job.organizationId ?? (await findNumberOwner(tx, number)) ?? (await findFormerOwner(tx, number, occurredAt));
  if (!id) return undefined;
  const row = await tx.selectFrom('organization').select(['id', 'settings']).where('id', '=', id).executeTakeFirst();
  return row && { id: row.id, isOn: row.settings.cloud['telnyx'] === true };
}
