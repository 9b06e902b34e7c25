import { sql } from 'kysely';
import type { ZoneField } from '@intake/api/rules/forms';
import type { ExtractionPage } from '../../pipeline/extraction/page/page.ts';
import type { FiledFax, ReadField } from '../../pipeline/extraction/forms/learn.ts';
import type { Box } from '../../platform/ocr/word.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';
import { loadPages } from '../../pipeline/pages.ts';

export interface StoredFiledFax extends FiledFax {
  id: string;
  receivedAt: Date;
}

/** A form is looked for on the first pages. */
const mostPages = 4;

/** The newest filed faxes from any of these numbers. */
export async function listFiledFrom(tx: Tx, organizationId: string, numbers: readonly string[], most: number): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await tx
    .selectFrom('fax')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('direction', '=', 'inbound')
    .where('status', '=', 'completed')
    .where('locked_at', 'is', null)
    .where('from_number', 'in', numbers)
    .orderBy('completed_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Faxes with their words, what was read of them, and what a person filed, in the order of the ids. */
export async function loadFiled(tx: Tx, ids: readonly string[]): Promise<StoredFiledFax[]> {
  const faxes: StoredFiledFax[] = [];
  for (const id of ids) {
    const fax = await findFiled(tx, id);
    if (fax) faxes.push(fax);
  }
  return faxes;
}

async function findFiled(tx: Tx, id: string): Promise<StoredFiledFax | null> {
  const row = await tx
    .selectFrom('fax')
    .innerJoin('document', (join) => join.onRef('document.fax_id', '=', 'fax.id').onRef('document.version', '=', 'fax.document_version'))
    .leftJoin('patient', 'patient.id', 'fax.patient_id')
    .leftJoin('physician', 'physician.id', 'fax.physician_id')
    .select([
      'fax.id', 'fax.received_at', 'fax.document_type', 'fax.priority', 'fax.reason', 'document.id as document_id',
      'patient.birth_date', 'patient.sex', 'patient.health_number', 'patient.phones', 'patient.address', 'patient.email',
      'physician.clinic_name', 'physician.fax_numbers', 'physician.phones as physician_phones', 'physician.billing_number',
      registerNameOf('patient').as('patient_name'), registerNameOf('physician').as('physician_name'),
    ])
    .where('fax.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const pages: ExtractionPage[] = await loadPages(tx, row.document_id, mostPages);
  const found = await tx.selectFrom('extraction').select(['field', 'value', 'confidence', 'page', 'box', 'source', 'flags']).where('fax_id', '=', id).execute();
  const values: Record<ZoneField, readonly (string | null)[]> = {
    'patient.name': [row.patient_name],
    'patient.birthDate': [row.birth_date],
    'patient.sex': [row.sex === 'unknown' ? null : row.sex],
    'patient.healthNumber': [row.health_number],
    'patient.phone': row.phones ?? [],
    'patient.address': [row.address],
    'patient.email': [row.email],
    'referrer.name': [row.physician_name],
    'referrer.clinic': [row.clinic_name],
    'referrer.fax': row.fax_numbers ?? [],
    'referrer.phone': row.physician_phones ?? [],
    'referrer.billingNumber': [row.billing_number],
    // The service that one chooses is called as the clinic calls it, not as the form does.
    service: [],
    reason: [row.reason],
    urgency: [row.priority],
    letterDate: [],
  };
  const filed = Object.fromEntries(Object.entries(values).flatMap(([field, all]) => {
    const said = all.filter((value) => value !== null && value !== '');
    return said.length > 0 ? [[field, said]] : [];
  })) as FiledFax['filed'];
  // What a person entered had not been read.
  const read = found.map(({ source, value, box, field, ...rest }): ReadField => ({ ...rest, field: field as ReadField['field'], value: source === 'human' ? null : value, box: box as Box | null }));
  return { id, receivedAt: row.received_at, pages, read, filed, documentType: row.document_type };
}

/** The numbers that a template's forms come from. */
export async function numbersOf(tx: Tx, { faxNumbers, clinicId }: { faxNumbers: readonly string[]; clinicId: string | null }): Promise<string[]> {
  const clinic = clinicId === null ? undefined : await tx.selectFrom('clinic').select(sql<string[]>`fax_numbers`.as('numbers')).where('id', '=', clinicId).executeTakeFirst();
  return [...new Set([...faxNumbers, ...(clinic?.numbers ?? [])])];
}
