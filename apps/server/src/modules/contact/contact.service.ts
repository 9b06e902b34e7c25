import type { Contact, ContactFields, KnownContact } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { crud } from '../../kernel/crud.ts';
import { notFound } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { contactsOf, contactStore, findKnown, type NewContact } from './contact.store.ts';

export type ContactService = ReturnType<typeof createContactService>;

/** Who else has to do with a patient. Whoever looks at them leaves an event in the trail of the patient. */
export function createContactService(database: Database) {
  const { read, create, updateIn, remove } = crud<Contact, NewContact>(database, {
    store: contactStore,
    entity: 'contact',
    topic: 'patient',
    before: { create: ({ tx, actor, fields }) => requireOwn(tx, actor, 'patient', fields.patientId) },
    audit: ({ stored, fields }) => ({ patientId: stored?.patientId ?? fields?.patientId }),
  });
  return {
    create,
    remove,
    /** In the caller's transaction, for what else looks after a chart. */
    ofChart: (tx: Tx, { organizationId }: Actor, patientId: string): Promise<Contact[]> => contactsOf(tx, organizationId, patientId),

    /** Whose contact it is stays as it is. */
    update: (actor: Actor, change: ContactFields & Seen): Promise<Contact> =>
      database.asUser(actor, async (tx) => {
        const { patientId } = await read(tx, actor, change.id);
        return updateIn(tx, actor, { ...change, patientId });
      }),

    list: (actor: Actor, patientId: string): Promise<Contact[]> =>
      database.asUser(actor, async (tx) => {
        const patient = await tx.selectFrom('patient').select('id').where('organization_id', '=', actor.organizationId).where('id', '=', patientId).executeTakeFirst();
        if (!patient) throw notFound();
        await appendAudit(tx, { actor, action: 'R', entity: 'patient-contacts', patientId, outcome: 'success' });
        return contactsOf(tx, actor.organizationId, patientId);
      }),

    autocomplete: (actor: Actor, name: string): Promise<KnownContact[]> => database.asUser(actor, (tx) => findKnown(tx, actor.organizationId, name)),
  };
}
