import type { FileFormat } from '@intake/api/rules';
import sharp from 'sharp';
import type { FailOnOptions, PngOptions, Sharp } from 'sharp';
import { MachineFault } from '../../faults/machineFault.ts';
import { DocumentError, faxDpi, smallPageInches } from '../document.port.ts';
import type { DocumentLimits, OpenDocument, OpenOptions, PageInfo } from '../document.port.ts';
import { faxDensity, jfifDensity, pngDensity } from './density.ts';
import type { Density } from './density.ts';
import { pageFrames } from './frames.ts';
import { missingEnd } from './missingEnd.ts';
import { uprightImage, uprightInfo } from './orientation.ts';
import { onPaper } from './paper.ts';
import { compression, readDirectories } from '../tiff/tiff.ts';

/** Beyond this a page only costs time: letter paper at 300 dpi. */
const longestSide = 3300;
/** Densities that image programs write when they know none. */
const unknownDpi = new Set([0, 1, 72, 96]);
/** No page is scanned beyond these: whoever wrote them meant something else. */
const [leastDpi, mostDpi] = [30, 2400];
const isUnknown = (dpi: number) => unknownDpi.has(Math.round(dpi)) || dpi < leastDpi || dpi > mostDpi;
const letterHeightInches = 11;
const output: PngOptions = { compressionLevel: 4 };

/** A page as its file holds it, before it is turned upright. */
interface StoredPage {
  /** sharp's `page`. */
  index: number;
  width: number;
  height: number;
  dpi: [number, number];
  /** As in EXIF and TIFF: 1 is upright. */
  orientation: number;
  isTransparent?: boolean;
  /** TIFF's number. */
  compression?: number;
  /** Of a TIFF; a length of 0 is one that it does not say. */
  strips?: { length: number }[];
  /** The JPEG file that it is, inside a TIFF of before 1995. */
  jpeg?: Uint8Array | undefined;
}

/**
 * Opens a picture file.
 * @throws DocumentError
 */
export async function openRaster(
  type: Exclude<FileFormat, 'pdf'>,
  bytes: Uint8Array,
  limits: DocumentLimits,
  options: OpenOptions = {},
): Promise<OpenDocument> {
  const stored = type === 'tiff' ? tiffPages(bytes, options) : await picturePages(type, bytes, limits, options);
  if (stored.length > limits.pages) {
    throw new DocumentError('too-many-pages', `${stored.length} pages; ${limits.pages} are allowed`);
  }
  for (const page of stored) {
    if (page.width * page.height > limits.pixels) {
      throw new DocumentError('too-many-pixels', `A page of ${page.width} × ${page.height} pixels is not decoded`);
    }
  }
  const pages = stored.map(toPageInfo);
  const decode = (page: StoredPage) =>
    sharp(page.jpeg ?? bytes, { page: page.jpeg ? 0 : page.index, limitInputPixels: limits.pixels, failOn: options.tolerant ? 'none' : failOn(page) })
      .timeout({ seconds: Math.max(1, Math.round(limits.milliseconds / 1000)) });

  return {
    type,
    pages: pages.map((page, index) => uprightInfo(page, stored[index]!.orientation)),
    async renderPage(number) {
      const [page, source] = [pages[number - 1], stored[number - 1]];
      if (!page || !source) throw new DocumentError('damaged', `There is no page ${number}`);
      try {
        const png = await squarePixels(await onPaper(() => decode(source), source.isTransparent === true), page);
        return { ...uprightInfo(page, source.orientation), png: await uprightImage(png, source.orientation) };
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
  if (pages.some(({ isMeasured }) => isMeasured)) throw new DocumentError('unsupported-type', 'The TIFF file holds measurements, not a page');
  return pages.map((page) => ({ ...page, jpeg: page.jpeg && bytes.subarray(page.jpeg.offset, page.jpeg.offset + page.jpeg.length) }));
}

async function picturePages(type: Exclude<FileFormat, 'pdf' | 'tiff'>, bytes: Uint8Array, limits: DocumentLimits, { tolerant }: OpenOptions): Promise<StoredPage[]> {
  const missing = missingEnd(type, bytes);
  if (missing && !tolerant) throw new DocumentError('truncated', `The ${type.toUpperCase()} file ends before ${missing}`);
  try {
    const { width, height, density = 0, orientation = 1, hasAlpha: isTransparent, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const frames = pages > 1 ? await pageFrames(bytes, pages, width * height, limits.pixels) : [0];
    return frames.map((index) => ({ index, width, height, dpi: bothDensities(type, bytes, density), orientation, isTransparent }));
  } catch (error) {
    throw error instanceof DocumentError ? error : toDocumentError(error);
  }
}

/** sharp reports the horizontal density alone, also where a camera's EXIF has the last word. */
function bothDensities(type: FileFormat, bytes: Uint8Array, density: number): Density {
  const [x, y] = type === 'png' ? pngDensity(bytes) : type === 'jpeg' ? jfifDensity(bytes) : [0, 0];
  return x > 0 && y > 0 && Math.abs(density / x - 1) < 0.01 ? [x, y] : [density, density];
}

/** A line of Group 3 that the telephone line has broken spoils no other; it is seen, and the rest is read. */
function failOn({ compression: method = 0, strips = [] }: StoredPage): FailOnOptions {
  // Old fax programs leave the lengths out, which the decoder finds worth a warning.
  const isSilent = strips.length > 0 && strips.every(({ length }) => length === 0);
  return isSilent || method === compression.runLengths || method === compression.g3 ? 'error' : 'warning';
}

function toPageInfo(stored: StoredPage, index: number): PageInfo {
  const { width, height, dpi } = stored;
  const fax = faxDensity(stored);
  const x = isUnknown(dpi[0]) ? (fax?.[0] ?? Math.max(width, height) / letterHeightInches) : dpi[0];
  const y = isUnknown(dpi[1]) ? (fax?.[1] ?? x) : dpi[1];
  const length = Math.max(width, (height / y) * x);
  const scale = Math.min(1, longestSide / length);
  return {
    number: index + 1,
    // A line of dots or a single one is a page, too.
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * stretch(x / y) * scale)),
    dpi: Math.max(1, Math.round(readingDensity(x, length) * scale)),
    points: [(width / x) * 72, (height / y) * 72],
    storedDpi: [x, y],
  };
}

/** A card that was scanned densely is read as if it were larger: its print is as small as it is. */
function readingDensity(dpi: number, length: number): number {
  return Math.min(dpi, Math.max(faxDpi, length / smallPageInches));
}

/**
 * How much taller a page is drawn. The nearest of ½, 1 and 2, as fax resolutions are 204×391, 196 and 98:
 * their last four per cent stay, since resampling costs sharpness, size and time and reads no better.
 */
function stretch(ratio: number): number {
  return [0.5, 1, 2].find((factor) => Math.abs(ratio / factor - 1) < 0.06) ?? ratio;
}

async function squarePixels(image: Sharp, { width, height, storedDpi: [x, y] }: PageInfo): Promise<Buffer> {
  if (stretch(x / y) !== 2) {
    return image.resize({ width, height, fit: 'fill' }).png(output).toBuffer();
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const doubled = doubleRows(data, info.width);
  return sharp(doubled, { raw: { width: info.width, height: info.height * 2, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .png(output)
    .toBuffer();
}

/**
 * Twice as many rows, each dot averaged with its neighbours to the right and below. Measured on noisy
 * standard-resolution faxes this reads better (98.3 % of characters) than cubic (97.9) or repeated rows (97.4).
 */
function doubleRows(gray: Buffer, width: number): Buffer {
  const smooth = Buffer.from(gray);
  for (let i = 0; i < gray.length - 1; i += 1) smooth[i] = (gray[i]! + gray[i + 1]!) >> 1;
  const doubled = Buffer.alloc(gray.length * 2);
  for (let row = 0; row < gray.length; row += width) {
    const below = Math.min(row + width, gray.length - width);
    smooth.copy(doubled, 2 * row, row, row + width);
    for (let x = 0; x < width; x += 1) doubled[2 * row + width + x] = (smooth[row + x]! + smooth[below + x]!) >> 1;
  }
  return doubled;
}

function toDocumentError(error: unknown): DocumentError | MachineFault {
  const message = error instanceof Error ? error.message : String(error);
  if (/out of memory|cannot allocate/i.test(message)) return new MachineFault('memory', 'Decoding the page found no memory', { cause: error });
  // Its pixels are counted before, so that only a busy machine takes this long.
  if (/pixel limit/i.test(message)) return new DocumentError('too-many-pixels', 'The page has too many pixels');
  if (/timeout/i.test(message)) return new MachineFault('overload', 'Decoding the page took too long', { cause: error });
  if (/premature|truncat|end of (file|stream)|unexpected end|out of data|not enough data/i.test(message)) {
    return new DocumentError('truncated', 'The image ends too early');
  }
  if (/not configured|not a whole number of bytes|bad labq/i.test(message)) {
    return new DocumentError('unsupported-type', 'The image is kept in a way that is not read');
  }
  return new DocumentError('damaged', 'The image cannot be decoded');
}
