import type { IntegrationSwitches, Integrations, MailOutcome, Providers } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound, versionConflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { handOver, type Mailer } from '../../platform/mail/mail.port.ts';
import * as store from './integration.store.ts';
import { testMailTexts } from './testMail.messages.ts';

export interface IntegrationParts {
  database: Database;
  /** Undefined when mail waits in the outbox. */
  mailer: Mailer | undefined;
  providers: Providers;
}

export type IntegrationService = ReturnType<typeof createIntegrationService>;

/** What the server can do for an organisation, and what the organisation wants of it. */
export function createIntegrationService({ database, mailer, providers }: IntegrationParts) {
  const read = async (tx: Tx, { organizationId }: Actor): Promise<Integrations> => {
    const found = await store.findSwitches(tx, organizationId);
    if (!found) throw notFound();
    return { providers, ...found };
  };

  return {
    find: (actor: Actor) => database.asUser(actor, (tx) => read(tx, actor)),

    change: (actor: Actor, { version, ...switches }: IntegrationSwitches & { version: number }) =>
      database.asUser(actor, async (tx) => {
        const entityId = actor.organizationId;
        if (!(await store.updateSwitches(tx, entityId, switches, version))) throw versionConflict();
        await appendAudit(tx, { actor, action: 'U', entity: 'organization', entityId, outcome: 'success', detail: { switches } });
        return read(tx, actor);
      }),

    /** Sent at once and not by a job: who asks waits for the answer of the mail server. */
    async sendTestMail(actor: Actor): Promise<{ recipient: string; outcome: MailOutcome }> {
      if (!mailer) throw conflict('no-mail-server', 'No server for outgoing mail is set up.');
      const person = await database.asUser(actor, (tx) => store.findRecipient(tx, actor.userId));
      if (!person) throw notFound();
      const texts = testMailTexts[person.locale] ?? testMailTexts.en;
      const mail = { to: person.email, subject: texts.subject, text: `${texts.body}\n` };
      const outcome = await handOver(mailer, mail);
      return { recipient: person.email, outcome };
    },
  };
}
