import type { FastifyInstance } from 'fastify';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { actIn } from '../../../platform/database/actIn.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { VoiceEventUnreadable, VoiceSignatureRefused, type ProviderCall, type VoiceProvider } from '../../../platform/voice/voice.port.ts';
import { applyNews } from './applyCall.ts';

/**
 * POST /api/webhooks/retell: what became of a call. It is applied in the transaction that remembers the event, which is of
 * one kind and call; one that comes again changes nothing.
 */
export const retellWebhook =
  (database: Database, voice: VoiceProvider | undefined) =>
  (app: FastifyInstance): void => {
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/api/webhooks/retell', async (request) => {
      if (!voice) throw new AppError(404, 'not-found', 'Retell is not configured here.');
      const { type, call } = await voice.readEvent(String(request.body), request.headers).catch((error: unknown) => {
        if (error instanceof VoiceSignatureRefused) throw new AppError(404, 'signature-refused', 'The signature is not valid.');
        if (error instanceof VoiceEventUnreadable) throw invalid([{ path: 'call', code: 'malformed', message: 'This is no event.' }]);
        throw error;
      });
      await database.asService(null, async (tx) => {
        const found = await findCall(tx, call);
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('webhook_event')
          .values({
            // What was said stays out of it.
            provider: 'retell', event_id: `${type}:${call.providerCallId}`, organization_id: null, event_type: type,
            payload: JSON.stringify({ call_id: call.providerCallId, status: call.status, reason: call.endReason }), occurred_at: call.endedAt ?? call.startedAt,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n || !found) return;
        await actIn(tx, found.organization_id);
        await applyNews(tx, found.organization_id, found.id, call);
      });
      return { received: true };
    });
  };

/** By our id or the provider's, before anybody knows whose call it is. Others may call with the same account. */
export const findCall = (tx: Tx, { providerCallId, callId }: Pick<ProviderCall, 'providerCallId' | 'callId'>): Promise<{ id: string; organization_id: string } | undefined> =>
  tx
    .selectFrom('voice_call')
    .select(['id', 'organization_id'])
    .where((where) =>
      where.or([where('provider_call_id', '=', providerCallId), ...(callId ? [where.and([where('id', '=', callId), where.or([where('provider_call_id', 'is', null), where('provider_call_id', '=', providerCallId)])])] : [])]),
    )
    .executeTakeFirst();
