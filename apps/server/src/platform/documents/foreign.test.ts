import sharp from 'sharp';
import { expect, test } from 'vitest';
import { documents } from '../../testing/documents.ts';
import { foreignBytes, foreignWords, likeness, readableFiles, refusedFiles } from './foreign.fixtures.ts';

test.each(readableFiles)('$file by another program is read, its pages complete, upright and in order', async ({ file, pages, layout, damaged = [] }) => {
  const document = await documents.open({ bytes: foreignBytes(file) });
  try {
    expect(document.pages).toHaveLength(pages);
    for (const { number, width, height } of document.pages) {
      if (damaged.includes(number)) {
        await expect(document.renderPage(number)).rejects.toMatchObject({ code: 'damaged' });
        continue;
      }
      const { png, words } = await document.renderPage(number);
      expect(await sharp(png).metadata()).toMatchObject({ width, height, channels: 1 });
      if (!layout) continue;
      expect(await likeness(png, layout, number)).toMatchObject({ isAlike: true, isUpright: true, page: number });
      if (words) expect(words.map(({ text }) => text.replace(/[^a-z]/gi, ''))).toEqual(expect.arrayContaining(foreignWords));
    }
  } finally {
    await document.close();
  }
});

test.each(refusedFiles)('$file is refused as $code', async ({ file, code }) => {
  const firstPage = async () => {
    const document = await documents.open({ bytes: foreignBytes(file) });
    await document.renderPage(1).finally(() => document.close());
  };
  await expect(firstPage()).rejects.toMatchObject({ name: 'DocumentError', code });
});
