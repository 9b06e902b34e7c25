import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { endWithUs } from '../../processes/endWithUs.ts';
import { childEnvironment } from '../../processes/environment.ts';
import { pageMilliseconds } from './engine.ts';
import type { OcrEngine, PageLayout } from './engine.ts';
import { toPng, toTiff } from '../page/grayPage.ts';
import type { GrayPage } from '../page/grayPage.ts';
import { OcrError } from '../ocr.port.ts';
import type { OcrLanguage } from '../ocr.port.ts';
import { parseDetected, rotationOf } from '../page/script.ts';

/** Pages of one size that a process reads, if so many wait: it spends a fifth of its time on its models before it begins. */
const together = 2;

/** Tesseract's page segmentation modes: automatic, and sparse text. */
const segmentation: Record<PageLayout, string> = { columns: '3', scattered: '11' };

interface Waiting {
  page: GrayPage;
  language: OcrLanguage;
  layout: PageLayout;
  resolve: (tsv: string) => void;
  reject: (error: unknown) => void;
}

/**
 * The `tesseract` program of this machine, one process a core.
 * @returns nothing when it is not installed, or without a language of ours
 */
export async function findTesseractProgram(program = 'tesseract', processes = availableParallelism()): Promise<OcrEngine | undefined> {
  const list = await run(program, ['--list-langs']).catch(() => '');
  const installed = list.split(/\s+/);
  const languages = (['eng', 'fra'] satisfies OcrLanguage[]).filter((language) => installed.includes(language));
  if (!languages.includes('eng')) return undefined;
  const inTurn = pLimit(processes);
  const waiting: Waiting[] = [];
  const readNext = async () => {
    // The last pages are shared out to all processes.
    const most = waiting.length > processes ? together : 1;
    const batch = waiting.filter((other) => isAlike(other, waiting[0]!)).slice(0, most);
    for (const taken of batch) waiting.splice(waiting.indexOf(taken), 1);
    await readTogether(program, batch);
  };
  // Another turn may have taken the page along: then this one comes late, and must not have held the picture until it does.
  const turn = () => (waiting.length > 0 ? readNext() : undefined);
  return {
    name: 'tesseract program',
    languages,
    // While some are read, as many wait that the next processes take together.
    parallel: processes * (together + 1),
    recognize: (page, language, layout) =>
      new Promise((resolve, reject) => {
        waiting.push({ page, language, layout, resolve, reject });
        void inTurn(turn);
      }),
    ...(installed.includes('osd') && {
      rotationOfScript: (page: GrayPage) =>
        inTurn(async () => {
          // Ends with an error when there are too few letters to tell.
          const output = await run(program, ['stdin', 'stdout', '-l', 'osd', '--psm', '0', '--dpi', String(page.dpi)], await toPng(page)).catch(() => '');
          return rotationOf(parseDetected(output));
        }),
    }),
    async close() {},
  };
}

const isAlike = (a: Waiting, b: Waiting) =>
  a.language === b.language && a.layout === b.layout && a.page.width === b.page.width && a.page.height === b.page.height && a.page.dpi === b.page.dpi;

/** Answers every page; when the process fails, each by itself, so that one page cannot spoil another. */
async function readTogether(program: string, batch: Waiting[]): Promise<void> {
  try {
    const tables = await recognize(program, batch);
    batch.forEach(({ resolve }, i) => resolve(tables[i]!));
  } catch (error) {
    if (batch.length > 1) for (const alone of batch) await readTogether(program, [alone]);
    else batch[0]?.reject(error);
  }
}

async function recognize(program: string, batch: Waiting[]): Promise<string[]> {
  const { page, language, layout } = batch[0]!;
  // Words of one page must not colour how the next is read.
  const options = ['-l', language, '--oem', '1', '--psm', segmentation[layout], '--dpi', String(page.dpi), '-c', 'tessedit_create_tsv=1', '-c', 'tessedit_enable_doc_dict=0'];
  const input = batch.length === 1 ? await toPng(page) : await toTiff(batch.map((one) => one.page));
  const rows = (await run(program, ['stdin', 'stdout', ...options], input)).split('\n');
  return batch.map((_, index) => rows.filter((row) => row.split('\t', 2)[1] === String(index + 1)).join('\n'));
}

function run(program: string, args: string[], input?: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = endWithUs(
      spawn(program, args, {
        // One thread a process: as many processes as cores are faster than the same threads in one.
        env: childEnvironment({ OMP_THREAD_LIMIT: '1' }),
        timeout: pageMilliseconds,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'ignore'],
      }),
    );
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => reject(new OcrError(`${program} does not run: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'));
      else reject(new OcrError(`${program} ended with ${signal ?? `code ${code}`}`));
    });
    // A program that ends early closes its input; its exit code says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
