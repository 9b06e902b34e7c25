import { encode } from 'uqr';

/** A millimetre in points. */
const millimetre = 72 / 25.4;

/**
 * 21 modules of 1.25 mm, 26 mm wide, with the highest correction that 16 characters leave room for: still read after a
 * second fax in standard resolution.
 */
export const moduleSize = 1.25 * millimetre;
/** Modules left white on every side. */
export const quietModules = 4;
export const codeModules = 21;

/** The dark modules as one path, in units of a module; one path has no seams. */
export function codePath(token: string): string {
  const { data } = encode(token, { ecc: 'Q', boostEcc: false, minVersion: 1, maxVersion: 1, border: 0 });
  const parts: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      parts.push(`M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`);
    }
  });
  return parts.join('');
}

/** In groups of four, as somebody types it. */
export const tokenText = (token: string): string => token.replaceAll(/(.{4})(?=.)/g, '$1-');
