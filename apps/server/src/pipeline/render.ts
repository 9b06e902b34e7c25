import { fileFormats } from '@intake/api/rules';
import type { Insertable } from 'kysely';
import type { Database, Tx } from '../platform/database/database.port.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Documents, RenderedPage } from '../platform/documents/document.port.ts';
import { perceptualHash, thumbnail } from '../platform/documents/images/pageImage.ts';
import { openSalvaging, type PageCondition } from '../platform/documents/salvage.ts';
import { readReplyCodes } from '../platform/letters/readReplyCodes.ts';
import type { Files } from '../platform/files/files.port.ts';
import type { Job } from '../platform/jobs/jobs.port.ts';
import { conditionWarnings } from './damage.ts';
import { documentLimit } from './limits.ts';
import { advance, begin, type Work } from './stage.ts';

interface RenderParts {
  database: Database;
  files: Files;
  documents: Documents;
  /** In the transaction that keeps the pages, with how many there are; also when they are made anew. */
  onRendered?: (tx: Tx, fax: Work['fax'], pages: number) => Promise<void>;
}

/** Second stage: one upright-pixel image and one thumbnail a page. A PDF that was typed brings its words along. */
export function createRenderStage({ database, files, documents, onRendered }: RenderParts) {
  return async (job: Job, signal: AbortSignal): Promise<void> => {
    const work = await begin(database, job, 'render');
    if (!work) return;
    const bytes = await files.read(work.document.file_key);
    const document = await openSalvaging(documents, { bytes });
    try {
      const pages: Insertable<Tables['page']>[] = [];
      const conditions: PageCondition[] = [];
      for (const { number } of document.pages) {
        signal.throwIfAborted();
        const page = await document.renderPage(number);
        pages.push(await storePage(files, work, page));
        conditions.push(page.condition);
      }
      const announced = Number(job.payload['announcedPages'] ?? 0);
      await advance(database, job, 'read', async (tx) => {
        // A second attempt starts from nothing, so that pages are never doubled.
        await tx.deleteFrom('page').where('document_id', '=', work.document.id).execute();
        await tx.insertInto('page').values(pages).execute();
        await tx
          .updateTable('document')
          .set({ page_count: pages.length, media_type: fileFormats[document.type].mediaType })
          .where('id', '=', work.document.id)
          .execute();
        await tx
          .updateTable('fax')
          .set({
            page_count: pages.length,
            media_type: fileFormats[document.type].mediaType,
            warnings: JSON.stringify(conditionWarnings(conditions)),
            ...(announced > pages.length ? { partial_content: true } : {}),
          })
          .where('id', '=', work.fax.id)
          .execute();
        await onRendered?.(tx, work.fax, pages.length);
      });
    } finally {
      await document.close();
    }
  };
}

async function storePage(files: Files, { fax, document }: Work, page: RenderedPage): Promise<Insertable<Tables['page']>> {
  const image = await files.put(fax.organization_id, page.png, documentLimit);
  const small = await files.put(fax.organization_id, await thumbnail(page.png), documentLimit);
  return {
    organization_id: fax.organization_id,
    document_id: document.id,
    fax_id: fax.id,
    number: page.number,
    image_key: image.key,
    thumbnail_key: small.key,
    width: page.width,
    height: page.height,
    dpi: Math.round(page.dpi),
    words: page.words ? JSON.stringify(page.words) : null,
    text: page.words ? textOf(page.words) : null,
    text_source: page.words ? 'layer' : null,
    confidence: page.words ? 1 : null,
    perceptual_hash: await perceptualHash(page.png),
    // Only what comes in can be a reply.
    reply_codes: fax.direction === 'inbound' ? await readReplyCodes(page.png, page.dpi) : [],
    source_document_id: document.id,
    source_number: page.number,
  };
}

/** One line of text a line. */
function textOf(words: { text: string; line: number }[]): string {
  let text = '';
  let line = words[0]?.line ?? 0;
  for (const word of words) {
    text += (text === '' ? '' : word.line === line ? ' ' : '\n') + word.text;
    line = word.line;
  }
  return text;
}
