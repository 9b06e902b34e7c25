import { join } from 'node:path';
import fastify from 'fastify';
import type { Permission } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { createConversationService } from '../../modules/message/conversation/conversation.service.ts';
import type { MailLine } from '../../modules/message/mail/mailLine.ts';
import { createMessageService } from '../../modules/message/message.service.ts';
import { createTextTaker, messagingJobs } from '../../modules/message/messaging.ts';
import { createOptOutService } from '../../modules/message/optOut.service.ts';
import { createReminderRuleService } from '../../modules/message/reminder/reminderRule.service.ts';
import { telnyxPath, telnyxWebhook } from '../../modules/telnyx/telnyxWebhook.ts';
import { ticketRoutes } from '../../modules/message/media/ticketRoutes.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createDownload } from '../../platform/download/download.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { mediaAddress } from '../../platform/links/messageLinks.ts';
import { freePort } from '../../platform/processes/freePort.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log/log.ts';
import { startTelnyxLoopback, type Delivery } from '../../platform/telephony/loopback/telnyxLoopback.ts';
import type { ReceivedText, TextPlan } from '../../platform/telephony/loopback/texts.ts';
import { createTelnyx } from '../../platform/telephony/telnyx.adapter.ts';
import { clinicNumber, createTestClinic } from '../clinic.ts';
import type { TestDatabase } from '../database.ts';
import { actorOf } from '../faxes.ts';

const rights: Permission[] = ['messages.send', 'messages.read', 'patients.read', 'patients.write', 'appointments.read', 'appointments.write', 'settings.manage', 'search', 'requests.read'];

/** Noon in Toronto, on a working day: nothing waits for the morning. */
export const noon = new Date('2026-11-24T17:00:00Z');

export type TextingClinic = Awaited<ReturnType<typeof startTexting>>;

/** A clinic that texts by the stand-in of Telnyx. `plan` and the clock may be changed as a test goes on; without a worker somebody else sends. */
export async function startTexting({ hasWorker = true, database, mailLine }: { hasWorker?: boolean; database?: TestDatabase; mailLine?: MailLine } = {}) {
  const clinic = await createTestClinic(database);
  await clinic.sql(`update organization set telnyx_from = '${clinicNumber}', settings = '{"duplicates":"refuse","cloud":{"telnyx":true}}'`);
  await clinic.sql('update role set permissions = $1', [rights]);
  await clinic.sql('insert into fax_number (number, organization_id) values ($1, $2) on conflict do nothing', [clinicNumber, clinic.organization.id]);
  const time = { now: noon };
  const clock = { now: () => time.now };
  const plan: TextPlan & { isDeaf?: boolean } = {};
  const app = fastify();
  let underway = 0;
  const post = async ({ body, headers }: Delivery, url: string | null = null) => {
    underway += 1;
    return app.inject({ method: 'POST', url: `${telnyxPath}${url ? new URL(url).search : ''}`, headers, payload: body }).finally(() => (underway -= 1));
  };
  const telnyx = await startTelnyxLoopback({
    texts: { repeats: 3, answer: (call) => plan.answer?.(call) ?? 'accept', carriesMedia: (number) => plan.carriesMedia?.(number) ?? true, outcome: (message) => plan.outcome?.(message) ?? null },
    onEvent: (delivery, url) => void (plan.isDeaf || post(delivery, url)),
  });
  const address = `http://127.0.0.1:${await freePort('127.0.0.1')}`;
  const line = { apiKey: 'KEY', publicKey: telnyx.publicKey, baseUrl: telnyx.baseUrl, webhookUrl: `${address}${telnyxPath}` };
  const telephony = createTelnyx(line);
  await app.register(async (scope) => telnyxWebhook(clinic.database, telephony, createTextTaker({ clock }))(scope));
  // Processes that are killed go by the clock of the machine.
  ticketRoutes({ ...clinic, clock: hasWorker ? clock : systemClock })(app);
  await app.listen({ host: '127.0.0.1', port: Number(new URL(address).port) });
  const messageLinks = {
    media: (ticket: string) => mediaAddress(address, ticket),
    visit: ({ appointmentId, startsAt }: { appointmentId: string; startsAt: Date }) => `https://intake.example/#visit=${appointmentId}.${startsAt.getTime()}`,
  };
  const parts = { ...clinic, links: createFileLinks(Buffer.from('a secret of this test'), clock), clock, telephony, mailLine, messageLinks };
  const jobs = messagingJobs({ ...parts, download: createDownload({ allowedHosts: [telnyx.mediaHost] }) });
  const worker = hasWorker
    ? await startWorker({ database: clinic.database, log: createLog('silent'), handlers: jobs, pollSeconds: 0.1, backoffSeconds: () => 0.1 })
    : undefined;
  const actor: Actor = actorOf(clinic, { permissions: new Set(rights) });
  let place: ReturnType<typeof findPlace> | undefined;
  const findPlace = async () => {
    const organizationId = clinic.organization.id;
    const { id: visit_type_id } = await one("insert into visit_type (organization_id, name, minutes, preparation) values ($1, 'Consultation', 30, 'Bring your card.') returning id", [organizationId]);
    const { id: physician_id } = await one("insert into physician (organization_id, family_name, given_name, is_internal) values ($1, 'Rahman', 'Noor', true) returning id", [organizationId]);
    const { id: location_id } = await one('select id from location where organization_id = $1', [organizationId]);
    return { visit_type_id, physician_id, location_id };
  };
  const one = async <Row = { id: string }>(text: string, values: unknown[]): Promise<Row> => (await clinic.sql<Row & Record<string, unknown>>(text, values))[0]!;

  return {
    ...clinic, actor, clock, time, plan, messageLinks, telnyx, telephony, jobs, line, app, post,
    /** Webhooks that are being taken. */
    underway: () => underway,
    filesFolder: join(clinic.folder, 'files'),
    messages: createMessageService(parts),
    conversations: createConversationService(parts),
    optOuts: createOptOutService(clinic.database),
    rules: createReminderRuleService(parts),
    /** Somebody at a phone writes to the clinic; the webhook comes once. */
    phoneWrites: (from: string, text: string, more: Pick<ReceivedText, 'isAnswered' | 'media'> = {}) => post(telnyx.receiveText({ from, to: clinicNumber, text, ...more })),
    /** What a phone was sent, oldest first. */
    phoneGot: (number: string) => telnyx.texts().filter(({ direction, to }) => direction === 'outbound' && to === number).map(({ text }) => text),
    /** A patient of Nova Scotia, where it is one o'clock at noon in Toronto, who agreed to be texted and to get e-mails. */
    newPatient: async (phones: string[], { hasConsent = true, province = 'NS' as string | null, language = null as string | null, email = null as string | null } = {}) => {
      const { id } = await one('insert into patient (organization_id, family_name, given_name, phones, province, language, email) values ($1, $2, $3, $4, $5, $6, $7) returning id', [
        clinic.organization.id, 'Okafor', 'Ada', phones, province, language, email,
      ]);
      if (hasConsent) {
        await clinic.sql(
          `insert into consent (organization_id, patient_id, channel, act, kind, source, wording, effective_at, covers, actor_name)
           select $1, $2, channel, 'given', 'express', 'form', 'I agree.', '2026-01-01', array[$2::uuid], 'Test' from unnest(array['sms','email']) channel`,
          [clinic.organization.id, id],
        );
      }
      return id;
    },
    /** A visit of half an hour, booked long ago. */
    newVisit: async (patientId: string, startsAt: Date): Promise<{ id: string; version: number }> => {
      const { visit_type_id, physician_id, location_id } = await (place ??= findPlace());
      return one(
        `insert into appointment (organization_id, status, visit_type_id, patient_id, physician_id, location_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local, created_at, is_overbooked, overbook_reason)
         values ($1, 'booked', $2, $3, $4, $5, $6::timestamptz, $6::timestamptz + interval '30 minutes', $6::timestamptz, $6::timestamptz + interval '30 minutes', 'America/Toronto',
           $6::timestamptz at time zone 'America/Toronto', '2026-01-01', true, 'Test') returning id, version`,
        [clinic.organization.id, visit_type_id, patientId, physician_id, location_id, startsAt],
      );
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
