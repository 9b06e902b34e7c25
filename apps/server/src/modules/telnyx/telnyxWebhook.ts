import type { JobKind } from '@intake/api/rules';
import type { FastifyInstance } from 'fastify';
import { AppError, invalid } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import { EventUnreadable, SignatureRefused, type Telephony } from '../../platform/telephony/telephony.port.ts';

export const telnyxJob = 'telnyx-event' satisfies JobKind;

/** Events that lead to work; all others are remembered and nothing else. */
const handled = new Set(['fax.received', 'fax.queued', 'fax.media.processed', 'fax.sending.started', 'fax.delivered', 'fax.failed']);

/**
 * POST /api/webhooks/telnyx. Telnyx waits two seconds and repeats what it got no answer to, concurrently and out of
 * order: so the event is made durable once, by its id, and everything else is a job.
 */
export const telnyxWebhook =
  (database: Database, telephony: Telephony | undefined) =>
  (app: FastifyInstance): void => {
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/api/webhooks/telnyx', async (request) => {
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
        if (numInsertedOrUpdatedRows === 1n && handled.has(event.type)) {
          await enqueue(tx, { kind: telnyxJob, organizationId: null, payload: { eventId: event.id }, priority: 2, maxAttempts: 8 });
        }
      });
      return { received: true };
    });
  };
