import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { PageImage } from '../ocr.port.ts';

/** A page as the recogniser gets it: one byte a dot, 0 black, 255 white. */
export interface GrayPage {
  data: Buffer;
  width: number;
  height: number;
  dpi: number;
}

/** Letters of ordinary print are then as high as the recogniser's models like them. */
const readingDpi = 173;

/** In dots: takes the stairs off the letters of a black and white page. */
const softening = 0.8;

/**
 * Softens a page and makes it no larger than it need be. Measured on noisy faxes, this takes away about
 * half of the words that are read wrongly at fine resolution and a quarter at standard.
 */
export async function soften({ png, dpi }: PageImage): Promise<GrayPage> {
  const { width, hasAlpha } = await sharp(png).metadata();
  const scale = Math.min(1, readingDpi / dpi);
  const image = opened(png, hasAlpha).resize({ width: Math.round(width * scale) }).blur(softening);
  return raw(image, Math.round(dpi * scale));
}

/** A page as it came: what softening takes from small strokes tells the characters of some scripts. */
export async function unsoftened({ png, dpi }: PageImage): Promise<GrayPage> {
  const { hasAlpha } = await sharp(png).metadata();
  return raw(opened(png, hasAlpha), dpi);
}

/** One band from the beginning: a fax has no colours to be worked on. */
function opened(png: Buffer, hasAlpha: boolean): Sharp {
  const page = sharp(png).pipelineColourspace('b-w');
  return hasAlpha ? page.flatten({ background: 'white' }) : page;
}

/** The page turned clockwise by any angle in degrees, on white paper that is large enough for all of it. */
export async function turn(page: GrayPage, degrees: number): Promise<GrayPage> {
  return degrees === 0 ? page : raw(open(page).rotate(degrees, { background: 'white' }), page.dpi);
}

/** The page `width` dots wide, by leaving dots out: quick, and good enough to see where the ink is. */
export function thin(page: GrayPage, width: number): GrayPage {
  const step = page.width / width;
  const height = Math.round(page.height / step);
  const from = Array.from({ length: width }, (_, x) => Math.floor((x + 0.5) * step));
  const data = Buffer.allocUnsafe(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.min(page.height - 1, Math.floor((y + 0.5) * step)) * page.width;
    for (let x = 0; x < width; x += 1, at += 1) data[at] = page.data[row + from[x]!]!;
  }
  return { data, width, height, dpi: page.dpi / step };
}

/** As a portable graymap, which costs nothing to write, and little to read from memory. */
export function toPgm({ data, width, height }: GrayPage): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data]);
}

/** As a PNG, small enough for a pipe: through one, a graymap takes a tenth of a second. */
export const toPng = (page: GrayPage): Promise<Buffer> => open(page).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();

/** Pages of one size as one TIFF. */
export function toTiff(pages: GrayPage[]): Promise<Buffer> {
  const [{ width, height }] = pages as [GrayPage];
  const raw = { width, height: height * pages.length, channels: 1, pageHeight: height } as const;
  return sharp(Buffer.concat(pages.map(({ data }) => data)), { raw }).toColourspace('b-w').tiff({ compression: 'deflate', predictor: 'none' }).toBuffer();
}

const open = ({ data, width, height }: GrayPage) => sharp(data, { raw: { width, height, channels: 1 } });

async function raw(image: Sharp, dpi: number): Promise<GrayPage> {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, dpi };
}
