import type { Tx } from '../platform/database/database.port.ts';
import type { ExtractionPage } from './extraction/page/page.ts';

/** The pages of a document with their words, in order. */
export async function loadPages(tx: Tx, documentId: string, most?: number): Promise<ExtractionPage[]> {
  let rows = tx.selectFrom('page').select(['number', 'width', 'height', 'words']).where('document_id', '=', documentId).orderBy('number');
  if (most !== undefined) rows = rows.limit(most);
  return (await rows.execute()).map((row) => ({ ...row, words: row.words ?? [] }));
}
