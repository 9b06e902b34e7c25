import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFax } from '../../demo/fax/index.ts';
import { makeLetter } from '../../demo/letters/makeLetter.ts';
import type { LetterOptions } from '../../demo/letters/makeLetter.ts';
import { documents } from '../../testing/documents.ts';
import type { RenderedPage, Rotation } from '../documents/document.port.ts';
import type { OcrEngine } from './tesseract/engine.ts';
import { soften } from './page/grayPage.ts';
import { lieOf } from './page/orientation.ts';
import { createReader } from './reader.ts';
import { createTesseractJs } from './tesseract/tesseractJs.adapter.ts';

let engine: OcrEngine;

beforeAll(async () => {
  engine = createTesseractJs();
});

afterAll(async () => {
  await engine.close();
});

/** The first page of a faxed letter, and the text that was drawn on it. */
async function faxed(language: 'en' | 'fr', rotation: Rotation, { skewDegrees = 0, ...options }: Partial<LetterOptions> & { skewDegrees?: number } = {}) {
  const { pdf, truth } = await makeLetter({ seed: 5, layout: 'gp-letter', language, ...options });
  const tiff = await toFax(documents, { bytes: pdf }, { rotation, skewDegrees, seed: 5 });
  const document = await documents.open({ bytes: tiff });
  return { page: await document.renderPage(1), words: truth.pages[0]!.map(({ text }) => text) };
}

interface Scan {
  file: string;
  program: string;
  kind: string;
  /** Degrees clockwise. */
  lies: Rotation;
  skew: number;
}

const folder = join(import.meta.dirname, 'fixtures');
const scans = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as Scan[];

async function scanned({ file }: Pick<Scan, 'file'>): Promise<RenderedPage> {
  const document = await documents.open({ path: join(folder, file) });
  return document.renderPage(1);
}

const blank = scans.find(({ kind }) => kind === 'no words')!;
const printed = scans.filter((scan) => scan !== blank);
const lying = printed.find(({ kind, lies }) => kind === 'short' && lies === 90)!;
const betweenLines = printed.filter(({ file }) => ['29-2.tif', '45-5.tif'].includes(file));
const chinese = printed.find(({ kind }) => kind === 'Chinese or Japanese')!;

describe('lieOf', () => {
  it.each(printed)('tells rows from columns and how crooked they are: $kind of $program at $lies° and $skew°', async (scan) => {
    const [first] = lieOf(await soften(await scanned(scan))).ways;
    expect(first!.rotation % 180).toBe(scan.lies % 180);
    expect(Math.abs(first!.straighten + scan.skew)).toBeLessThan(0.8);
  });

  it.each([-7, -3, 3, 6])('sees that a letter crooked by %i° stands', async (skewDegrees) => {
    const { page } = await faxed('en', 0, { skewDegrees });
    const { ways, sure } = lieOf(await soften(page));
    expect(sure).toBe(true);
    expect(ways[0]!.rotation).toBe(0);
    expect(ways[0]!.straighten).toBeCloseTo(-skewDegrees, 0);
  });

  it.each<[Rotation, Rotation]>([[0, 0], [90, 270], [180, 180], [270, 90]])('turns a page that lies at %i° by %i°', async (lies, turn) => {
    const { page } = await faxed('en', lies);
    expect(lieOf(await soften(page)).ways[0]).toEqual({ rotation: turn, straighten: 0 });
  });

  it('says nothing of a page without letters', async () => {
    expect(lieOf(await soften(await scanned(blank)))).toMatchObject({ sure: false, ways: [{ rotation: 0, straighten: 0 }, {}, {}, {}] });
  });
});

describe('createReader', () => {
  it.each<['en' | 'fr', Rotation]>([['en', 180], ['fr', 0]])('reads a fax in %s that lies at %i°', async (language, lies) => {
    const { page, words } = await faxed(language, lies);
    const reading = await createReader(engine).read(page, { languages: ['eng', 'fra'] });
    const read = new Set(reading.words.map(({ text }) => text));
    expect(reading.rotation).toBe((360 - lies) % 360);
    expect(words.filter((word) => read.has(word)).length / words.length).toBeGreaterThan(0.9);
    expect(reading.words.every(({ box }) => box.every((share) => share >= 0 && share <= 1))).toBe(true);
  });

  it('reads a crooked fax with its lines level', async () => {
    const { page, words } = await faxed('en', 0, { skewDegrees: 4 });
    const reading = await createReader(engine).read(page, { languages: ['eng'] });
    const read = new Set(reading.words.map(({ text }) => text));
    expect(reading).toMatchObject({ rotation: 0, straighten: expect.closeTo(-4, 0) as number });
    expect(words.filter((word) => read.has(word)).length / words.length).toBeGreaterThan(0.9);
    const drift = reading.words.slice(1).flatMap(({ box, line, text }, i) => {
      const before = reading.words[i]!;
      return before.line === line && /^[a-z]+$/.test(text + before.text) ? [Math.abs(box[3] - before.box[3])] : [];
    });
    expect(drift.sort((a, b) => a - b)[drift.length >> 1]).toBeLessThan(0.0025);
  });

  it('turns a page of a few words that lies, and not when somebody has put it so', async () => {
    const page = await scanned(lying);
    expect(await createReader(engine).read(page, { languages: ['eng', 'fra'] })).toMatchObject({ rotation: 270 });
    expect(await createReader(engine).read(page, { languages: ['eng', 'fra'], asItStands: true })).toMatchObject({ rotation: 0 });
  });

  it('turns a page in Chinese or Japanese that lies', async () => {
    expect(await createReader(engine).read(await scanned(chinese), { languages: ['eng', 'fra'] })).toMatchObject({ rotation: 360 - chinese.lies });
  });

  it.each(betweenLines)('turns a page whose words and figures stand scattered between lines, and reads them: $kind of $program at $lies°', { timeout: 240_000 }, async (scan) => {
    const reading = await createReader(engine).read(await scanned(scan), { languages: ['eng', 'fra'] });
    expect(reading.rotation).toBe(360 - scan.lies);
    expect(Math.abs(reading.straighten + scan.skew)).toBeLessThan(0.8);
    expect(reading.words.length).toBeGreaterThan(10);
  });

  it('leaves a page without words as it is', async () => {
    expect(await createReader(engine).read(await scanned(blank), { languages: ['eng', 'fra'] })).toMatchObject({ rotation: 0, straighten: 0 });
  });

  it.each([[1, 1], [1, 3000]])('finds no words on a page of %i × %i dots', async (width, height) => {
    const png = await sharp({ create: { width, height, channels: 3, background: 'white' } }).png().toBuffer();
    expect(await createReader(engine).read({ png, dpi: 1 }, { languages: ['eng'] })).toMatchObject({ words: [], rotation: 0 });
  });

  it('reads the boxes of a form, which one is ticked, and the words beside them', async () => {
    const { page } = await faxed('en', 180, { layout: 'referral-form', seed: 3016 });
    const { words, text } = await createReader(engine).read(page, { languages: ['eng', 'fra'] });
    const [first] = words.filter((word) => word.text === '☑');
    const inRow = words.filter(({ box }) => Math.abs(box[1] - first!.box[1]) < 0.01).map((word) => word.text).join(' ');
    expect(inRow).toMatch(/☑ Routine ☐ Urgent ☐ ASAP ☐ STAT$/);
    expect(text.match(/[☐☑]/g)).toHaveLength(4);
  });
});
