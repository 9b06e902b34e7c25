import sharp from 'sharp';
import { DocumentError } from '../document.port.ts';

/**
 * The frames of a GIF or WebP that are pages: each that shows something else than the one before. Programs write
 * several pages so, and a moving picture whose frames are all alike is one page.
 * @param size pixels of a frame
 * @throws DocumentError `too-many-pixels` when all frames together are larger than a page may be
 */
export async function pageFrames(bytes: Uint8Array, count: number, size: number, mostPixels: number): Promise<number[]> {
  if (count * size > mostPixels) throw new DocumentError('too-many-pixels', `A moving picture of ${count} × ${size} pixels is not decoded`);
  const gray = await sharp(bytes, { animated: true, limitInputPixels: mostPixels }).flatten({ background: 'white' }).toColourspace('b-w').raw().toBuffer();
  const frame = (index: number) => gray.subarray(index * size, (index + 1) * size);
  return Array.from({ length: count }, (_, index) => index).filter((index) => index === 0 || !frame(index).equals(frame(index - 1)));
}
