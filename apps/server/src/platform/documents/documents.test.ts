import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { square, squareTiff, typedPdf } from './documents.fixtures.ts';
import { createDocuments } from './documents.ts';

const documents = createDocuments();
afterAll(() => documents.close());

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url));
const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2));

describe('pages', () => {
  test('a typed PDF gives its words and their places', async () => {
    const document = await documents.open({ bytes: await typedPdf(['Dear colleague', 'Second page']) });
    expect(document.type).toBe('pdf');
    expect(document.pages.map(({ width, height, dpi }) => [width, height, dpi])).toEqual([
      [1122, 1734, 204],
      [1122, 1734, 204],
    ]);
    const { png, words } = await document.renderPage(1);
    await document.close();
    expect(words?.map(({ text }) => text)).toEqual(['Dear', 'colleague']);
    const [left, top, right, bottom] = words![0]!.box;
    expect(left).toBeCloseTo(36 / 396, 2);
    expect([top, bottom].map((y) => Math.round(y * 612))).toEqual([expect.closeTo(61, -1), expect.closeTo(75, -1)]);
    expect(right).toBeLessThan(words![1]!.box[0]);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1122, height: 1734, channels: 1 });
  });

  test('words of a page turned by its own rotation stand where they are seen', async () => {
    const standing = await typedPdf([''], async (page, pdf) => {
      const font = await pdf.embedFont(StandardFonts.Helvetica);
      page.drawText('Dear colleague', { x: 360, y: 72, size: 12, font, rotate: degrees(180) });
    });
    const document = await documents.open({ bytes: await documents.compose([{ source: { bytes: standing }, pageNumber: 1, rotation: 180 }]) });
    const { words } = await document.renderPage(1);
    await document.close();
    expect(words![0]!.box[0]).toBeCloseTo(36 / 396, 2);
    expect(words![0]!.box[1]).toBeLessThan(0.2);
  });

  test('a PDF page that is a picture gives no words, whatever text lies over it', async () => {
    const scan = await square(400, 600, 50, 60).png().toBuffer();
    const bytes = await typedPdf(['Scanned by a machine'], async (page, pdf) => {
      page.drawImage(await pdf.embedPng(scan), { x: 0, y: 0, width: 396, height: 500 });
    });
    const document = await documents.open({ bytes });
    const { words } = await document.renderPage(1);
    await document.close();
    expect(words).toBeUndefined();
  });

  test.each([
    ['standard', [204, 98], 600],
    ['fine', [204, 196], 300],
    ['superfine', [204, 391], 150],
  ] as const)('a %s fax is drawn in its true shape', async (_name, dpi, height) => {
    const document = await documents.open({ bytes: await squareTiff([...dpi], [100]) });
    const page = await document.renderPage(1);
    expect(page).toMatchObject({ width: 400, height, dpi: 204, storedDpi: dpi });
    expect(page.points[1]).toBeCloseTo((300 / dpi[1]) * 72, 3);
    const { data, info } = await sharp(page.png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 400, height, channels: 1 });
    const middle = Math.round(height / 6);
    expect([data[middle * 400 + 50], data[middle * 400 + 130]]).toEqual([255, 0]);
  });

  test.each([[2, 2], [65_535, 65_535], [0, 0]] as const)('a fax of %i × %i dots an inch, which nobody scans, is a sheet of paper', async (...dpi) => {
    const document = await documents.open({ bytes: await squareTiff([...dpi], [100], [1728, 2200]) });
    expect(Math.max(...document.pages[0]!.points)).toBeCloseTo(792, -2);
    expect((await document.renderPage(1)).dpi).toBeGreaterThan(150);
  });

  test('a photograph is turned as the camera says and made smaller', async () => {
    const bytes = await square(4400, 3300, 100, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const document = await documents.open({ bytes });
    expect(await document.renderPage(1)).toMatchObject({ width: 2475, height: 3300, dpi: 300 });
  });

  test('a path is read like bytes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'intake-documents-'));
    try {
      await writeFile(join(folder, 'fax.exe'), await squareTiff([204, 196], [10, 20]));
      await writeFile(join(folder, 'letter'), await typedPdf(['One', 'Two', 'Three']));
      expect((await documents.open({ path: join(folder, 'fax.exe') })).pages).toHaveLength(2);
      const letter = await documents.open({ path: join(folder, 'letter') });
      expect(letter.pages).toHaveLength(3);
      await letter.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('refusals', () => {
  test.each([
    ['empty', async () => new Uint8Array()],
    ['unsupported-type', async () => Buffer.from('MZ\x90\0 this is a program named letter.pdf', 'latin1')],
    ['encrypted', () => fixture('encrypted.pdf')],
    ['truncated', async () => half(await typedPdf(['cut']))],
    ['truncated', async () => half(await squareTiff([204, 196], [10, 20, 30]))],
    ['truncated', async () => half(await square(500, 500, 0, 100).jpeg().toBuffer())],
    ['truncated', async () => half(await square(500, 500, 0, 100).png().toBuffer())],
    ['damaged', async () => Buffer.from('%PDF-1.7\nnothing of a PDF follows\n%%EOF\n')],
    ['too-many-pixels', () => sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } }).png().toBuffer()],
    ['too-many-pixels', () => squareTiff([204, 196], [10], [9000, 9000])],
  ])('%s', async (code, make) => {
    await expect(documents.open({ bytes: await make() })).rejects.toMatchObject({ name: 'DocumentError', code });
  });

  test('too many pages', async () => {
    const strict = createDocuments({ pages: 2 });
    const [pdf, tiff] = [await typedPdf(['1', '2', '3']), await squareTiff([204, 196], [1, 2, 3])];
    for (const bytes of [pdf, tiff]) {
      await expect(strict.open({ bytes })).rejects.toMatchObject({ code: 'too-many-pages' });
    }
    await strict.close();
  });

  test('a huge PDF page', async () => {
    const bytes = await typedPdf(['wide'], (page) => page.setSize(14_400, 14_400));
    const document = await documents.open({ bytes });
    await expect(document.renderPage(1)).rejects.toMatchObject({ code: 'too-many-pixels' });
    await document.close();
  });

  test('a PDF that would take all memory', async () => {
    const strict = createDocuments({ memory: 24 * 1024 ** 2 });
    const document = await strict.open({ bytes: await typedPdf(['big'], (page) => page.setSize(2000, 2000)) });
    await expect(document.renderPage(1)).rejects.toMatchObject({ code: 'too-many-pixels' });
    await document.close();
    await strict.close();
  });

  test('fax lines that cannot be decoded', async () => {
    const bytes = await squareTiff([204, 196], [10]);
    bytes.fill(0x55, bytes.length - 20, bytes.length - 4);
    const document = await documents.open({ bytes });
    await expect(document.renderPage(1)).rejects.toMatchObject({ code: 'damaged' });
  });

  test('a page that is not there', async () => {
    const document = await documents.open({ bytes: await squareTiff([204, 196], [10]) });
    await expect(document.renderPage(2)).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('tolerant', () => {
  test('what is left of a cut fax can still be seen', async () => {
    const bytes = half(await squareTiff([204, 196], [10, 20, 30]));
    const document = await documents.open({ bytes }, { tolerant: true });
    expect(document.pages.length).toBeGreaterThan(0);
    expect((await document.renderPage(1)).width).toBe(400);
  });

  test('what is left of a cut photograph can still be seen', async () => {
    const bytes = half(await square(500, 500, 0, 100).jpeg().toBuffer());
    const document = await documents.open({ bytes }, { tolerant: true });
    expect((await document.renderPage(1)).png.length).toBeGreaterThan(0);
  });
});

test('no picture is kept for steps that nobody takes again', async () => {
  const document = await documents.open({ bytes: await square(500, 500, 0, 100).png().toBuffer() });
  await document.renderPage(1);
  expect(sharp.cache()).toMatchObject({ memory: { current: 0, max: 0 }, items: { current: 0, max: 0 } });
});
