import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A file that a program of others wrote, and what it has to become. `npm run foreign` writes files and list. */
export interface ForeignFile {
  file: string;
  /** The Debian package of the program, and its version. */
  by: string;
  version: string;
  becomes: ForeignPages | { refused: string };
}

interface ForeignPages {
  pages: number;
  /** What the pages look like; without it they are empty. */
  layout?: string;
  /** Those that are known to be damaged. */
  damaged?: number[];
}

const folder = new URL('./fixtures/foreign/', import.meta.url);

export const foreignFiles = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as ForeignFile[];

export const readableFiles = foreignFiles.flatMap(({ file, becomes }) => ('pages' in becomes ? [{ file, ...becomes }] : []));
export const refusedFiles = foreignFiles.flatMap(({ file, becomes }) => ('refused' in becomes ? [{ file, code: becomes.refused }] : []));

/** The bytes of a file of the corpus. */
export const foreignBytes = (file: string): Buffer => readFileSync(new URL(file, folder));

/** What every page of a layout says, whatever program set it. */
export const foreignWords = ['Lakeshore', 'Clinic', 'Referral', 'Orthopaedics', 'Patient', 'Amara', 'Okafor', 'Reason', 'knee', 'pain', 'Miriam', 'Castellanos'];

export interface Likeness {
  /** Whether the two show the same in the same shape. */
  isAlike: boolean;
  /** Of the two pictures' grey, 1 for the same picture. */
  correlation: number;
  /** Whether no other turn or mirroring of the page is more like the reference. */
  isUpright: boolean;
  /** The page of the layout that it is most like, from 1. */
  page: number;
}

/** The same page in another program's smoothing and another density has 0.87 to 1. */
const leastCorrelation = 0.85;

/** Dots of a fax are square to within 5 %, whichever way they lie. */
const mostStretched = 0.1;

/** Compares a page with how a program that is not ours drew it. */
export async function likeness(png: Uint8Array, layout: string, page: number): Promise<Likeness> {
  const names = readdirSync(folder).filter((name) => name.startsWith(`reference-${layout}-`)).sort();
  const references = await Promise.all(names.map((name) => grayOf(sharp(foreignBytes(name)))));
  const reference = references[page - 1]!;
  const { width, height } = await sharp(png).metadata();
  const stretched = (width * reference.height) / (height * reference.width);
  const small = await sharp(png).resize({ width: reference.width, height: reference.height, fit: 'fill' }).png().toBuffer();
  const seen = await grayOf(sharp(small));
  const correlations = [correlationOf(reference, seen)];
  for (const turn of [0, 90, 180, 270]) {
    for (const mirrored of [false, true]) {
      if (turn === 0 && !mirrored) continue;
      const turned = await sharp(small).flop(mirrored).rotate(turn).png().toBuffer();
      correlations.push(correlationOf(reference, await grayOf(sharp(turned), reference)));
    }
  }
  const toPages = references.map((other) => correlationOf(other, seen));
  const [correlation = 0] = correlations;
  return {
    isAlike: correlation > leastCorrelation && Math.abs(stretched - 1) < mostStretched,
    correlation,
    isUpright: correlation === Math.max(...correlations),
    page: toPages.indexOf(Math.max(...toPages)) + 1,
  };
}

interface Gray {
  data: Buffer;
  width: number;
  height: number;
}

/** Blurred, so that smoothing of edges does not count, and as large as another picture. */
async function grayOf(image: Sharp, size?: Gray): Promise<Gray> {
  const scaled = size ? image.resize({ width: size.width, height: size.height, fit: 'fill' }) : image;
  const { data, info } = await scaled.blur(1).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pearson's coefficient. */
function correlationOf({ data: a }: Gray, { data: b }: Gray): number {
  const mean = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squareA, squareB] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    const [x, y] = [a[i]! - meanA, b[i]! - meanB];
    both += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  return both / Math.sqrt(squareA * squareB || 1);
}
