import type { Tx } from '../../platform/database/database.port.ts';
import type { ComposedPage, Documents } from '../../platform/documents/document.port.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { loadPages, sourceKeys } from './faxVersion.store.ts';

/** Where the pages of a fax come from. */
export interface PageSources {
  key: string;
  pageNumber: number;
  rotation: ComposedPage['rotation'];
}

/** The pages of a fax as they are filed; empty where they are not there. */
export async function findFiledPages(tx: Tx, fax: { id: string; document_version: number }): Promise<PageSources[]> {
  const pages = await loadPages(tx, fax);
  if (pages.length === 0) return [];
  const keys = await sourceKeys(tx, pages);
  return pages.flatMap(({ source_document_id, source_number, rotation }) => {
    const key = keys.get(source_document_id ?? '');
    return key && source_number !== null ? [{ key, pageNumber: source_number, rotation }] : [];
  });
}

/** One PDF of them, which is kept nowhere. */
export async function composeFiledPdf({ files, documents }: { files: Files; documents: Documents }, pages: readonly PageSources[]): Promise<Uint8Array> {
  const sources = new Map<string, Uint8Array>();
  for (const { key } of pages) if (!sources.has(key)) sources.set(key, await files.read(key));
  return documents.compose(pages.map(({ key, pageNumber, rotation }) => ({ source: { bytes: sources.get(key)! }, pageNumber, rotation })));
}
