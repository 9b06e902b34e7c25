import type { Clinic, ClinicFields, MailOutcome } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { crud } from '../../kernel/crud.ts';
import type { PageQuery } from '../../kernel/cursor.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { handOver, type Mailer } from '../../platform/mail/mail.port.ts';
import { clinicStore, findClinics, findSenderName } from './clinic.store.ts';

export interface ClinicParts {
  database: Database;
  /** Undefined when mail waits in the outbox. */
  mailer: Mailer | undefined;
}

interface ClinicEmail {
  clinicId: string;
  subject: string;
  text: string;
}

export type ClinicService = ReturnType<typeof createClinicService>;

/** The clinics that send patients here, and those that patients are sent on to. */
export function createClinicService({ database, mailer }: ClinicParts) {
  const { get, read, create, updateIn, remove } = crud(database, { store: clinicStore, entity: 'clinic', topic: 'clinic' });
  return {
    get,
    create,

    /** Who works there has its name and numbers, so that physicians are told of too. */
    update: (actor: Actor, change: ClinicFields & Seen): Promise<Clinic> =>
      database.asUser(actor, async (tx) => {
        const clinic = await updateIn(tx, actor, change);
        await publish(tx, { organizationId: actor.organizationId, topic: 'physician', entity: 'physician' });
        return clinic;
      }),

    /** What a site or a request still refers to is held by its foreign key: 409. */
    remove,

    /** By name in order, or, when words are given, those that have them (without a further page). */
    list: (actor: Actor, { name, ...query }: PageQuery & { name?: string | undefined }) =>
      database.asUser(actor, async (tx) =>
        name
          ? { items: await findClinics(tx, actor.organizationId, name, query.limit), nextCursor: null }
          : clinicStore.page(tx, actor.organizationId, query),
      ),

    /** Sent at once and not by a job: who asks waits for the answer of the mail server, and keeps the text until it is taken. */
    async sendEmail(actor: Actor, { clinicId, subject, text }: ClinicEmail): Promise<{ recipient: string; outcome: MailOutcome }> {
      if (!mailer) throw conflict('no-mail-server', 'No server for outgoing mail is set up.');
      const { recipient, sender } = await database.asUser(actor, async (tx) => {
        const { email } = await read(tx, actor, clinicId);
        if (email === null) throw conflict('no-address', 'This clinic has no e-mail address.');
        return { recipient: email, sender: await findSenderName(tx, actor.organizationId) };
      });
      const outcome = await handOver(mailer, { to: recipient, subject, text: `${text}\n\n${actor.displayName}\n${sender}\n` });
      await database.asUser(actor, (tx) =>
        // What was written stays out of the trail: it may be about a patient.
        appendAudit(tx, {
          actor, action: 'E', entity: 'clinic-mail', entityId: clinicId, outcome: outcome === 'sent' ? 'success' : 'failure', detail: { outcome },
        }),
      );
      return { recipient, outcome };
    },
  };
}
