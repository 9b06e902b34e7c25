import sharp from 'sharp';
import { DocumentError } from './document.port.ts';
import type { DocumentLimits, OpenDocument, OpenOptions, PageInfo } from './document.port.ts';
import { readDirectories } from './tiff.ts';

/** Beyond this a page only costs time: letter paper at 300 dpi. */
const longestSide = 3300;
/** Densities that image programs write when they know none. */
const unknownDpi = new Set([0, 1, 72, 96]);
const letterHeightInches = 11;

interface StoredPage {
  /** sharp's `page`. */
  index: number;
  width: number;
  height: number;
  dpi: [number, number];
}

/**
 * Opens a TIFF, PNG or JPEG file.
 * @throws DocumentError
 */
export async function openRaster(
  type: 'tiff' | 'png' | 'jpeg',
  bytes: Uint8Array,
  limits: DocumentLimits,
  options: OpenOptions = {},
): Promise<OpenDocument> {
  const stored = type === 'tiff' ? tiffPages(bytes, options) : [await singlePage(type, bytes, options)];
  if (stored.length > limits.pages) {
    throw new DocumentError('too-many-pages', `${stored.length} pages; ${limits.pages} are allowed`);
  }
  for (const page of stored) {
    if (page.width * page.height > limits.pixels) {
      throw new DocumentError('too-many-pixels', `A page of ${page.width} × ${page.height} pixels is not decoded`);
    }
  }
  const pages = stored.map(toPageInfo);

  return {
    type,
    pages,
    async renderPage(number) {
      const page = pages[number - 1];
      if (!page) throw new DocumentError('damaged', `There is no page ${number}`);
      try {
        const png = await sharp(bytes, {
          page: stored[number - 1]!.index,
          limitInputPixels: limits.pixels,
          failOn: options.tolerant ? 'none' : 'warning',
          autoOrient: true,
        })
          .timeout({ seconds: Math.max(1, Math.round(limits.milliseconds / 1000)) })
          .flatten({ background: 'white' })
          .resize({ width: page.width, height: page.height, fit: 'fill' })
          .toColourspace('b-w')
          .png({ compressionLevel: 4 })
          .toBuffer();
        return { ...page, png };
      } catch (error) {
        throw toDocumentError(error);
      }
    },
    async close() {},
  };
}

function tiffPages(bytes: Uint8Array, { tolerant }: OpenOptions): StoredPage[] {
  const { pages, truncated } = readDirectories(bytes);
  if (truncated && (!tolerant || pages.length === 0)) {
    throw new DocumentError('truncated', `The TIFF file ends before ${truncated}; ${pages.length} pages were begun`);
  }
  if (pages.length === 0) throw new DocumentError('damaged', 'The TIFF file has no page');
  return pages;
}

async function singlePage(type: 'png' | 'jpeg', bytes: Uint8Array, { tolerant }: OpenOptions): Promise<StoredPage> {
  if (!tolerant && !endsProperly(type, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    throw new DocumentError('truncated', `The ${type.toUpperCase()} file ends too early`);
  }
  try {
    const { autoOrient, density = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { index: 0, ...autoOrient, dpi: [density, density] };
  } catch (error) {
    throw toDocumentError(error);
  }
}

function endsProperly(type: 'png' | 'jpeg', bytes: Buffer): boolean {
  return type === 'png' ? bytes.includes('IEND') : bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
}

function toPageInfo({ width, height, dpi }: StoredPage, index: number): PageInfo {
  const guess = Math.max(width, height) / letterHeightInches;
  const x = unknownDpi.has(Math.round(dpi[0])) ? guess : dpi[0];
  const y = unknownDpi.has(Math.round(dpi[1])) ? x : dpi[1];
  // The finer direction decides, so that a standard-resolution fax is stretched rather than narrowed.
  const wanted = y > x * 1.5 ? x : Math.max(x, y);
  const longest = Math.max((width / x) * wanted, (height / y) * wanted);
  const square = wanted * Math.min(1, longestSide / longest);
  return {
    number: index + 1,
    width: Math.max(1, Math.round((width / x) * square)),
    height: Math.max(1, Math.round((height / y) * square)),
    dpi: Math.round(square),
    storedDpi: [x, y],
  };
}

function toDocumentError(error: unknown): DocumentError {
  const message = error instanceof Error ? error.message : String(error);
  if (/pixel limit/i.test(message)) return new DocumentError('too-many-pixels', 'The page has too many pixels');
  if (/timeout/i.test(message)) return new DocumentError('timeout', 'Decoding the page took too long');
  if (/premature|truncat|end of (file|stream)|unexpected end|out of data|not enough data/i.test(message)) {
    return new DocumentError('truncated', 'The image ends too early');
  }
  return new DocumentError('damaged', 'The image cannot be decoded');
}
