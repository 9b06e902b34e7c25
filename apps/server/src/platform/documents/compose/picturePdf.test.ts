import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createDocuments } from '../documents.ts';
import { square } from '../documents.fixtures.ts';
import { picturePdf, type PicturePage } from './picturePdf.ts';

const documents = createDocuments();
afterAll(() => documents.close());

const word = (text: string, box: [number, number, number, number], line = 0) => ({ text, box, confidence: 1, line, block: 0 });
const gray = async () => sharp(await square(1734, 2244, 100, 60).png().toBuffer()).flatten().toColourspace('b-w').png().toBuffer();
const pageOf = async (more: Partial<PicturePage> = {}): Promise<PicturePage> => ({ png: await gray(), points: [612, 792], words: [], rotation: 0, ...more });

async function* each(...pages: Promise<PicturePage>[]) {
  for (const page of pages) yield page;
}
const made = async (...pages: Promise<PicturePage>[]) => (await picturePdf(each(...pages), 1e9))!;

/** The text of a page as a reader marks and copies it. */
async function textOf(bytes: Uint8Array, at = 0) {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(Buffer.from(bytes));
    return document.getPage(at).getText();
  } finally {
    library.destroy();
  }
}

test('a page looks as its picture does, and its words are found in their order, in any writing', async () => {
  const words = [word('Zoë', [0.1, 0.1, 0.2, 0.12]), word('Œuvrard,', [0.21, 0.1, 0.4, 0.12]), word('山田花子', [0.1, 0.2, 0.3, 0.22], 1)];
  const bytes = await made(pageOf({ words }), pageOf());
  expect((await textOf(bytes)).replace(/\s+/g, ' ').trim()).toBe('Zoë Œuvrard, 山田花子');
  expect((await textOf(bytes, 1)).trim()).toBe('');
  const document = await documents.open({ bytes });
  const { png, points } = await document.renderPage(1);
  await document.close();
  expect(points).toEqual([612, 792]);
  const [before, after] = await Promise.all([await gray(), png].map((one) => sharp(one).resize(1734, 2244).toColourspace('b-w').raw().toBuffer()));
  const differs = before!.reduce((sum, shade, at) => sum + Math.abs(shade - after![at]!), 0) / before!.length;
  expect(differs).toBeLessThan(1);
});

test('the bytes of a gray picture are kept, and colors become gray', async () => {
  const png = await gray();
  const first = png.indexOf('IDAT');
  const data = png.subarray(first + 4, first + 4 + png.readUInt32BE(first - 4));
  expect(Buffer.from(await made(pageOf({ png }))).includes(data)).toBe(true);
  const red = await sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } }).png().toBuffer();
  const document = await documents.open({ bytes: await made(pageOf({ png: red })) });
  const shown = await document.renderPage(1);
  await document.close();
  const { channels } = await sharp(shown.png).stats();
  expect(channels[0]!.mean).toBeGreaterThan(120);
  expect(channels[0]!.mean).toBeLessThan(200);
});

test('a page that is turned is turned as a whole', async () => {
  const bytes = await made(pageOf({ rotation: 90, words: [word('Okafor', [0.1, 0.1, 0.3, 0.12])] }));
  expect((await PDFDocument.load(bytes)).getPage(0).getRotation().angle).toBe(90);
  expect((await textOf(bytes)).trim()).toBe('Okafor');
});

test('words without a place or a letter are left out', async () => {
  const words = [word('', [0.1, 0.1, 0.2, 0.2]), word('flat', [0.1, 0.1, 0.2, 0.1]), word('thin', [0.2, 0.1, 0.2, 0.2]), word('stays', [0.1, 0.3, 0.2, 0.32])];
  expect((await textOf(await made(pageOf({ words })))).trim()).toBe('stays');
});

test('pictures that are too large together make no document', async () => {
  expect(await picturePdf(each(pageOf(), pageOf()), 100)).toBeNull();
});
