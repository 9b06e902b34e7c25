import type { FileFormat } from '@intake/api/rules';
import { hasPdfEnd } from '../pdf/pdfEnd.ts';
import { readDirectories } from '../tiff/tiff.ts';

/**
 * What is missing when a file ends before its format says that it does; undefined when it is whole.
 * Decoders fill in silently what a line that broke has left out.
 */
export function missingEnd(format: FileFormat, bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole = {
    pdf: () => hasPdfEnd(file),
    png: () => file.includes('IEND'),
    jpeg: () => file.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0,
    gif: () => file.lastIndexOf(';') > 0 && file.subarray(file.lastIndexOf(';') + 1).every((byte) => byte === 0),
    // The size that a RIFF file says counts from behind it.
    webp: () => file.length >= 12 && file.length >= file.readUInt32LE(4) + 8,
  };
  if (format === 'tiff') return readDirectories(bytes).truncated;
  return isWhole[format]() ? undefined : 'its end mark';
}
