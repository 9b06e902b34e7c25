import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OcrEngine } from './engine.ts';
import type { GrayPage } from '../page/grayPage.ts';
import { findTesseractProgram } from './tesseractProgram.adapter.ts';

/**
 * Speaks as `tesseract` does on its command line: a list of languages, or a table with a row for each page of the
 * picture on its input. Writes down how many pages it got, and ends with an error as long as a file `broken` is there
 * and there is more than one.
 */
const standIn = `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
if (process.argv[2] === '--list-langs') console.log('List of available languages (2):\\neng\\nosd');
else {
  const image = readFileSync(0);
  let pages = 1;
  if (image.toString('latin1', 0, 2) === 'II') {
    pages = 0;
    for (let at = image.readUInt32LE(4); at > 0; at = image.readUInt32LE(at + 2 + 12 * image.readUInt16LE(at))) pages += 1;
  }
  appendFileSync(join(__dirname, 'processes'), pages + ' ');
  if (pages > 1 && existsSync(join(__dirname, 'broken'))) process.exit(1);
  console.log('level\\tpage_num');
  for (let page = 1; page <= pages; page += 1) console.log(['5', page, 1, 1, 1, 1, 0, 0, 9, 9, 90, 'page' + page].join('\\t'));
}
`;

let folder: string;
let engine: OcrEngine;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-program-'));
  await writeFile(join(folder, 'tesseract.cjs'), standIn);
  await chmod(join(folder, 'tesseract.cjs'), 0o755);
  engine = (await findTesseractProgram(join(folder, 'tesseract.cjs'), 2))!;
});

afterEach(() => rm(folder, { recursive: true }));

const pageOf = (height: number): GrayPage => ({ data: Buffer.alloc(40 * height, 255), width: 40, height, dpi: 173 });

/** The last word of each page's table, and how many pages each process got, the most first. */
async function read(heights: number[]): Promise<{ words: (string | undefined)[]; processes: number[] }> {
  const tables = await Promise.all(heights.map((height) => engine.recognize(pageOf(height), 'eng', 'columns')));
  const processes = (await readFile(join(folder, 'processes'), 'utf8')).trim().split(' ').map(Number);
  return { words: tables.map((table) => table.split('\t').at(-1)), processes: processes.sort((a, b) => b - a) };
}

it('reads pages that wait two at a time, and answers each with its own words', async () => {
  const { words, processes } = await read(Array.from({ length: 16 }, () => 30));
  expect(processes.reduce((sum, pages) => sum + pages, 0)).toBe(16);
  expect(processes.filter((pages) => pages === 2).length).toBeGreaterThan(4);
  expect(Math.max(...processes)).toBe(2);
  expect(words.filter((word) => word === 'page2').length).toBe(processes.filter((pages) => pages === 2).length);
});

it('reads pages of different sizes apart', async () => {
  const heights = Array.from({ length: 6 }, (_, i) => 30 + i);
  expect((await read(heights)).processes).toEqual(heights.map(() => 1));
});

it('reads each page by itself when a process for two has failed', async () => {
  await writeFile(join(folder, 'broken'), '');
  const { words, processes } = await read(Array.from({ length: 16 }, () => 30));
  expect(words).toEqual(Array.from({ length: 16 }, () => 'page1'));
  expect(processes.filter((pages) => pages === 1)).toHaveLength(16);
});

it('lets go of a page once it is read, while others wait', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const begun: WeakRef<GrayPage>[] = [];
  const held: number[] = [];
  const lane = async () => {
    while (begun.length < 60) {
      const page = pageOf(30);
      begun.push(new WeakRef(page));
      await engine.recognize(page, 'eng', 'columns');
      // All that the worker has in memory is looked through each time.
      if (begun.length % 6 > 0) continue;
      collect();
      held.push(begun.filter((ref) => ref.deref() !== undefined).length);
    }
  };
  const lanes = engine.parallel + 1;
  await Promise.all(Array.from({ length: lanes }, lane));
  // What is read and what waits, and one that each lane has just been answered.
  expect(Math.max(...held)).toBeLessThanOrEqual(2 * lanes);
});
