import type { Locale } from '@intake/api/rules';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { complete, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { messageTexts } from './message.messages.ts';
import { queueText } from './queueText.ts';
import { spokenTimes } from './reminder/spokenTimes.ts';
import { clinicOf } from './clinicOf.ts';

/** Tells whoever was told of a visit that it has moved or does not take place; not of what they said themselves. */
export const createCorrectTextHandler = ({ database, clock }: { database: Database; clock: Clock }): JobHandler => ({
  concurrency: 1,
  run: (job) =>
    database.asService(job.organizationId, async (tx) => {
      const organizationId = job.organizationId!;
      await complete(tx, job);
      const visit = await tx
        .selectFrom('appointment').selectAll().where('organization_id', '=', organizationId).where('id', '=', String(job.payload['appointmentId'])).executeTakeFirst();
      if (visit?.status !== 'cancelled' || visit.cancel_reason === 'patient' || visit.starts_at <= clock.now()) return;
      const successor = await tx
        .selectFrom('appointment').selectAll().where('organization_id', '=', organizationId).where('rescheduled_from', '=', visit.id).where('status', 'in', ['booked', 'pending'])
        .orderBy('created_at', 'desc').executeTakeFirst();
      const told = await tx
        .selectFrom('message')
        .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
        .select(['conversation.ours', 'conversation.theirs', 'message.patient_id', 'message.locale'])
        .distinctOn('conversation.id')
        .where('message.organization_id', '=', organizationId)
        .where('message.appointment_id', '=', visit.id)
        .where('message.status', 'in', ['sending', 'sent', 'delivered', 'unconfirmed'])
        .orderBy('conversation.id')
        .orderBy('message.at', 'desc')
        .execute();
      const clinic = await clinicOf(tx, organizationId);
      for (const { ours, theirs, patient_id, locale: spoken } of told) {
        const locale: Locale = spoken ?? clinic.locale;
        const about = successor ?? visit;
        const { date, time } = spokenTimes(about.starts_at, about.time_zone, locale);
        const texts = messageTexts[locale];
        await queueText(tx, {
          ours, theirs, patientId: patient_id ?? null, purpose: 'reminder', locale, body: successor ? texts.moved(clinic.name, date, time) : texts.withdrawn(clinic.name, date, time),
          visit: successor ? { id: successor.id, version: successor.version } : null, expiresAt: visit.starts_at < about.starts_at ? visit.starts_at : about.starts_at,
          author: null, actor: systemActor(organizationId),
        });
      }
    }),
  // Nothing was sent; the job is shown to an administrator.
  onFailed: () => Promise.resolve(),
});
