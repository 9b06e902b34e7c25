import type { ConsentEvent, Consents, NewConsent } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { insertConsent, instantOf, toConsentEvent } from './consent.store.ts';
import { consentsOf } from './consentOf.ts';

export type ConsentService = ReturnType<typeof createConsentService>;

/** What patients said about being reached. It is added to, and never changed. */
export function createConsentService(database: Database) {
  return {
    list: (actor: Actor, patientId: string): Promise<Consents> =>
      database.asUser(actor, async (tx) => {
        const patient = await tx.selectFrom('patient').select('id').where('organization_id', '=', actor.organizationId).where('id', '=', patientId).executeTakeFirst();
        if (!patient) throw notFound();
        const consents = await consentsOf(tx, actor.organizationId, patientId);
        await appendAudit(tx, { actor, action: 'R', entity: 'patient-consents', patientId, outcome: 'success' });
        return consents;
      }),

    record: (actor: Actor, { patientId, ...consent }: NewConsent & { patientId: string }): Promise<ConsentEvent> =>
      database.asUser(actor, async (tx) => {
        requireWhole(consent);
        await requireOwn(tx, actor, 'patient', patientId);
        const effectiveAt = consent.at === null ? new Date() : await instantOf(tx, actor.organizationId, consent.at);
        if (effectiveAt.getTime() > Date.now()) throw invalid([{ path: 'at', code: 'future', message: 'Nobody has said this yet.' }]);
        const row = await insertConsent(tx, actor, patientId, consent, effectiveAt);
        const { id, channel, act, kind, source } = row;
        await appendAudit(tx, { actor, action: 'C', entity: 'consent', entityId: id, patientId, outcome: 'success', detail: { channel, act, kind, source } });
        await publish(tx, { organizationId: actor.organizationId, topic: 'patient', entity: 'consent', entityId: id });
        return toConsentEvent(row);
      }),
  };
}

/** Throws a 422 for a consent without its kind, one that is express without its words, and a withdrawal that has a kind. */
function requireWhole({ act, kind, wording }: NewConsent): void {
  if ((act === 'given') !== (kind !== null)) throw invalid([{ path: 'kind', code: 'required', message: 'What is given has a kind, and what is withdrawn has none.' }]);
  if (kind === 'express' && !wording) throw invalid([{ path: 'wording', code: 'required', message: 'Express consent needs the words that were shown.' }]);
}
