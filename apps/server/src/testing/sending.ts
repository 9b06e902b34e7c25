import { join } from 'node:path';
import fastify from 'fastify';
import type { SendFax, SentFax } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import { createCorrespondence } from '../correspondence.ts';
import type { Actor } from '../kernel/actor.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { documents } from './documents.ts';
import { createDownload } from '../platform/download/download.ts';
import { createFileLinks } from '../platform/files/fileLinks.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import type { OutboundPlan } from '../platform/telephony/loopback/outboundFaxes.ts';
import { startTelnyxLoopback } from '../platform/telephony/loopback/telnyxLoopback.ts';
import { createTelnyx } from '../platform/telephony/telnyx.adapter.ts';
import type { TestDatabase } from './database.ts';
import { createTestClinic, clinicNumber, type TestClinic } from './clinic.ts';
import { actorOf, makePdf } from './faxes.ts';
import { takeOrderNews } from '../modules/phone/settleNumber.ts';
import { createTelnyxFaxHandler } from '../modules/telnyx/telnyxFax.ts';
import { telnyxJob, telnyxWebhook } from '../modules/telnyx/telnyxWebhook.ts';
import { createTextTaker } from '../modules/message/messaging.ts';
import { takeNews } from '../modules/delivery/applyState.ts';
import { checkJob, sendJob } from '../modules/delivery/deliveryJobs.ts';
import { createCheckHandler, createSendHandler } from '../modules/delivery/transmit.ts';

const rights: Permission[] = ['messages.send', 'messages.read', 'faxes.read', 'faxes.triage', 'patients.read', 'search', 'settings.manage', 'requests.read', 'requests.write'];

export type SendingClinic = Awaited<ReturnType<typeof startSending>>;

/** A clinic that sends by the stand-in of Telnyx; `plan` may be changed as a test goes on. Without a worker somebody else sends. */
export async function startSending({ hasWorker = true, database }: { hasWorker?: boolean; database?: TestDatabase } = {}) {
  const clinic: TestClinic = await createTestClinic(database);
  await clinic.sql(`update organization set telnyx_from = '${clinicNumber}', settings = '{"duplicates":"refuse","cloud":{"telnyx":true}}'`);
  await clinic.sql('update role set permissions = $1', [rights]);
  const plan: OutboundPlan & { isDeaf?: boolean } = {};
  const app = fastify();
  const telnyx = await startTelnyxLoopback({
    outbound: { repeats: 3, answer: (call) => plan.answer?.(call) ?? 'accept', outcome: (fax) => plan.outcome?.(fax) ?? null },
    onEvent: ({ body, headers }) => void (plan.isDeaf || app.inject({ method: 'POST', url: '/api/webhooks/telnyx', headers, payload: body })),
  });
  const telephony = createTelnyx({ apiKey: 'KEY', publicKey: telnyx.publicKey, connectionId: '1', baseUrl: telnyx.baseUrl });
  const texts = createTextTaker({ clock: systemClock });
  await app.register(async (scope) => telnyxWebhook(clinic.database, telephony, texts)(scope));
  const parts = { ...clinic, documents, telephony, clock: systemClock, links: createFileLinks(Buffer.from('a secret of this test'), systemClock) };
  const { letters, deliveries, actions, answers } = createCorrespondence(parts);
  const worker = hasWorker ? await startWorker({
    database: clinic.database,
    log: createLog('silent'),
    handlers: {
      [sendJob]: createSendHandler(parts),
      [checkJob]: createCheckHandler(parts),
      [telnyxJob]: createTelnyxFaxHandler({ ...parts, download: createDownload({ allowedHosts: [] }), onNews: takeNews, onOrder: takeOrderNews, texts }),
    },
    pollSeconds: 0.1,
    backoffSeconds: () => 0.1,
  }) : undefined;
  const actor: Actor = actorOf(clinic, { permissions: new Set(rights) });
  /** A letter of its own for each call. */
  const newLetter = async (patientId: string | null = null) => {
    const recipient = { physicianId: null, name: 'Dr. Côté', clinic: null, fax: null };
    const { id } = await letters.create(actor, { kind: 'free', locale: 'en', recipient, patientId, referralId: null, values: {}, wording: { subject: 'Test', body: 'Text' }, asksForReply: false });
    return id;
  };
  return {
    ...clinic,
    actor,
    letters,
    deliveries,
    actions,
    answers,
    telephony,
    plan,
    telnyx,
    newLetter,
    newPdf: () => makePdf(['Synthetic page']),
    filesFolder: join(clinic.folder, 'files'),
    documents,
    send: async (more: Partial<SendFax> = {}): Promise<SentFax> =>
      deliveries.send(actor, {
        content: { letterId: await newLetter() }, to: '+14165550142', confirmation: '0142', recipientName: 'Dr. Côté', recipientClinic: null,
        physicianId: null, cover: null, priority: 'routine', sendAt: null, ...more,
      }),
    /** Lets the jobs of a kind that wait for later run now. */
    hurry: (kind: string) => clinic.sql("update job set run_at = now() where kind = $1 and status = 'queued'", [kind]),
    stop: async () => {
      await worker?.stop(5);
      await app.close();
      await telnyx.close();
      await clinic.close();
    },
  };
}
