import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Database } from '../platform/database/database.port.ts';
import type { Rotation } from '../platform/documents/document.port.ts';
import { thumbnail } from '../platform/documents/images/pageImage.ts';
import type { Files } from '../platform/files/files.port.ts';
import { indexFax } from '../platform/search/faxIndex.ts';
import type { Job } from '../platform/jobs/jobs.port.ts';
import type { Ocr, OcrLanguage, PageReading } from '../platform/ocr/ocr.port.ts';
import { documentLimit } from './limits.ts';
import { advance, begin, type Work } from './stage.ts';

const languages: OcrLanguage[] = ['eng', 'fra'];

/**
 * Third stage: the words of each page that has none yet, with boxes, and the page turned upright and straight. Each page is
 * kept as soon as it is read, so that a crash costs one page and not the document.
 */
export function createReadStage({ database, files, ocr }: { database: Database; files: Files; ocr: Ocr }) {
  // Over all faxes: a page that waits for the reader is not in memory yet.
  const inTurn = pLimit(ocr.parallel);
  return async (job: Job, signal: AbortSignal): Promise<void> => {
    const work = await begin(database, job, 'read');
    if (!work) return;
    const unread = await database.asService(job.organizationId, (tx) =>
      tx
        .selectFrom('page')
        .select(['id', 'image_key', 'rotation', 'dpi'])
        .where('document_id', '=', work.document.id)
        .where('words', 'is', null)
        .orderBy('number')
        .execute(),
    );
    const failed = new AbortController();
    const ended = AbortSignal.any([signal, failed.signal]);
    const readOne = async (page: UnreadPage) => {
      ended.throwIfAborted();
      await readPage({ database, files, ocr }, work, page).catch((error: unknown) => {
        failed.abort(error);
        throw error;
      });
    };
    await Promise.all(unread.map((page) => inTurn(readOne, page)));
    // What we sent is found like any other, and nobody has to file it.
    if (work.fax.direction === 'outbound') await advance(database, job, 'ready', (tx) => indexFax(tx, work.fax.id));
    else await advance(database, job, 'extract', () => Promise.resolve());
  };
}

interface UnreadPage {
  id: string;
  image_key: string;
  rotation: Rotation;
  dpi: number;
}

async function readPage(
  { database, files, ocr }: { database: Database; files: Files; ocr: Ocr },
  { fax, document }: Work,
  page: UnreadPage,
): Promise<void> {
  const png = await files.read(page.image_key);
  // Whoever edited the pages turned them as they should stand.
  const reading = await ocr.read({ png, dpi: page.dpi }, { languages, asItStands: document.kind === 'edited' });
  const images = await turnedImages(files, fax.organization_id, png, reading);
  await database.asService(fax.organization_id, (tx) =>
    tx
      .updateTable('page')
      .set({
        words: JSON.stringify(reading.words),
        text: reading.text,
        text_source: 'ocr',
        confidence: reading.confidence,
        rotation: ((page.rotation + reading.rotation) % 360) as Rotation,
        ...images,
      })
      .where('id', '=', page.id)
      .execute(),
  );
}

/** The pictures of a page that does not stay as it is: what people see is what was read. What was received is kept as it came. */
async function turnedImages(files: Files, organizationId: string, png: Buffer, { rotation, straighten }: PageReading) {
  if (rotation + straighten === 0) return undefined;
  const { data, info } = await sharp(png).rotate(rotation + straighten, { background: 'white' }).png().toBuffer({ resolveWithObject: true });
  return {
    image_key: (await files.put(organizationId, data, documentLimit)).key,
    thumbnail_key: (await files.put(organizationId, await thumbnail(data), documentLimit)).key,
    width: info.width,
    height: info.height,
  };
}
