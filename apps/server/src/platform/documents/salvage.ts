import sharp from 'sharp';
import { DocumentError, faxDpi } from './document.port.ts';
import type { Documents, DocumentSource, OpenDocument, PageInfo, RenderedPage } from './document.port.ts';

/** `partial`: drawn as far as it can be read. `lost`: a sheet that is crossed out stands in its place. */
export type PageCondition = 'whole' | 'partial' | 'lost';
export type SalvagedPage = RenderedPage & { condition: PageCondition };

export interface SalvagedDocument extends Omit<OpenDocument, 'renderPage'> {
  /**
   * A damaged page among others does not take the others with it.
   * @throws DocumentError of the first lost page, when every page or more than `mostLost` of them are lost
   */
  renderPage(number: number): Promise<SalvagedPage>;
}

/** Each may have cost its time twice; a document that has lost more is not worth the rest. */
const mostLost = 10;
/** Longer side of the sheet in place of a page, in inches. */
const sheetInches = 11;
/** A page without any pixel darker than this is blank. */
const ink = 200;

/** Opens a document whose pages are worth having one by one. Throws what `Documents.open` throws. */
export async function openSalvaging(documents: Documents, source: DocumentSource): Promise<SalvagedDocument> {
  const strict = await documents.open(source);
  let tolerant: Promise<OpenDocument> | undefined;
  const lost = new Set<number>();

  const rest = async (number: number): Promise<RenderedPage | undefined> => {
    try {
      tolerant ??= documents.open(source, { tolerant: true });
      const page = await (await tolerant).renderPage(number);
      const [gray] = (await sharp(page.png).stats()).channels;
      return gray && gray.min < ink ? page : undefined;
    } catch (error) {
      if (error instanceof DocumentError) return undefined;
      throw error;
    }
  };

  return {
    ...strict,
    async renderPage(number) {
      try {
        return { ...(await strict.renderPage(number)), condition: 'whole' };
      } catch (error) {
        const info = strict.pages[number - 1];
        if (!info || !(error instanceof DocumentError) || (error.code !== 'damaged' && error.code !== 'too-many-pixels')) throw error;
        const page = error.code === 'damaged' ? await rest(number) : undefined;
        // Read from what is seen: the words of the file may belong to what is missing.
        if (page) return { ...page, words: undefined, condition: 'partial' };
        lost.add(number);
        if (lost.size > mostLost || lost.size === strict.pages.length) throw error;
        return { ...(await crossedSheet(info)), condition: 'lost' };
      }
    },
    async close() {
      await strict.close();
      await (await tolerant?.catch(() => undefined))?.close();
    },
  };
}

/** A sheet in the shape of the page, crossed out from corner to corner: nobody takes it for a blank one, in any language. */
async function crossedSheet(info: PageInfo): Promise<RenderedPage> {
  const scale = (sheetInches * faxDpi) / Math.max(info.width, info.height);
  const [width, height] = [info.width, info.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const lines = `M0 0L${width} ${height}M${width} 0L0 ${height}M0 0H${width}V${height}H0Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${lines}" fill="none" stroke="#888" stroke-width="12"/></svg>`;
  const png = await sharp(Buffer.from(svg)).flatten({ background: 'white' }).toColourspace('b-w').png().toBuffer();
  return { ...info, width, height, dpi: faxDpi, png, words: [] };
}
