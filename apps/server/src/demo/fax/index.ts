import sharp from 'sharp';
import type { Documents, DocumentSource, Rotation } from '../../platform/documents/document.port.ts';
import { encodeG4 } from '../../platform/documents/tiff/g4.ts';
import { compression } from '../../platform/documents/tiff/tiff.ts';
import { writeTiff } from '../../platform/documents/tiff/tiffWriter.ts';
import type { EncodedPage } from '../../platform/documents/tiff/tiffWriter.ts';
import { encodeG3 } from './g3.ts';
import { headerRows, headerStrips } from './header.ts';
import type { TtiHeader } from './header.ts';
import { disturb } from './line.ts';

export type { TtiHeader } from './header.ts';

export interface FaxOptions {
  resolution?: FaxResolution;
  /** 0 for a clean page, 0.2 for an ordinary fax (the default), 1 for one that is hard to read. */
  noise?: number;
  /** How crooked the page went into the machine; clockwise. */
  skewDegrees?: number;
  /** How the page lay in the machine; clockwise. */
  rotation?: Rotation;
  ttiHeader?: TtiHeader;
  /** The same seed gives the same bytes. */
  seed?: number;
  compression?: 'g3' | 'g4';
}

export type FaxResolution = keyof typeof verticalDpi;

/** ITU-T T.4: 1728 dots over 215 mm, and lines an inch. */
const width = 1728;
const horizontalDpi = 204;
const verticalDpi = { standard: 98, fine: 196, superfine: 391 };

/**
 * Sends a document through a fax machine: every page 1728 dots wide, black and white, with true densities.
 * @returns a multi-page TIFF
 * @throws DocumentError when the document cannot be read
 */
export async function toFax(documents: Documents, source: DocumentSource, options: FaxOptions = {}): Promise<Buffer> {
  const { resolution = 'fine', noise = 0.2, ttiHeader, seed = 1 } = options;
  const dpi = verticalDpi[resolution];
  const document = await documents.open(source);
  try {
    const rows = Math.round((headerRows * dpi) / verticalDpi.fine);
    const strips = ttiHeader && (await headerStrips(documents, ttiHeader, document.pages.length, width, rows));
    const pages: EncodedPage[] = [];
    for (const { number } of document.pages) {
      const { png, dpi: renderedDpi } = await document.renderPage(number);
      const gray = await scan(png, renderedDpi, dpi, options);
      disturb(gray, width, noise, seed * 1000 + number);
      const strip = strips?.[number - 1];
      const raster = strip ? Buffer.concat([strip, gray]) : gray;
      pages.push(await encode(raster, dpi, options.compression ?? 'g4', ttiHeader?.from));
    }
    return writeTiff(pages);
  } finally {
    await document.close();
  }
}

/** The page as the scanner sees it: gray, 1728 wide, lines as far apart as the resolution says. */
async function scan(
  png: Buffer,
  renderedDpi: number,
  dpi: number,
  { rotation = 0, skewDegrees = 0 }: FaxOptions,
): Promise<Buffer> {
  const turned = await sharp(png).rotate(rotation).toBuffer({ resolveWithObject: true });
  const skewed = await sharp(turned.data).rotate(skewDegrees, { background: 'white' }).toBuffer({ resolveWithObject: true });
  const { info } = turned;
  // A page wider than the machine is made smaller, as machines do.
  const scale = Math.min(horizontalDpi / renderedDpi, width / info.width);
  const height = Math.round((info.height * scale * dpi) / horizontalDpi);
  return sharp(skewed.data)
    .extract({
      left: Math.floor((skewed.info.width - info.width) / 2),
      top: Math.floor((skewed.info.height - info.height) / 2),
      width: info.width,
      height: info.height,
    })
    .resize({ width: Math.round(info.width * scale), height, fit: 'fill' })
    .toColourspace('b-w')
    .extend({ right: width - Math.round(info.width * scale), background: 'white' })
    .raw()
    .toBuffer();
}

async function encode(gray: Buffer, dpi: number, kind: 'g3' | 'g4', from?: string): Promise<EncodedPage> {
  const bilevel = sharp(gray, { raw: { width, height: gray.length / width, channels: 1 } }).threshold(128).toColourspace('b-w');
  const strip = kind === 'g4' ? await encodeG4(bilevel) : encodeG3(await bilevel.raw().toBuffer(), width);
  return { ...strip, dpi: [horizontalDpi, dpi], compression: compression[kind], description: from };
}
