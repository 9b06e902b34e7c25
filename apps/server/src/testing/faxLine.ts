import fastify, { type LightMyRequestResponse } from 'fastify';
import { toAppError, toErrorBody } from '../http/errorAnswer.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createDownload } from '../platform/download/download.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import { startTelnyxLoopback, type Delivery, type TelnyxLoopback } from '../platform/telephony/loopback/telnyxLoopback.ts';
import { createTelnyx } from '../platform/telephony/telnyx.adapter.ts';
import { createTestClinic, type TestClinic } from './clinic.ts';
import { createTextTaker } from '../modules/message/messaging.ts';
import { takeNews } from '../modules/delivery/applyState.ts';
import { takeOrderNews } from '../modules/phone/settleNumber.ts';
import { createTelnyxFaxHandler } from '../modules/telnyx/telnyxFax.ts';
import { telnyxJob, telnyxWebhook } from '../modules/telnyx/telnyxWebhook.ts';

export interface FaxLine {
  clinic: TestClinic;
  telnyx: TelnyxLoopback;
  post(delivery: Delivery): Promise<LightMyRequestResponse>;
  stop(): Promise<void>;
}

/** A clinic that takes faxes from Telnyx: the webhook, and the worker that fetches. */
export async function startFaxLine(): Promise<FaxLine> {
  const clinic = await createTestClinic();
  await clinic.sql(`update organization set settings = '{"duplicates":"refuse","cloud":{"telnyx":true}}'`);
  const telnyx = await startTelnyxLoopback();
  const telephony = createTelnyx({ apiKey: 'KEY', publicKey: telnyx.publicKey, baseUrl: telnyx.baseUrl });
  const app = fastify();
  app.setErrorHandler((error, request, reply) => {
    const appError = toAppError(error);
    return reply.status(appError.status).send(toErrorBody(appError, request.id));
  });
  const texts = createTextTaker({ clock: systemClock });
  await app.register(async (scope) => telnyxWebhook(clinic.database, telephony, texts)(scope));
  const download = createDownload({ allowedHosts: [telnyx.mediaHost] });
  const worker = await startWorker({
    database: clinic.database,
    log: createLog('silent'),
    handlers: { [telnyxJob]: createTelnyxFaxHandler({ ...clinic, telephony, download, onNews: takeNews, onOrder: takeOrderNews, texts }) },
    backoffSeconds: () => 0.1,
    pollSeconds: 0.1,
    leaseSeconds: 1,
  });
  return {
    clinic,
    telnyx,
    post: ({ body, headers }) => app.inject({ method: 'POST', url: '/api/webhooks/telnyx', headers, payload: body }),
    async stop() {
      await worker.stop(5);
      await app.close();
      await telnyx.close();
      await clinic.close();
    },
  };
}
