import { sql, type Selectable } from 'kysely';
import type { Contact, ContactFields, KnownContact } from '@intake/api/contract';
import { tableStore } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { storedNameKeys, typedNameKeys } from '../../platform/search/names.ts';

const toContact = (row: Selectable<Tables['contact']>): Contact => ({
  id: row.id,
  version: row.version,
  patientId: row.patient_id,
  role: row.role,
  name: row.name,
  relationship: row.relationship,
  phone: row.phone,
  faxNumber: row.fax_number,
  email: row.email,
  note: row.note,
  mayDiscuss: row.may_discuss,
  consentNote: row.consent_note,
});

/** With whose it is. */
export interface NewContact extends ContactFields {
  patientId: string;
}

const toColumns = (fields: NewContact) => ({
  patient_id: fields.patientId,
  role: fields.role,
  name: fields.name,
  relationship: fields.relationship,
  phone: fields.phone,
  fax_number: fields.faxNumber,
  email: fields.email,
  note: fields.note,
  may_discuss: fields.mayDiscuss,
  consent_note: fields.consentNote,
  name_keys: storedNameKeys(fields.name),
});

export const contactStore = tableStore({ table: 'contact', orderBy: ['name'], toApi: toContact, toRow: toColumns });

/** The contacts of one patient, by name. */
export async function contactsOf(tx: Tx, organizationId: string, patientId: string): Promise<Contact[]> {
  const rows = await tx
    .selectFrom('contact')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('patient_id', '=', patientId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(toContact);
}

const mostKnown = 10;

/** What is no person and is entered in chart after chart, each as it was entered last. */
export async function findKnown(tx: Tx, organizationId: string, text: string): Promise<KnownContact[]> {
  const keys = typedNameKeys(text);
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('contact')
    .distinctOn(['role', 'name'])
    .select(['role', 'name', 'phone', 'fax_number', 'email'])
    .where('organization_id', '=', organizationId)
    .where('role', 'in', ['pharmacy', 'insurer'])
    .where(sql<boolean>`name_keys @> ${keys}::text[]`)
    .orderBy('role')
    .orderBy('name')
    .orderBy('updated_at', 'desc')
    .limit(mostKnown)
    .execute();
  return rows.map(({ fax_number: faxNumber, ...known }) => ({ ...known, faxNumber }));
}
