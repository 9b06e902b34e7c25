import { expect, test } from 'vitest';
import { toPdf } from './compose.ts';
import { documents } from '../../../testing/documents.ts';
import { foreignBytes, likeness, readableFiles } from '../foreign.fixtures.ts';

/** One of each way into the new version: bits as they are, copied pages, pictures. */
const kinds = /orientation-[3568]|g3-1d|g4-(tiles|lsb|strips)|bigtiff-g4|received-t6|object-streams|owner-password|rotated|mail-header|cross-ref|cmyk|pikepdf|jpeg2000|min-is-black|no-resolution|standard\.(?:png|jpg)|old-jpeg|webp\.webp/;

test.each(readableFiles.filter(({ file }) => kinds.test(file)))('$file in a new version of a document looks as it did', async ({ file, pages, layout = '', damaged = [] }) => {
  const document = await documents.open({ bytes: await toPdf(documents, { bytes: foreignBytes(file) }) });
  try {
    expect(document.pages).toHaveLength(pages);
    for (const { number } of document.pages) {
      // A sheet that is crossed out stands in its place.
      if (damaged.includes(number)) continue;
      const { png } = await document.renderPage(number);
      expect(await likeness(png, layout, number)).toMatchObject({ isAlike: true, isUpright: true, page: number });
    }
  } finally {
    await document.close();
  }
});
