import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { RenderedPage } from '../documents/document.port.ts';
import { differentPixels, draw, textOf } from './drawn.fixtures.ts';
import { letters, longLetter } from './letters.fixtures.ts';
import { toLogo, LogoUnreadable } from './logo.ts';
import type { Letter } from './letter.ts';
import { printLetter } from './printLetter.ts';

describe.each(Object.entries(letters))('a letter in %s', (_locale, letter) => {
  let page: RenderedPage;
  beforeAll(async () => {
    [page] = (await draw((await printLetter(letter)).bytes)) as [RenderedPage];
  });

  test('looks, pixel for pixel, as it does with the whole faces embedded', async () => {
    expect(await differentPixels(letter, page)).toBe(0);
  });

  test('has ink in the place of every character that can be copied from it', async () => {
    const { data, info } = await sharp(page.png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    const blank = (page.words ?? []).filter(({ box: [x0, y0, x1, y1] }) => {
      for (let y = Math.floor(y0 * info.height); y < y1 * info.height; y += 1)
        for (let x = Math.floor(x0 * info.width); x < x1 * info.width; x += 1) if (data[y * info.width + x]! < 128) return false;
      return true;
    });
    expect(blank.map(({ text }) => text)).toEqual([]);
  });

  test('says everything that it was given, in composed characters', () => {
    const printed = textOf(page).replaceAll(/\s/g, '');
    const paragraph = letter.body[0]!.kind === 'paragraph' ? letter.body[0]!.text : '';
    for (const text of [letter.letterhead.name, ...letter.recipient, letter.patient![0]!.value, letter.subject!, paragraph])
      expect(printed).toContain(text.normalize('NFC').replaceAll(/\s/g, ''));
  });

  test('is the same bytes each time', async () => {
    const hashes = await Promise.all([1, 2].map(async () => createHash('sha256').update((await printLetter(letter)).bytes).digest('hex')));
    expect(hashes[0]).toBe(hashes[1]);
  });
});

test('a long letter goes on over pages, each with its number, and a table repeats its head', async () => {
  const { bytes, pageCount } = await printLetter(longLetter);
  const pages = await draw(bytes);
  expect(pages).toHaveLength(pageCount);
  expect(pageCount).toBeGreaterThan(3);
  pages.forEach((page, index) => expect(textOf(page)).toContain(`Page ${index + 1} of ${pageCount}`));
  const all = pages.map(textOf).join(' ');
  for (const row of ['Paragraph 30.', 'Row 1 ', 'Row 60']) expect(all).toContain(row);
  expect(all.split('Item Result').length - 1).toBe(pages.filter((page) => /Row \d/.test(textOf(page))).length);
});

test('nothing of a letter is written beyond its margins, not even a word without a place to break', async () => {
  const text = 'https://clinic.example/'.padEnd(400, 'pneumonoultramicroscopic');
  const [page] = await draw((await printLetter({ ...letters.en, body: [{ kind: 'paragraph', text }] })).bytes);
  for (const { box } of page!.words!) expect(box[2]).toBeLessThan(1 - 53 / 612);
  expect(textOf(page!).replaceAll(' ', '')).toContain(text);
});

test('a character that no face writes refuses the letter and names itself', async () => {
  const letter: Letter = { ...letters.en, recipient: ['ᐃᓄᒃ Health Centre'] };
  await expect(printLetter(letter)).rejects.toMatchObject({ code: 'unwritable', characters: ['ᐃ', 'ᒃ', 'ᓄ'] });
});

test('a script that stacks its letters refuses the letter, though the face has the shapes', async () => {
  await expect(printLetter({ ...letters.en, recipient: ['घर'] })).rejects.toMatchObject({ code: 'unwritable', characters: ['घ', 'र'] });
});

test('what has no shape cannot make a letter read otherwise than it looks', async () => {
  const [page] = await draw((await printLetter({ ...letters.en, recipient: ['Dr.\u202e Smith\u200b\u0007 Jr.'] })).bytes);
  expect(textOf(page!)).toContain('Dr. Smith Jr.');
});

test('the reply code is read by another program, is 26 mm wide and stands there as text', async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = await readFile(file);
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer } });
  const [page] = await draw((await printLetter(letters.en)).bytes);
  const [found] = await readBarcodes(page!.png, { formats: ['QRCode'] });
  expect(found).toMatchObject({ text: letters.en.reply!.token, ecLevel: 'Q' });
  const { topLeft, topRight } = found!.position;
  expect(((topRight.x - topLeft.x) / page!.dpi) * 25.4).toBeCloseTo(26.25, 0);
  expect(textOf(page!)).toContain('K7QX-2M9T-B4WD-6HRC');
});

test('each page of a letter that asks for a reply says at its foot what it answers', async () => {
  const body = Array.from({ length: 60 }, () => ({ kind: 'paragraph' as const, text: 'One more line of a long letter.' }));
  const pages = await draw((await printLetter({ ...letters.en, body })).bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) expect(textOf(page)).toMatch(new RegExp(`K7QX-2M9T-B4WD-6HRC\\s+Page ${index + 1} of ${pages.length}`));
});

test('a logo as PNG, JPEG or SVG is drawn in gray, and other files are refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#00f"/></svg>');
  const logos = [svg, await sharp(svg).png().toBuffer(), await sharp(svg).jpeg().toBuffer()];
  for (const bytes of logos) {
    const logo = await toLogo(bytes);
    const [page] = await draw((await printLetter({ ...letters.en, letterhead: { ...letters.en.letterhead, logo } })).bytes);
    const { data, info } = await sharp(page!.png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[Math.round((y / 792) * info.height) * info.width + Math.round((x / 612) * info.width)]!;
    expect(at(100, 80)).toBeLessThan(200);
    expect(at(40, 80)).toBe(255);
  }
  for (const bytes of [Buffer.from('no picture'), await sharp(svg).webp().toBuffer(), Buffer.alloc(0)])
    await expect(toLogo(bytes)).rejects.toBeInstanceOf(LogoUnreadable);
});
