import type { Rotation } from '../documents/document.port.ts';
import { thin } from './grayPage.ts';
import type { GrayPage } from './grayPage.ts';

/** Columns of text are judged in strips this wide, so that a crooked page still shows its lines. */
const strip = 96;
/** The page is judged at this width; letters are then about ten dots high. */
const width = 864;

/** Darker than this is ink. */
const inkBelow = 160;

/**
 * Guesses how a page must be turned, in a few milliseconds and without reading it: lines of text make rows of ink
 * with white between them, and more letters rise above the others (b d f h k l t) than hang below (g j p q y).
 * @returns ways to turn the page clockwise until it stands upright, the likeliest first
 */
export function likelyRotations(page: GrayPage): Rotation[] {
  const { rows, columns } = profilesOf(thin(page, width));
  const lying = contrast(columns) > contrast(rows);
  // Turned clockwise by 90°, what was on the left is on top.
  const standing: Rotation[] = rising(rows) >= 0 ? [0, 180] : [180, 0];
  const turned: Rotation[] = rising(columns) >= 0 ? [90, 270] : [270, 90];
  return lying ? [...turned, ...standing] : [...standing, ...turned];
}

/** Ink by row in each upright strip of the page, and by column in each level one. */
function profilesOf({ data, width, height }: GrayPage): { rows: Uint16Array[]; columns: Uint16Array[] } {
  const rows = Array.from({ length: Math.ceil(width / strip) }, () => new Uint16Array(height));
  const columns = Array.from({ length: Math.ceil(height / strip) }, () => new Uint16Array(width));
  for (let y = 0, at = 0; y < height; y += 1) {
    const level = columns[Math.floor(y / strip)]!;
    for (let x = 0; x < width; x += 1, at += 1) {
      if (data[at]! >= inkBelow) continue;
      rows[Math.floor(x / strip)]![y]! += 1;
      level[x]! += 1;
    }
  }
  return { rows, columns };
}

/** How sharply rows of ink and white follow each other. */
function contrast(strips: Uint16Array[]): number {
  let sum = 0;
  for (const profile of strips) {
    for (let y = 1; y < profile.length; y += 1) sum += (profile[y]! - profile[y - 1]!) ** 2;
  }
  return sum;
}

/** Ink above the bodies of the lines less the ink below them, as a share of both: positive when upright. */
function rising(strips: Uint16Array[]): number {
  let [above, below] = [0, 0];
  for (const profile of strips) {
    for (let start = 0; start < profile.length; start += 1) {
      if (profile[start]! < 2) continue;
      let end = start;
      while (end < profile.length && profile[end]! >= 2) end += 1;
      const line = profile.subarray(start, end);
      // Rules, dust and pictures are not lines of letters.
      if (line.length >= 7 && line.length <= 30) {
        const body = Math.max(...line) / 2;
        const top = line.findIndex((count) => count >= body);
        const bottom = line.findLastIndex((count) => count >= body);
        for (let y = 0; y < top; y += 1) above += line[y]!;
        for (let y = bottom + 1; y < line.length; y += 1) below += line[y]!;
      }
      start = end;
    }
  }
  return (above - below) / (above + below || 1);
}
