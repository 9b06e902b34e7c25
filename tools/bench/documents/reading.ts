// Pages a minute and character accuracy of reading faxes, against the plain tesseract program.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createDocuments } from '../../../apps/server/src/platform/documents/documents.ts';
import type { Documents } from '../../../apps/server/src/platform/documents/document.port.ts';
import type { Ocr } from '../../../apps/server/src/platform/ocr/ocr.port.ts';
import { createReader } from '../../../apps/server/src/platform/ocr/reader.ts';
import { createTesseractJs } from '../../../apps/server/src/platform/ocr/tesseract/tesseractJs.adapter.ts';
import { findTesseractProgram } from '../../../apps/server/src/platform/ocr/tesseract/tesseractProgram.adapter.ts';
import { parseTsv } from '../../../apps/server/src/platform/ocr/tesseract/tsv.ts';
import { characterAccuracy } from './accuracy.ts';
import type { PlacedWord } from './accuracy.ts';
import { makeFaxes } from './faxes.fixtures.ts';
import type { BenchFax } from './faxes.fixtures.ts';
import { inParallel } from './kept.ts';
import { processorSeconds } from '../processorSeconds.ts';

const plainName = 'plain tesseract program';

/** A way to read faxes: the words of every page of every fax. */
interface Contestant {
  name: string;
  read: (faxes: BenchFax[]) => Promise<PlacedWord[][][]>;
  close: () => Promise<void>;
}

interface Figure {
  milliseconds: number;
  pages: number;
  /** Milliseconds of each batch, the batches of all contestants in the same order. */
  batches: number[];
  /** The same in seconds of processor, of the contestant's process and all that it started. */
  computed: number[];
  accuracies: Record<BenchFax['resolution'], number[]>;
}

/**
 * Pages a minute and character accuracy of the whole read path (decode, put upright, recognise), with the program
 * where it is installed and with the bundled engine, against the plain `tesseract` program on the same pages.
 * The contestants take turns at the faxes of one resolution, so that a busy machine is busy for all of them; ratios are
 * medians over the batches. Where other work takes turns with the processors, the time on the clock flatters whoever keeps
 * more pages in work, and the time of processor is the fair one.
 */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { faxes: { type: 'string', default: '13' }, rounds: { type: 'string', default: '3' }, program: { type: 'boolean', default: false } },
  });
  const documents = createDocuments();
  const sets = [
    await makeFaxes(documents, 'fine', Number(values.faxes)),
    await makeFaxes(documents, 'standard', Number(values.faxes)),
  ];
  const contestants = await findContestants(documents, values.program);
  const figures = new Map<string, Figure>();
  try {
    for (const { read } of contestants) await read(sets[0]!.slice(0, 2));
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const batch of sets) {
        for (const contestant of contestants) await measure(contestant, batch, figures);
        // Who begins changes, so that nobody always meets a cool or a warm machine.
        contestants.push(contestants.shift()!);
      }
    }
  } finally {
    for (const { close } of contestants) await close();
    await documents.close();
  }
  report(figures);
}

/** @param programOnly leaves out the bundled engine, which is slower */
async function findContestants(documents: Documents, programOnly: boolean): Promise<Contestant[]> {
  const program = await findTesseractProgram();
  if (program && programOnly) return [await plainProgram(), ours('Intake, tesseract program', documents, createReader(program))];
  const bundled = ours('Intake, bundled engine', documents, createReader(createTesseractJs()));
  if (!program) return [bundled];
  return [await plainProgram(), ours('Intake, tesseract program', documents, createReader(program)), bundled];
}

function ours(name: string, documents: Documents, ocr: Ocr): Contestant {
  return {
    name,
    read: (faxes) =>
      inParallel(faxes, ocr.parallel, async ({ tiff }) => {
        const document = await documents.open({ bytes: tiff });
        const pages: PlacedWord[][] = [];
        for (const { number } of document.pages) {
          const page = await document.renderPage(number);
          const { words } = await ocr.read(page, { languages: ['eng', 'fra'] });
          pages.push(words);
        }
        await document.close();
        return pages;
      }),
    close: () => ocr.close(),
  };
}

/** What one would write without us: the program on each page of the file as it came, one process a core. */
async function plainProgram(): Promise<Contestant> {
  const folder = await mkdtemp(join(tmpdir(), 'intake-bench-'));
  return {
    name: plainName,
    read: (faxes) =>
      inParallel(faxes, availableParallelism(), async ({ tiff, truth }) => {
        const file = join(folder, `${crypto.randomUUID()}.tif`);
        await writeFile(file, tiff);
        const tsv = await output('tesseract', [file, 'stdout', '-l', 'eng', '--oem', '1', 'tsv']);
        const { width, height } = await sharp(tiff).metadata();
        return truth.map((_, page) => parseTsv(rowsOfPage(tsv, page + 1), width, height));
      }),
    close: () => rm(folder, { recursive: true }),
  };
}

function rowsOfPage(tsv: string, page: number): string {
  return tsv
    .split('\n')
    .filter((row) => row.split('\t')[1] === String(page))
    .join('\n');
}

function output(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
}

async function measure({ name, read }: Contestant, faxes: BenchFax[], figures: Map<string, Figure>): Promise<void> {
  const [start, computed] = [performance.now(), processorSeconds()];
  const results = await read(faxes);
  const took = performance.now() - start;
  const figure = figures.get(name) ?? { milliseconds: 0, pages: 0, batches: [], computed: [], accuracies: { fine: [], standard: [] } };
  figures.set(name, figure);
  figure.milliseconds += took;
  figure.batches.push(took);
  figure.computed.push(processorSeconds() - computed);
  faxes.forEach(({ truth, resolution }, i) => {
    truth.forEach((words, page) => {
      figure.pages += 1;
      figure.accuracies[resolution].push(characterAccuracy(words, results[i]?.[page] ?? []));
    });
  });
}

function report(figures: Map<string, Figure>): void {
  const percent = (values: number[]) => `${((values.reduce((a, b) => a + b, 0) / values.length) * 100).toFixed(2)} %`;
  const plain = figures.get(plainName);
  const ofPlain = (figure: Figure, measure: 'batches' | 'computed') => plain && median(figure[measure].map((took, index) => plain[measure][index]! / took)).toFixed(2);
  console.table(
    [...figures].map(([name, figure]) => ({
      reader: name,
      'pages/min': Math.round((figure.pages / figure.milliseconds) * 60_000),
      'of plain': ofPlain(figure, 'batches') ?? '–',
      'in processor time': ofPlain(figure, 'computed') ?? '–',
      'fine, characters': percent(figure.accuracies.fine),
      'standard, characters': percent(figure.accuracies.standard),
    })),
  );
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

if (process.argv[1] === import.meta.filename) await main();
