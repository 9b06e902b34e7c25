// Faxed pages of other programs that are put upright and straight, or turned wrongly, by kind of page.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDocuments } from '../../../apps/server/src/platform/documents/documents.ts';
import type { Documents, Rotation } from '../../../apps/server/src/platform/documents/document.port.ts';
import type { Ocr } from '../../../apps/server/src/platform/ocr/ocr.port.ts';
import { createReader } from '../../../apps/server/src/platform/ocr/reader.ts';
import { createTesseractJs } from '../../../apps/server/src/platform/ocr/tesseract/tesseractJs.adapter.ts';
import { findTesseractProgram } from '../../../apps/server/src/platform/ocr/tesseract/tesseractProgram.adapter.ts';
import { inParallel, kept, sourceOfReader } from './kept.ts';
import { print } from './orientation/printed.ts';
import { scan } from './orientation/scanned.ts';
import type { ScannedPage } from './orientation/scanned.ts';

const folder = path.resolve(import.meta.dirname, '../../../.cache/bench-orientation');
const fixtures = path.resolve(import.meta.dirname, '../../../apps/server/src/platform/ocr/fixtures');

/** Scans that tests use, by page and variant: small ones, of every program and of most kinds. */
const committed = ['0-3', '4-2', '6-2', '8-4', '9-3', '13-2', '20-0', '23-0', '25-2', '28-3', '29-2', '30-0', '32-5', '35-0', '36-2', '41-5', '43-0', '45-5'];

/** Lines that are less crooked than this count as level, in degrees. */
const level = 1;

interface Reading {
  page: ScannedPage;
  rotation: Rotation;
  straighten: number;
}

/**
 * Pages printed by Chromium, pdfTeX, LibreOffice and this project's letters, rendered by Poppler and Ghostscript, then
 * laid turned and crooked into a fax machine. Every second lies upright. A page without words is right when it stays.
 * Readings are kept, so that a run that was stopped goes on. Goals: 99.5 % upright, none turned that was.
 */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { variants: { type: 'string', default: '6' }, only: { type: 'string' }, fixtures: { type: 'boolean', default: false } },
  });
  const scans = await scansOf(Number(values.variants));
  if (values.fixtures) return commit(scans);
  const wanted = values.only ? scans.filter(({ kind }) => kind === values.only) : scans;
  const documents = createDocuments();
  const ocr = createReader((await findTesseractProgram()) ?? createTesseractJs());
  try {
    const source = await sourceOfReader();
    const readings = await inParallel(wanted, ocr.parallel, async (page): Promise<Reading> => {
      const tiff = await readFile(page.file);
      const { rotation, straighten } = await kept('bench-orientation/readings', [ocr.engine, source, tiff], () => read(documents, ocr, tiff));
      return { page, rotation, straighten };
    });
    report(readings, ocr.engine);
  } finally {
    await ocr.close();
    await documents.close();
  }
}

async function scansOf(variants: number): Promise<ScannedPage[]> {
  const list = path.join(folder, `scans-${variants}.json`);
  const found = await readFile(list, 'utf8').catch(() => null);
  if (found) return JSON.parse(found) as ScannedPage[];
  const printed = await print(path.join(folder, 'printed'));
  const wanted = printed.flatMap((page, index) => Array.from({ length: variants }, (_, variant) => ({ page, index, variant })));
  const scans = await inParallel(wanted, 2, ({ page, index, variant }) => scan(page, index, variant, path.join(folder, 'scans')));
  await writeFile(list, JSON.stringify(scans));
  return scans;
}

async function read(documents: Documents, ocr: Ocr, tiff: Buffer) {
  const document = await documents.open({ bytes: tiff });
  const { rotation, straighten } = await ocr.read(await document.renderPage(1), { languages: ['eng', 'fra'] });
  await document.close();
  return { rotation, straighten };
}

async function commit(scans: ScannedPage[]): Promise<void> {
  await mkdir(fixtures, { recursive: true });
  const chosen = scans.filter(({ file }) => committed.includes(path.parse(file).name));
  for (const { file } of chosen) await copyFile(file, path.join(fixtures, path.basename(file)));
  const list = chosen.map(({ kind, program, lies, skew, file }) => ({ file: path.basename(file), program, kind, lies, skew }));
  await writeFile(path.join(fixtures, 'pages.json'), `[\n${list.map((page) => `  ${JSON.stringify(page)}`).join(',\n')}\n]\n`);
}

const hasWords = ({ page }: Reading) => page.kind !== 'no words';
const isUpright = (reading: Reading) => reading.rotation === (hasWords(reading) ? (360 - reading.page.lies) % 360 : 0);
const isSpoilt = ({ page, rotation }: Reading) => rotation !== 0 && (page.lies === 0 || page.kind === 'no words');
const isLevel = (reading: Reading) => Math.abs(hasWords(reading) ? reading.page.skew + reading.straighten : reading.straighten) < level;

const rowOf = (readings: Reading[]) => ({
  pages: readings.length,
  upright: readings.filter(isUpright).length,
  'turned from right to wrong': readings.filter(isSpoilt).length,
  level: readings.filter(isLevel).length,
});

function report(readings: Reading[], engine: string): void {
  console.log(`${readings.length} pages, read with ${engine}.`);
  const kinds = [...new Set(readings.map(({ page }) => page.kind))];
  const rows = kinds.map((kind) => [kind, rowOf(readings.filter(({ page }) => page.kind === kind))] as const);
  console.table(Object.fromEntries([...rows, ['all', rowOf(readings)] as const]));
  for (const { page, rotation, straighten } of readings.filter((reading) => !isUpright(reading) || !isLevel(reading))) {
    console.log(`${path.basename(page.file)}: ${page.program}, ${page.kind}, ${page.resolution}: lies ${page.lies}° and ${page.skew.toFixed(1)}° crooked, turned ${rotation}° and ${straighten.toFixed(1)}°`);
  }
  const [upright, spoilt] = [readings.filter(isUpright).length / readings.length, readings.filter(isSpoilt).length];
  const met = upright >= 0.995 && spoilt === 0;
  console.log(`${(upright * 100).toFixed(1)} % upright, ${spoilt} turned from right to wrong: the goals are ${met ? 'met' : 'missed'}.`);
  if (!met) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) await main();
