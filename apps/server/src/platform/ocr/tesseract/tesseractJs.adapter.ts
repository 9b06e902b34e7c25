import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Worker, WorkerOptions } from 'tesseract.js';
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
export function createTesseractJs({ idleMilliseconds = 30_000 } = {}): OcrEngine {
  const parallel = Math.min(2, availableParallelism());
  const inTurn = pLimit(parallel);
  const idle: Reader[] = [];
  const endIdle = () => Promise.all(idle.splice(0).map(({ worker }) => worker.terminate()));
  let resting: NodeJS.Timeout | undefined;
  const take = async (language: OcrLanguage): Promise<Reader> => {
    const at = idle.findIndex((reader) => reader.language === language);
    if (at >= 0) return idle.splice(at, 1)[0]!;
    if (idle.length + inTurn.activeCount > parallel) await idle.shift()?.worker.terminate();
    return { worker: await start(language, OEM.LSTM_ONLY), language };
  };
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
        const reader = await take(language);
        try {
          const tsv = await inTime(recognize(reader.worker, page, layout));
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
        const worker = await start('osd', OEM.TESSERACT_ONLY, { legacyCore: true, legacyLang: true });
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
    },
  };
}

// Without a handler of ours an error inside the worker would end the whole server.
const errorHandler = () => undefined;

/** Learns the language from its package: a worker takes every language that it ever reads from one folder, so that each language has workers of its own. */
function start(language: OcrLanguage | 'osd', oem: OEM, options: Partial<WorkerOptions> = {}): Promise<Worker> {
  const data = import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
  return createWorker(language, oem, { langPath: dirname(fileURLToPath(data)), cacheMethod: 'none', errorHandler, ...options });
}

async function recognize(worker: Worker, page: GrayPage, layout: PageLayout): Promise<string> {
  await worker.setParameters({ tessedit_pageseg_mode: segmentation[layout], user_defined_dpi: String(page.dpi) });
  const { data } = await worker.recognize(toPgm(page), {}, { text: false, tsv: true });
  return data.tsv ?? '';
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${pageMilliseconds} ms`)), pageMilliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
