import { PDFContext } from 'pdf-lib';
import sharp from 'sharp';
import { vi } from 'vitest';
import { documents } from '../../testing/documents.ts';
import type { RenderedPage } from '../documents/document.port.ts';
import type { Letter } from './letter.ts';
import { composeLetter } from './composeLetter.ts';

export async function draw(bytes: Uint8Array): Promise<RenderedPage[]> {
  const document = await documents.open({ bytes });
  const pages = [];
  for (const { number } of document.pages) pages.push(await document.renderPage(number));
  await document.close();
  return pages;
}

/** With the whole faces, which are megabytes: they are left as they are, since packing them takes seconds. */
async function printWhole(letter: Letter) {
  const packing = vi.spyOn(PDFContext.prototype, 'flateStream').mockImplementation(function plain(this: PDFContext, contents, dict) {
    return this.stream(contents, dict);
  });
  try {
    return await composeLetter(letter, (face) => Promise.resolve(face.bytes));
  } finally {
    packing.mockRestore();
  }
}

const pixelsOf = (png: Buffer) => sharp(png).toColourspace('b-w').raw().toBuffer();
export const textOf = (page: RenderedPage) => (page.words ?? []).map(({ text }) => text).join(' ');

/** How many pixels of the first page differ from what the whole faces draw. */
export async function differentPixels(letter: Letter, page: RenderedPage): Promise<number> {
  const [expected] = await draw((await printWhole(letter)).bytes);
  const [own, other] = [await pixelsOf(page.png), await pixelsOf(expected!.png)];
  if (own.length !== other.length) return Infinity;
  return own.reduce((count, value, index) => count + (Math.abs(value - other[index]!) > 32 ? 1 : 0), 0);
}
