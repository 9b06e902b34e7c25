import type { ExtractionPage } from '../../../apps/server/src/pipeline/extraction/page/page.ts';
import type { Documents } from '../../../apps/server/src/platform/documents/document.port.ts';

/** The pages of a PDF with the words that it brings. */
export async function typedPages({ documents }: { documents: Documents }, file: string): Promise<ExtractionPage[]> {
  const document = await documents.open({ path: file });
  const pages: ExtractionPage[] = [];
  for (const { number } of document.pages) {
    const { words = [], width, height } = await document.renderPage(number);
    pages.push({ number, width, height, words });
  }
  await document.close();
  return pages;
}
