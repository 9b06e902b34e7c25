import type { LightMyRequestResponse } from 'fastify';
import fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { ClinicNumber } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import { takeNews } from '../modules/delivery/applyState.ts';
import { createTextTaker } from '../modules/message/messaging.ts';
import { settleNumberJob } from '../modules/phone/numberJobs.ts';
import { createPhoneService } from '../modules/phone/phone.service.ts';
import { takeOrderNews } from '../modules/phone/settleNumber.ts';
import { createSettleNumberHandler } from '../modules/phone/settleNumberJob.ts';
import { createTelnyxFaxHandler } from '../modules/telnyx/telnyxFax.ts';
import { telnyxJob, telnyxPath, telnyxWebhook } from '../modules/telnyx/telnyxWebhook.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createDownload } from '../platform/download/download.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import type { NumberPlan } from '../platform/telephony/loopback/numbers.ts';
import { startTelnyxLoopback, type Delivery } from '../platform/telephony/loopback/telnyxLoopback.ts';
import { createTelnyx } from '../platform/telephony/telnyx.adapter.ts';
import { startRetellLoopback } from '../platform/voice/loopback/retellLoopback.ts';
import { createRetell } from '../platform/voice/retell.adapter.ts';
import { createTestClinic } from './clinic.ts';
import { actorOf } from './faxes.ts';
import { createOrganization } from './organizations.ts';
import { patiently } from './patiently.ts';

const rights: Permission[] = ['settings.manage', 'faxes.read', 'calls.read', 'agents.manage'];

export type NumberClinic = Awaited<ReturnType<typeof startNumbers>>;

/** A clinic, one of two of its installation, that orders numbers from the stand-in of Telnyx. `plan` may be changed as a test goes on. */
export async function startNumbers() {
  const clinic = await createTestClinic();
  const other = await createOrganization(clinic, rights);
  await clinic.sql('update role set permissions = $1', [rights]);
  await clinic.sql(`update organization set settings = '{"duplicates":"refuse","cloud":{"telnyx":true}}'`);
  const plan: NumberPlan & { isDeaf?: boolean } = {};
  const app = fastify();
  const post = ({ body, headers }: Delivery): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url: telnyxPath, headers, payload: body });
  const telnyx = await startTelnyxLoopback({
    numbers: { repeats: 3, answer: (order) => plan.answer?.(order) ?? 'accept', outcome: (order) => plan.outcome?.(order) ?? 'success' },
    onEvent: (delivery) => void (plan.isDeaf || post(delivery)),
  });
  const telephony = createTelnyx({ apiKey: 'KEY', publicKey: telnyx.publicKey, baseUrl: telnyx.baseUrl, connectionId: 'faxes', voiceConnectionId: 'calls', messagingProfileId: 'texts' });
  const calls = await startRetellLoopback();
  const voice = createRetell({ ...calls, name: 'loopback', socketSecret: 'secret', publicUrl: 'http://intake.test', terminationUri: 'trunk' });
  const texts = createTextTaker({ clock: systemClock });
  await app.register(async (scope) => telnyxWebhook(clinic.database, telephony, texts)(scope));
  let lateSeconds = 0;
  const clock = { now: () => new Date(Date.now() + lateSeconds * 1000) };
  const parts = { ...clinic, telephony, voice, clock };
  const worker = await startWorker({
    database: clinic.database, log: createLog('silent'), pollSeconds: 0.1, backoffSeconds: () => 0.1, leaseSeconds: 1,
    handlers: {
      [settleNumberJob]: createSettleNumberHandler({ ...parts, lookSeconds: 0.1 }),
      [telnyxJob]: createTelnyxFaxHandler({ ...parts, download: createDownload({ allowedHosts: [telnyx.mediaHost] }), onNews: takeNews, onOrder: takeOrderNews, texts }),
    },
  });
  const phones = createPhoneService(parts);
  const actor = actorOf(clinic, { permissions: new Set(rights) });

  return {
    ...clinic, actor, phones, plan, telnyx, calls, post,
    otherOrganizationId: other.id,
    stranger: { ...actor, ...other.member, organizationIds: [other.id] },
    locationId: (await clinic.sql<{ id: string }>('select id from location where organization_id = $1', [clinic.organization.id]))[0]!.id,
    /** From now on it is so much later. */
    later: (seconds: number) => void (lateSeconds = seconds),
    order: (number: string, clientKey: string = randomUUID()) => phones.order(actor, { clientKey, number, kind: 'local', region: 'Ottawa, ON', monthlyCents: 110, currency: 'USD' }),
    /** The number once it is as wanted. */
    becomes: (number: string, wanted: Partial<ClinicNumber>) =>
      vi.waitFor(async () => {
        const found = (await phones.list(actor)).numbers.find((known) => known.number === number);
        for (const [key, value] of Object.entries(wanted)) {
          if (found?.[key as keyof ClinicNumber] !== value) throw new Error(`${number} is ${JSON.stringify(found)}`);
        }
        return found!;
      }, patiently),
    stop: async () => {
      await worker.stop(5);
      await app.close();
      await telnyx.close();
      await calls.close();
      await clinic.close();
    },
  };
}
