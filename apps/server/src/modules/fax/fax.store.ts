import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';
import { notFound } from '../../kernel/errors.ts';
import { selectFaxes, type FaxRow } from './faxRow.ts';

export type StoredFax = Selectable<Tables['fax']>;

/** The fax with its names; 404 when it is not there or not yours. */
export async function findFax(tx: Tx, id: string): Promise<FaxRow> {
  const row = await selectFaxes(tx).where('fax.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The row, locked until the transaction ends. */
export async function lockFax(tx: Tx, id: string): Promise<StoredFax> {
  const row = await tx.selectFrom('fax').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function updateFax(tx: Tx, fax: StoredFax, changes: Updateable<Tables['fax']>): Promise<void> {
  await tx
    .updateTable('fax')
    .set({ version: fax.version + 1, updated_at: sql`now()`, ...changes })
    .where('id', '=', fax.id)
    .execute();
}

/** Pages of one version in order. Words are left out: they are large and asked for a page at a time. */
export function listPages(tx: Tx, faxId: string, documentVersion: number) {
  return tx
    .selectFrom('page')
    .innerJoin('document', 'document.id', 'page.document_id')
    .where('page.fax_id', '=', faxId)
    .where('document.version', '=', documentVersion)
    .select([
      'page.id', 'page.number', 'page.rotation', 'page.width', 'page.height', 'page.image_key', 'page.thumbnail_key',
      'page.text_source', 'page.confidence',
    ])
    .orderBy('page.number')
    .execute();
}

export function findWords(tx: Tx, faxId: string, documentVersion: number, number: number) {
  return tx
    .selectFrom('page')
    .innerJoin('document', 'document.id', 'page.document_id')
    .where('page.fax_id', '=', faxId)
    .where('document.version', '=', documentVersion)
    .where('page.number', '=', number)
    .select('page.words')
    .executeTakeFirst();
}

export function listDocuments(tx: Tx, faxId: string) {
  return tx.selectFrom('document').selectAll().where('fax_id', '=', faxId).orderBy('version').execute();
}

export function listExtractions(tx: Tx, faxId: string) {
  return tx.selectFrom('extraction').selectAll().where('fax_id', '=', faxId).orderBy('field').execute();
}

export function listCandidates(tx: Tx, faxId: string) {
  return tx
    .selectFrom('candidate')
    .leftJoin('patient', 'patient.id', 'candidate.patient_id')
    .leftJoin('physician', 'physician.id', 'candidate.physician_id')
    .where('candidate.fax_id', '=', faxId)
    .select([
      'candidate.kind', 'candidate.patient_id', 'candidate.physician_id', 'candidate.score', 'candidate.reasons',
      'candidate.chosen', 'patient.birth_date', 'patient.health_number', 'patient.alerts', 'physician.clinic_name', 'physician.fax_numbers',
      sql<string | null>`coalesce(${registerNameOf('patient')}, ${registerNameOf('physician')})`.as('name'),
    ])
    .orderBy('candidate.kind')
    .orderBy('candidate.score', 'desc')
    .orderBy((build) => build.fn.coalesce('candidate.patient_id', 'candidate.physician_id'))
    .execute();
}

export async function alertsOf(tx: Tx, patientId: string | null): Promise<string[]> {
  if (patientId === null) return [];
  return (await tx.selectFrom('patient').select('alerts').where('id', '=', patientId).executeTakeFirst())?.alerts ?? [];
}

export function listModalities(tx: Tx) {
  return tx.selectFrom('modality').select(['id', 'name', 'code', 'terms']).orderBy('name').orderBy('id').execute();
}

/** Whether anything from this number was completed before: a first sender deserves a second look. */
export async function isKnownSender(tx: Tx, number: string, exceptId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('fax')
    .select('id')
    .where('from_number', '=', number)
    .where('status', '=', 'completed')
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
