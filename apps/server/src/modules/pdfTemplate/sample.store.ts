import type { DocumentType } from '@intake/api/rules';
import type { ExtractionPage } from '../../pipeline/extraction/page/page.ts';
import type { ReadField } from '../../pipeline/extraction/forms/learn.ts';
import { loadPages } from '../../pipeline/pages.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Box } from '../../platform/ocr/word.ts';

export interface Sender {
  fromNumber: string | null;
  senderName: string | null;
  documentType: DocumentType | null;
}

export async function findSender(tx: Tx, organizationId: string, faxId: string): Promise<Sender | null> {
  const row = await tx
    .selectFrom('fax')
    .select(['from_number', 'sender_name', 'document_type'])
    .where('organization_id', '=', organizationId)
    .where('direction', '=', 'inbound')
    .where('id', '=', faxId)
    .executeTakeFirst();
  return row ? { fromNumber: row.from_number, senderName: row.sender_name, documentType: row.document_type } : null;
}

/** A page with its words, and everything that was read of its fax. */
export async function loadSample(tx: Tx, faxId: string, number: number): Promise<{ page: ExtractionPage; read: ReadField[] } | null> {
  const page = (await pagesOfFax(tx, faxId)).find((one) => one.number === number);
  if (!page) return null;
  const found = await tx.selectFrom('extraction').select(['field', 'value', 'confidence', 'page', 'box', 'flags']).where('fax_id', '=', faxId).execute();
  return { page, read: found.map((one) => ({ ...one, field: one.field as ReadField['field'], box: one.box as Box | null })) };
}

/** Pages of a fax as it is now. */
export async function pagesOfFax(tx: Tx, faxId: string, most?: number): Promise<ExtractionPage[]> {
  const document = await tx
    .selectFrom('fax')
    .innerJoin('document', (join) => join.onRef('document.fax_id', '=', 'fax.id').onRef('document.version', '=', 'fax.document_version'))
    .select('document.id')
    .where('fax.id', '=', faxId)
    .executeTakeFirst();
  return document ? loadPages(tx, document.id, most) : [];
}

const mostOthers = 5;

/** First pages of other faxes from the same number. */
export async function listLike(tx: Tx, organizationId: string, faxId: string, fromNumber: string): Promise<ExtractionPage[]> {
  const faxes = await tx
    .selectFrom('fax')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('from_number', '=', fromNumber)
    .where('direction', '=', 'inbound')
    .where('id', '<>', faxId)
    .orderBy('received_at', 'desc')
    .limit(mostOthers)
    .execute();
  const pages = [];
  for (const { id } of faxes) pages.push(...(await pagesOfFax(tx, id, 2)));
  return pages;
}
