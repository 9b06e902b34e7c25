import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toPdf } from './compose.ts';
import { square, squareTiff, typedPdf } from '../documents.fixtures.ts';
import { documents } from '../../../testing/documents.ts';
import { stripOf } from '../tiff/g4.ts';
import { readDirectories } from '../tiff/tiff.ts';

/** Pixels of a page that is large enough to be drawn as it is. */
const faxSize: [number, number] = [1640, 1000];

/** Where the ink of a rendered page is: left and top edge, in pixels. */
async function inkOf(png: Buffer): Promise<[number, number]> {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  let [left, top] = [info.width, info.height];
  for (let i = 0; i < data.length; i += 1) {
    if (data[i]! > 100) continue;
    left = Math.min(left, i % info.width);
    top = Math.min(top, Math.floor(i / info.width));
  }
  return [left, top];
}

test('pages of several documents become one, turned as asked', async () => {
  const fax = { bytes: await squareTiff([204, 196], [30, 200], faxSize) };
  const letter = { bytes: await typedPdf(['First', 'Second']) };
  const photo = { bytes: await square(1640, 1230, 100, 60).withMetadata({ density: 204 }).png().toBuffer() };
  const bytes = await documents.compose([
    { source: fax, pageNumber: 2, rotation: 90 },
    { source: letter, pageNumber: 2, rotation: 0 },
    { source: photo, pageNumber: 1, rotation: 0 },
    { source: fax, pageNumber: 1, rotation: 0 },
  ]);
  const document = await documents.open({ bytes });
  const pages = [];
  for (const { number } of document.pages) pages.push(await document.renderPage(number));
  await document.close();
  expect(pages.map(({ width, height }) => [width, height])).toEqual([
    [1041, 1640],
    [1122, 1734],
    [1640, 1230],
    [1640, 1041],
  ]);
  expect(pages[1]!.words?.[0]?.text).toBe('Second');
  // The square was 20 from the top and 200 from the left; a quarter turn brings the left to the top.
  const [left, top] = await inkOf(pages[0]!.png);
  expect([left, top]).toEqual([expect.closeTo(1041 - (20 + 60) * (204 / 196), -1), expect.closeTo(200, -1)]);
  expect((await inkOf(pages[3]!.png))[0]).toBeCloseTo(30, -1);
});

test('a Group 4 page keeps its bits', async () => {
  const tiff = await squareTiff([204, 196], [30]);
  const pdf = Buffer.from(await toPdf(documents, { bytes: tiff }));
  expect(pdf.includes(Buffer.from(stripOf(tiff)!.data))).toBe(true);
});

test('bits sent low end first are turned round', async () => {
  const tiff = await squareTiff([204, 196], [30], faxSize);
  const expected = Buffer.from(stripOf(tiff)!.data);
  const { offset, length } = readDirectories(tiff).pages[0]!.strips[0]!;
  for (let i = offset; i < offset + length; i += 1) tiff[i] = Number(`0b${[...tiff[i]!.toString(2).padStart(8, '0')].reverse().join('')}`);
  const fillOrder = tiff.indexOf(Buffer.from([266 & 255, 266 >> 8, 3, 0]));
  tiff[fillOrder + 8] = 2;
  expect(Buffer.from(stripOf(tiff)!.data).equals(expected)).toBe(true);
  const document = await documents.open({ bytes: await toPdf(documents, { bytes: tiff }) });
  expect((await inkOf((await document.renderPage(1)).png))[0]).toBeCloseTo(30, -1);
  await document.close();
});

test('a PDF protected against editing is drawn instead of copied', async () => {
  const source = { bytes: await readFile(new URL('../fixtures/ownerProtected.pdf', import.meta.url)) };
  const document = await documents.open({ bytes: await toPdf(documents, source) });
  const page = await document.renderPage(1);
  await document.close();
  expect(page.points).toEqual([306, 396]);
  expect((await inkOf(page.png))[0]).toBeGreaterThan(0);
});

test('no pages and missing pages are refused, the source stays usable', async () => {
  const source = { bytes: await typedPdf(['One']) };
  await expect(documents.compose([])).rejects.toMatchObject({ code: 'empty' });
  await expect(documents.compose([{ source, pageNumber: 2, rotation: 0 }])).rejects.toMatchObject({ code: 'damaged' });
  await expect(toPdf(documents, source)).resolves.toBeInstanceOf(Uint8Array);
});
