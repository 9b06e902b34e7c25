import type { LetterPage } from '@intake/api/contract';
import type { Documents } from '../../platform/documents/document.port.ts';

/** The first pages of a PDF as pictures, and how many it has. */
export async function drawPages(documents: Documents, bytes: Uint8Array, most: number): Promise<{ pageCount: number; pages: LetterPage[] }> {
  const document = await documents.open({ bytes });
  try {
    const pages: LetterPage[] = [];
    for (const { number } of document.pages.slice(0, most)) {
      const { width, height, png } = await document.renderPage(number);
      pages.push({ width, height, imageUrl: `data:image/png;base64,${png.toString('base64')}` });
    }
    return { pageCount: document.pages.length, pages };
  } finally {
    await document.close();
  }
}
