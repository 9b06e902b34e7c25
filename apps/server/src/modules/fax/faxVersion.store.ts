import type { Insertable, Selectable } from 'kysely';
import sharp from 'sharp';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ComposedPage, Documents, Rotation } from '../../platform/documents/document.port.ts';
import { thumbnail } from '../../platform/documents/images/pageImage.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { invalid } from '../../kernel/errors.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import type { StoredFax } from './fax.store.ts';

export type StoredPage = Selectable<Tables['page']>;

/** A page to take into a new version, and how far to turn it clockwise. */
export interface Taken {
  page: StoredPage;
  rotate: Rotation;
}

export interface NewVersion {
  file: { key: string; size: number; sha256: string };
  pages: Omit<Insertable<Tables['page']>, 'document_id' | 'fax_id' | 'number'>[];
}

export function loadPages(tx: Tx, fax: Pick<StoredFax, 'id' | 'document_version'>): Promise<StoredPage[]> {
  return tx
    .selectFrom('page')
    .innerJoin('document', 'document.id', 'page.document_id')
    .where('page.fax_id', '=', fax.id)
    .where('document.version', '=', fax.document_version)
    .selectAll('page')
    .orderBy('page.number')
    .execute();
}

/** The stored file of each document that pages came from, by document id. */
export async function sourceKeys(tx: Tx, pages: StoredPage[]): Promise<Map<string, string>> {
  const ids = [...new Set(pages.map(({ source_document_id }) => source_document_id).filter((id) => id !== null))];
  const rows = await tx.selectFrom('document').select(['id', 'file_key']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.file_key]));
}

export function pick(pages: StoredPage[], number: number, rotate: Rotation = 0): Taken {
  const page = pages.find((candidate) => candidate.number === number);
  if (!page) throw invalid([{ path: 'pages', code: 'unknown', message: `There is no page ${number}.` }]);
  return { page, rotate };
}

/**
 * Composes the file of a new version from what was received, and the images of the pages that turn.
 * Runs outside a transaction: files are content addressed, so an unused one harms nobody.
 */
export async function composeVersion(
  { files, documents }: { files: Files; documents: Documents },
  organizationId: string,
  taken: Taken[],
  keys: Map<string, string>,
): Promise<NewVersion> {
  const sources = new Map<string, Uint8Array>();
  const composed: ComposedPage[] = [];
  const pages: NewVersion['pages'] = [];
  for (const { page, rotate } of taken) {
    const key = keys.get(page.source_document_id ?? '');
    if (!key || page.source_number === null) throw new Error(`page ${page.id} has no source`);
    const bytes = sources.get(key) ?? (await files.read(key));
    sources.set(key, bytes);
    const rotation = turned(page.rotation, rotate);
    composed.push({ source: { bytes }, pageNumber: page.source_number, rotation });
    pages.push({ ...copyOf(page), rotation, ...(rotate === 0 ? {} : await turn(files, organizationId, page, rotate)) });
  }
  const file = await files.put(organizationId, await documents.compose(composed), documentLimit);
  return { file, pages };
}

const turned = (a: Rotation, b: Rotation) => ((a + b) % 360) as Rotation;

function copyOf({ id: _id, document_id: _document, fax_id: _fax, number: _number, words, ...rest }: StoredPage) {
  return { ...rest, words: words === null ? null : JSON.stringify(words) };
}

/** A turned page is read again: its words belonged to the page as it stood before. */
async function turn(files: Files, organizationId: string, page: StoredPage, rotate: Rotation) {
  const image = await sharp(await files.read(page.image_key)).rotate(rotate).png().toBuffer();
  return {
    image_key: (await files.put(organizationId, image, documentLimit)).key,
    thumbnail_key: (await files.put(organizationId, await thumbnail(image), documentLimit)).key,
    ...(rotate === 180 ? {} : { width: page.height, height: page.width }),
    words: null,
    text: null,
    text_source: null,
    confidence: null,
  };
}

/** Adds a composed version to a fax. The versions before it stay. */
export async function insertVersion(
  tx: Tx,
  fax: { id: string; organization_id: string },
  version: number,
  { file, pages }: NewVersion,
  userId: string,
): Promise<void> {
  const document = await tx
    .insertInto('document')
    .values({
      organization_id: fax.organization_id,
      fax_id: fax.id,
      version,
      kind: 'edited',
      file_key: file.key,
      media_type: 'application/pdf',
      size: file.size,
      page_count: pages.length,
      created_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('page')
    .values(pages.map((page, index) => ({ ...page, document_id: document.id, fax_id: fax.id, number: index + 1 })))
    .execute();
}
