import type { JobKind } from '@intake/api/rules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError, invalid } from '../../kernel/errors.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import { EventUnreadable, SignatureRefused, type IncomingText, type Telephony, type TelephonyEvent, type TextState } from '../../platform/telephony/telephony.port.ts';

/** Where Telnyx tells what happens. */
export const telnyxPath = '/api/webhooks/telnyx';

export const telnyxJob = 'telnyx-event' satisfies JobKind;

/** What takes text messages, and what becomes of those that we sent. */
export interface TextTaker {
  /** False when no organisation has the number. */
  take(tx: Tx, incoming: IncomingText, organizationId: string | null): Promise<boolean>;
  /** `reference`: the message that the address of the webhook names. */
  onNews(tx: Tx, state: TextState, reference: string | null): Promise<void>;
}

/** Events that lead to work; all others are remembered and nothing else. */
const handled = new Set(['fax.received', 'fax.queued', 'fax.media.processed', 'fax.sending.started', 'fax.delivered', 'fax.failed', 'number_order.complete']);

/**
 * POST /api/webhooks/telnyx. Telnyx waits two seconds and repeats what it got no answer to, concurrently and out of
 * order: so the event is made durable once, by its id, and everything else is a job. Text messages are taken at once: a
 * STOP holds from the moment at which we have said that we have it.
 */
export const telnyxWebhook =
  (database: Database, telephony: Telephony | undefined, texts: TextTaker) =>
  (app: FastifyInstance): void => {
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post(telnyxPath, async (request) => {
      if (!telephony) throw new AppError(404, 'not-found', 'Telnyx is not configured here.');
      const event = await telephony
        .readEvent(request.body as string, request.headers as Record<string, string>)
        .catch((error: unknown) => {
          if (error instanceof SignatureRefused) throw new AppError(404, 'signature-refused', 'The signature is not valid.');
          if (error instanceof EventUnreadable) throw invalid([{ path: 'data', code: 'malformed', message: 'This is no event.' }]);
          throw error;
        });
      await database.asService(null, async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('webhook_event')
          .values({
            provider: 'telnyx',
            event_id: event.id,
            organization_id: null,
            event_type: event.type,
            payload: JSON.stringify(event.payload),
            occurred_at: event.occurredAt,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return;
        const isTaken = await takeText(tx, telephony, texts, event, referenceIn(request.query));
        if (handled.has(event.type) || !isTaken) {
          await enqueue(tx, { kind: telnyxJob, organizationId: null, payload: { eventId: event.id }, priority: 2, maxAttempts: 8 });
        }
      });
      return { received: true };
    });
  };

/** False for a text message to a number of nobody, which waits as a job for somebody to say whose it is. */
async function takeText(tx: Tx, telephony: Telephony, texts: TextTaker, event: TelephonyEvent, reference: string | null): Promise<boolean> {
  const state = telephony.readTextEvent(event);
  if (state) await texts.onNews(tx, state, reference);
  const incoming = telephony.readIncomingText(event);
  return incoming ? texts.take(tx, incoming, null) : true;
}

const Query = z.object({ m: z.uuid() });
const referenceIn = (query: unknown): string | null => Query.safeParse(query).data?.m ?? null;
