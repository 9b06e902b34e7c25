import fastify from 'fastify';
import type { Permission } from '@intake/api/rules';
import type { Actor } from '../kernel/actor.ts';
import { createConversationService } from '../modules/message/conversation/conversation.service.ts';
import { createMessageService } from '../modules/message/message.service.ts';
import { createTextTaker, messagingJobs } from '../modules/message/messaging.ts';
import { createOptOutService } from '../modules/message/optOut.service.ts';
import { createReminderRuleService } from '../modules/message/reminder/reminderRule.service.ts';
import { telnyxPath, telnyxWebhook } from '../modules/telnyx/telnyxWebhook.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import { startTelnyxLoopback, type Delivery } from '../platform/telephony/loopback/telnyxLoopback.ts';
import type { TextPlan } from '../platform/telephony/loopback/texts.ts';
import { createTelnyx } from '../platform/telephony/telnyx.adapter.ts';
import { clinicNumber, createTestClinic } from './clinic.ts';
import type { TestDatabase } from './database.ts';
import { actorOf } from './faxes.ts';

const rights: Permission[] = ['messages.send', 'messages.read', 'patients.read', 'patients.write', 'appointments.read', 'appointments.write', 'settings.manage', 'search'];

/** Noon in Toronto, on a working day: nothing waits for the morning. */
export const noon = new Date('2026-11-24T17:00:00Z');

export type TextingClinic = Awaited<ReturnType<typeof startTexting>>;

/** A clinic that texts by the stand-in of Telnyx. `plan` and the clock may be changed as a test goes on; without a worker somebody else sends. */
export async function startTexting({ hasWorker = true, database }: { hasWorker?: boolean; database?: TestDatabase } = {}) {
  const clinic = await createTestClinic(database);
  await clinic.sql(`update organization set telnyx_from = '${clinicNumber}', settings = '{"duplicates":"refuse","cloud":{"telnyx":true}}'`);
  await clinic.sql('update role set permissions = $1', [rights]);
  await clinic.sql('insert into fax_number (number, organization_id) values ($1, $2) on conflict do nothing', [clinicNumber, clinic.organization.id]);
  const time = { now: noon };
  const clock = { now: () => time.now };
  const plan: TextPlan & { isDeaf?: boolean } = {};
  const app = fastify();
  const post = ({ body, headers }: Delivery, url: string | null = null) =>
    app.inject({ method: 'POST', url: `${telnyxPath}${url ? new URL(url).search : ''}`, headers, payload: body });
  const telnyx = await startTelnyxLoopback({
    texts: { repeats: 3, answer: (call) => plan.answer?.(call) ?? 'accept', outcome: (message) => plan.outcome?.(message) ?? null },
    onEvent: (delivery, url) => void (plan.isDeaf || post(delivery, url)),
  });
  const line = { apiKey: 'KEY', publicKey: telnyx.publicKey, baseUrl: telnyx.baseUrl, webhookUrl: `http://intake.test${telnyxPath}` };
  const telephony = createTelnyx(line);
  await app.register(async (scope) => telnyxWebhook(clinic.database, telephony, createTextTaker({ clock }))(scope));
  const parts = { ...clinic, clock, telephony };
  const jobs = messagingJobs(parts);
  const worker = hasWorker
    ? await startWorker({ database: clinic.database, log: createLog('silent'), handlers: jobs, pollSeconds: 0.1, backoffSeconds: () => 0.1 })
    : undefined;
  const actor: Actor = actorOf(clinic, { permissions: new Set(rights) });
  const one = async <Row = { id: string }>(text: string, values: unknown[]): Promise<Row> => (await clinic.sql<Row & Record<string, unknown>>(text, values))[0]!;

  return {
    ...clinic, actor, clock, time, plan, telnyx, telephony, jobs, line, app, post,
    messages: createMessageService(parts),
    conversations: createConversationService(parts),
    optOuts: createOptOutService(clinic.database),
    rules: createReminderRuleService(parts),
    /** Somebody at a phone writes to the clinic; the webhook comes once. */
    phoneWrites: (from: string, text: string, more: { isAnswered?: boolean } = {}) => post(telnyx.receiveText({ from, to: clinicNumber, text, ...more })),
    /** What a phone was sent, oldest first. */
    phoneGot: (number: string) => telnyx.texts().filter(({ direction, to }) => direction === 'outbound' && to === number).map(({ text }) => text),
    /** A patient of Nova Scotia, where it is one o'clock at noon in Toronto, who agreed to be texted. */
    newPatient: async (phones: string[], { hasConsent = true, province = 'NS', language = null as string | null } = {}) => {
      const { id } = await one('insert into patient (organization_id, family_name, given_name, phones, province, language) values ($1, $2, $3, $4, $5, $6) returning id', [
        clinic.organization.id, 'Okafor', 'Ada', phones, province, language,
      ]);
      if (hasConsent) {
        await clinic.sql(
          `insert into consent (organization_id, patient_id, channel, act, kind, source, wording, effective_at, covers, actor_name)
           values ($1, $2, 'sms', 'given', 'express', 'form', 'I agree.', '2026-01-01', array[$2::uuid], 'Test')`,
          [clinic.organization.id, id],
        );
      }
      return id;
    },
    messageOf: (id: string) => one<{ status: string; block: string | null; body: string; not_before: Date | null; version: number; failure_reason: string | null }>('select * from message where id = $1', [id]),
    stop: async () => {
      await worker?.stop(5);
      await app.close();
      await telnyx.close();
      await clinic.close();
    },
  };
}
