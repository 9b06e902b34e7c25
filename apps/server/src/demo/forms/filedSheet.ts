import { lockFax } from '../../modules/fax/fax.store.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import { extractFields } from '../../pipeline/extraction/extract.ts';
import { keepFields } from '../../pipeline/keepFields.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Documents } from '../../platform/documents/document.port.ts';
import { perceptualHash, thumbnail } from '../../platform/documents/images/pageImage.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { chartOf } from '../directory.ts';
import type { Letter } from '../letters/makeLetter.ts';
import type { AccessForm } from './accessSheet.ts';

export interface SheetParts {
  database: Database;
  files: Files;
  documents: Documents;
}

export interface FiledSheet {
  organizationId: string;
  form: AccessForm;
  letter: Letter;
  /** Stands for the provider's id. */
  id: string;
  daysAgo: number;
  filedBy: string;
  physicianId: string;
}

/** A sheet that came some days ago, was read by the ordinary rules, and was filed by a person who knew better. */
export async function insertFiledSheet({ database, files, documents }: SheetParts, sheet: FiledSheet): Promise<string> {
  const { organizationId, letter } = sheet;
  const document = await documents.open({ bytes: letter.pdf });
  const page = await document.renderPage(1).finally(() => document.close());
  const original = await files.put(organizationId, letter.pdf, documentLimit);
  const image = await files.put(organizationId, page.png, documentLimit);
  const small = await files.put(organizationId, await thumbnail(page.png), documentLimit);
  const words = page.words ?? letter.truth.pages[0] ?? [];
  const hash = await perceptualHash(page.png);
  const { fields } = extractFields([{ number: 1, width: page.width, height: page.height, words }]);
  return database.asService(organizationId, async (tx) => {
    const { faxId, documentId } = await insertFax(tx, sheet, original);
    await tx
      .insertInto('page')
      .values({
        organization_id: organizationId, document_id: documentId, fax_id: faxId, number: 1, image_key: image.key, thumbnail_key: small.key, width: page.width, height: page.height,
        dpi: Math.round(page.dpi), words: JSON.stringify(words), text: words.map(({ text }) => text).join(' '), text_source: 'layer', confidence: 1, perceptual_hash: hash,
        source_document_id: documentId, source_number: 1,
      })
      .execute();
    await keepFields(tx, { fax: await lockFax(tx, faxId) }, fields);
    return faxId;
  });
}

async function insertFax(tx: Tx, { organizationId, form, letter: { facts }, id, daysAgo, filedBy, physicianId }: FiledSheet, { key, sha256, size }: { key: string; sha256: string; size: number }) {
  const chart = await tx.insertInto('patient').values(chartOf(organizationId, facts)).returning('id').executeTakeFirstOrThrow();
  const receivedAt = new Date(Date.now() - daysAgo * 86_400_000);
  const { id: faxId } = await tx
    .insertInto('fax')
    .values({
      organization_id: organizationId, source: 'demo', provider_fax_id: id, from_number: form.fax, sender_name: form.name, original_name: 'sheet.pdf', media_type: 'application/pdf', sha256, size,
      page_count: 1, status: 'completed', stage: null, document_type: 'referral', patient_id: chart.id, physician_id: physicianId, reason: facts.scenario.reason[facts.language], priority: facts.urgency ?? 'routine',
      next_step: 'file', received_at: receivedAt, completed_at: new Date(receivedAt.getTime() + 25 * 60_000), completed_by: filedBy, filed_unchanged: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: documentId } = await tx
    .insertInto('document')
    .values({ organization_id: organizationId, fax_id: faxId, version: 1, kind: 'original', file_key: key, media_type: 'application/pdf', size, page_count: 1, created_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { faxId, documentId };
}
