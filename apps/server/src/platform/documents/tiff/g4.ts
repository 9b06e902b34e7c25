import type { Sharp } from 'sharp';
import { compression, readDirectories } from './tiff.ts';

/** A page as fax machines send it: one CCITT Group 4 strip, 0 bits white, the high bit left. */
export interface G4Strip {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Encodes a black-and-white image; anything grey in it is cut at the middle. */
export async function encodeG4(image: Sharp): Promise<G4Strip> {
  const bytes = await image
    .flatten({ background: 'white' })
    .toColourspace('b-w')
    // One strip for the whole page: rows per strip follow the tile height.
    .tiff({ compression: 'ccittfax4', bitdepth: 1, miniswhite: true, tileHeight: 32_768 })
    .toBuffer();
  return stripOf(bytes)!;
}

/** Takes the strip out of a TIFF page as it is, when the page is one upright Group 4 strip. */
export function stripOf(bytes: Uint8Array, index = 0): G4Strip | undefined {
  const page = readDirectories(bytes).pages[index];
  const [strip] = page?.strips ?? [];
  const isPlain = page?.strips.length === 1 && page.compression === compression.g4 && page.minIsWhite && page.orientation === 1;
  if (!strip || !isPlain) return undefined;
  const data = bytes.subarray(strip.offset, strip.offset + strip.length);
  return { width: page.width, height: page.height, data: page.fillOrder === 2 ? data.map(reversed) : data };
}

function reversed(byte: number): number {
  let bits = 0;
  for (let i = 0; i < 8; i += 1) bits |= ((byte >> i) & 1) << (7 - i);
  return bits;
}
