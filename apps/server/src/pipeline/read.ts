import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Database } from '../platform/database/database.port.ts';
import { thumbnail } from '../platform/documents/pageImage.ts';
import type { Files } from '../platform/files/files.port.ts';
import type { Job } from '../platform/jobs/jobs.port.ts';
import type { Ocr, OcrLanguage } from '../platform/ocr/ocr.port.ts';
import { documentLimit } from './limits.ts';
import { advance, begin, type Work } from './stage.ts';

const languages: OcrLanguage[] = ['eng', 'fra'];

/**
 * Third stage: the words of each page that has none yet, with boxes, and the page turned upright. Each page is
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
        .select(['id', 'image_key', 'rotation', 'width', 'height', 'dpi'])
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
    await advance(database, job, 'extract', () => Promise.resolve());
  };
}

interface UnreadPage {
  id: string;
  image_key: string;
  rotation: 0 | 90 | 180 | 270;
  width: number;
  height: number;
  dpi: number;
}

async function readPage(
  { database, files, ocr }: { database: Database; files: Files; ocr: Ocr },
  { fax }: Work,
  page: UnreadPage,
): Promise<void> {
  const png = await files.read(page.image_key);
  const reading = await ocr.read({ png, dpi: page.dpi }, { languages });
  const turned = reading.rotation === 0 ? undefined : await sharp(png).rotate(reading.rotation).png().toBuffer();
  const images = turned && {
    image_key: (await files.put(fax.organization_id, turned, documentLimit)).key,
    thumbnail_key: (await files.put(fax.organization_id, await thumbnail(turned), documentLimit)).key,
    ...(reading.rotation === 180 ? {} : { width: page.height, height: page.width }),
    rotation: ((page.rotation + reading.rotation) % 360) as 0 | 90 | 180 | 270,
  };
  await database.asService(fax.organization_id, (tx) =>
    tx
      .updateTable('page')
      .set({
        words: JSON.stringify(reading.words),
        text: reading.text,
        text_source: 'ocr',
        confidence: reading.confidence,
        ...images,
      })
      .where('id', '=', page.id)
      .execute(),
  );
}
