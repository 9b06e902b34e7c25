import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFax } from '../../demo/fax/index.ts';
import { makeLetter } from '../../demo/letters/makeLetter.ts';
import type { LetterOptions } from '../../demo/letters/makeLetter.ts';
import { createDocuments } from '../documents/documents.ts';
import type { RenderedPage, Rotation } from '../documents/document.port.ts';
import type { OcrEngine } from './engine.ts';
import { soften } from './grayPage.ts';
import { likelyRotations } from './orientation.ts';
import { createReader } from './reader.ts';
import { createTesseractJs } from './tesseractJs.adapter.ts';

const documents = createDocuments();
let engine: OcrEngine;

beforeAll(async () => {
  engine = await createTesseractJs();
});

afterAll(async () => {
  await engine.close();
  await documents.close();
});

/** The first page of a faxed letter, and the text that was drawn on it. */
async function faxed(language: 'en' | 'fr', rotation: Rotation, options: Partial<LetterOptions> = {}): Promise<{ page: RenderedPage; words: string[] }> {
  const { pdf, truth } = await makeLetter({ seed: 5, layout: 'gp-letter', language, ...options });
  const tiff = await toFax(documents, { bytes: pdf }, { rotation, seed: 5 });
  const document = await documents.open({ bytes: tiff });
  return { page: await document.renderPage(1), words: truth.pages[0]!.map(({ text }) => text) };
}

describe('likelyRotations', () => {
  it.each<[Rotation, Rotation]>([[0, 0], [90, 270], [180, 180], [270, 90]])('turns a page that lies at %i° by %i°', async (lies, turn) => {
    const { page } = await faxed('en', lies);
    expect(likelyRotations(await soften(page))[0]).toBe(turn);
  });
});

describe('createReader', () => {
  it.each<['en' | 'fr', Rotation]>([['en', 180], ['fr', 0]])('reads a fax in %s that lies at %i°', { timeout: 120_000 }, async (language, lies) => {
    const { page, words } = await faxed(language, lies);
    const reading = await createReader(engine).read(page, { languages: ['eng', 'fra'] });
    const read = new Set(reading.words.map(({ text }) => text));
    expect(reading.rotation).toBe((360 - lies) % 360);
    expect(words.filter((word) => read.has(word)).length / words.length).toBeGreaterThan(0.9);
    expect(reading.words.every(({ box }) => box.every((share) => share >= 0 && share <= 1))).toBe(true);
  });

  it('reads the boxes of a form, which one is ticked, and the words beside them', { timeout: 120_000 }, async () => {
    const { page } = await faxed('en', 180, { layout: 'referral-form', seed: 3016 });
    const { words, text } = await createReader(engine).read(page, { languages: ['eng', 'fra'] });
    const [first] = words.filter((word) => word.text === '☑');
    const inRow = words.filter(({ box }) => Math.abs(box[1] - first!.box[1]) < 0.01).map((word) => word.text).join(' ');
    expect(inRow).toMatch(/☑ Routine ☐ Urgent ☐ ASAP ☐ STAT$/);
    expect(text.match(/[☐☑]/g)).toHaveLength(4);
  });
});
