import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { disturb } from '../../../../apps/server/src/demo/fax/line.ts';
import { encodeG4 } from '../../../../apps/server/src/platform/documents/tiff/g4.ts';
import { compression } from '../../../../apps/server/src/platform/documents/tiff/tiff.ts';
import { writeTiff } from '../../../../apps/server/src/platform/documents/tiff/tiffWriter.ts';
import type { Rotation } from '../../../../apps/server/src/platform/documents/document.port.ts';
import { run } from './printed.ts';
import type { PrintedPage } from './printed.ts';

/** A printed page as it lay in a fax machine. */
export interface ScannedPage extends PrintedPage {
  file: string;
  /** Degrees clockwise that it lay turned. */
  lies: Rotation;
  /** Degrees clockwise that it was crooked. */
  skew: number;
  resolution: 'fine' | 'standard';
}

const fineDpi = 204;

/** How the `variant`-th scan of the `index`-th page lay: every second upright, skews spread over −7 to 7°, every fourth straight. */
export function layOf(index: number, variant: number): Pick<ScannedPage, 'lies' | 'skew' | 'resolution'> {
  const lies: Rotation[] = [0, 0, 90, 0, 180, 270];
  const nth = index * 6 + variant;
  return {
    lies: lies[variant % lies.length]!,
    skew: nth % 4 === 1 ? 0 : (((nth * 53) % 141) - 70) / 10,
    resolution: nth % 3 === 2 ? 'standard' : 'fine',
  };
}

/** Renders a page with Poppler or Ghostscript, lays it as asked and writes it as a fax machine sees it: black and white. */
export async function scan(page: PrintedPage, index: number, variant: number, folder: string): Promise<ScannedPage> {
  await mkdir(folder, { recursive: true });
  const lay = layOf(index, variant);
  const file = path.join(folder, `${index}-${variant}.tif`);
  const gray = await rasterize(page, path.join(folder, `${index}-${variant}`), index + variant);
  // A page that lies across is made smaller by most machines.
  const shrunk = lay.lies % 180 !== 0 && variant % 2 === 0;
  const turned = await sharp(gray).rotate(lay.lies).resize({ width: shrunk ? 1728 : undefined }).toBuffer();
  const { data, info } = await sharp(turned).rotate(lay.skew, { background: 'white' }).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const dpi = lay.resolution === 'standard' ? 98 : fineDpi;
  const height = Math.round((info.height * dpi) / fineDpi);
  const lines = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } }).resize({ width: info.width, height, fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
  if (page.kind === 'photograph' || page.kind === 'no words') dither(lines, info.width);
  disturb(lines, info.width, (variant % 3) * 0.15, index * 10 + variant);
  const bilevel = sharp(lines, { raw: { width: info.width, height, channels: 1 } }).threshold(140).toColourspace('b-w');
  await writeFile(file, writeTiff([{ ...(await encodeG4(bilevel)), dpi: [fineDpi, dpi], compression: compression.g4 }]));
  await rm(gray);
  return { ...page, ...lay, file };
}

/** Floyd and Steinberg's: what machines do to pictures. */
function dither(gray: Buffer, width: number): void {
  const errors = Float32Array.from(gray);
  for (let at = 0; at < gray.length; at += 1) {
    const value = errors[at]! < 128 ? 0 : 255;
    const error = (errors[at]! - value) / 16;
    gray[at] = value;
    if (at % width < width - 1) errors[at + 1]! += error * 7;
    if (at + width >= gray.length) continue;
    if (at % width > 0) errors[at + width - 1]! += error * 3;
    errors[at + width]! += error * 5;
    if (at % width < width - 1) errors[at + width + 1]! += error;
  }
}

async function rasterize({ pdf, number }: PrintedPage, file: string, turn: number): Promise<string> {
  const png = `${file}.png`;
  if (turn % 2 === 0) await run('pdftoppm', ['-singlefile', '-gray', '-png', '-r', String(fineDpi), '-f', String(number), '-l', String(number), pdf, file]);
  else await run('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pnggray', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', `-r${fineDpi}`, `-dFirstPage=${number}`, `-dLastPage=${number}`, `-sOutputFile=${png}`, pdf]);
  return png;
}
