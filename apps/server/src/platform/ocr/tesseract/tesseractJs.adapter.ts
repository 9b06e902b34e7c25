import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Worker } from 'tesseract.js';
import { pageMilliseconds } from './engine.ts';
import type { OcrEngine, PageLayout } from './engine.ts';
import { toPgm } from '../page/grayPage.ts';
import type { GrayPage } from '../page/grayPage.ts';
import { OcrError } from '../ocr.port.ts';
import type { OcrLanguage } from '../ocr.port.ts';
import { rotationOf } from '../page/script.ts';

const languages: OcrLanguage[] = ['eng', 'fra'];
const segmentation = { columns: PSM.AUTO, scattered: PSM.SPARSE_TEXT } satisfies Record<PageLayout, PSM>;

interface Reader {
  worker: Worker;
  language: OcrLanguage;
}

/** The engine that comes with the product: no program and no network needed. Workers without a page to read end, since each keeps 200 MB. */
export async function createTesseractJs({ idleMilliseconds = 30_000 } = {}): Promise<OcrEngine> {
  // Its language files lie in one package each; a worker takes them from one folder.
  const folder = await mkdtemp(join(tmpdir(), 'intake-ocr-'));
  for (const language of [...languages, 'osd']) {
    const data = import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    await copyFile(fileURLToPath(data), join(folder, `${language}.traineddata.gz`));
  }
  const parallel = Math.min(2, availableParallelism());
  const inTurn = pLimit(parallel);
  const idle: Reader[] = [];
  const endIdle = () => Promise.all(idle.splice(0).map(({ worker }) => worker.terminate()));
  let resting: NodeJS.Timeout | undefined;
  const rest = (reader: Reader) => {
    idle.push(reader);
    clearTimeout(resting);
    resting = setTimeout(() => void endIdle(), idleMilliseconds).unref();
  };

  return {
    name: 'tesseract.js',
    languages,
    parallel,
    recognize: (page, language, layout) =>
      inTurn(async () => {
        const reader = idle.pop() ?? { worker: await start(folder, language), language };
        try {
          const tsv = await inTime(recognize(reader, page, { language, layout }));
          rest(reader);
          return tsv;
        } catch (error) {
          await reader.worker.terminate();
          throw new OcrError(`tesseract.js failed: ${String(error)}`);
        }
      }),
    rotationOfScript: (page) =>
      inTurn(async () => {
        // Its models are of the older kind, are seldom needed and take much memory: it ends at once.
        const worker = await createWorker('osd', OEM.TESSERACT_ONLY, { langPath: folder, cacheMethod: 'none', legacyCore: true, legacyLang: true, errorHandler });
        try {
          await worker.setParameters({ user_defined_dpi: String(page.dpi) });
          const { data } = await inTime(worker.detect(toPgm(page)));
          return rotationOf({ script: data.script ?? '', rotate: data.orientation_degrees ?? 0, confidence: data.orientation_confidence ?? 0 });
        } catch {
          // Too few letters to tell.
          return undefined;
        } finally {
          await worker.terminate();
        }
      }),
    async close() {
      clearTimeout(resting);
      await endIdle();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Without a handler of ours an error inside the worker would end the whole server.
const errorHandler = () => undefined;

function start(folder: string, language: OcrLanguage): Promise<Worker> {
  return createWorker(language, OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none', errorHandler });
}

async function recognize(reader: Reader, page: GrayPage, { language, layout }: { language: OcrLanguage; layout: PageLayout }): Promise<string> {
  if (reader.language !== language) {
    await reader.worker.reinitialize(language);
    reader.language = language;
  }
  await reader.worker.setParameters({ tessedit_pageseg_mode: segmentation[layout], user_defined_dpi: String(page.dpi) });
  const { data } = await reader.worker.recognize(toPgm(page), {}, { text: false, tsv: true });
  return data.tsv ?? '';
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${pageMilliseconds} ms`)), pageMilliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
