import sharp from 'sharp';

const thumbnailWidth = 160;

/** A small WebP picture of a page, 160 pixels wide, for lists and page strips. */
export async function thumbnail(png: Uint8Array): Promise<Buffer> {
  return sharp(png).resize({ width: thumbnailWidth }).webp({ quality: 60 }).toBuffer();
}

/**
 * 64-bit difference hash of a page as 16 hexadecimal digits: near-identical pages differ in few bits.
 * Noise in white areas is kept out by blurring and by ignoring differences too small to be print.
 */
export async function perceptualHash(png: Uint8Array): Promise<string> {
  const [columns, rows, threshold] = [9, 8, 1];
  const gray = await sharp(png).blur(8).resize({ width: columns, height: rows, fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
  let bits = 0n;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns - 1; x += 1) {
      const at = y * columns + x;
      bits = (bits << 1n) | (gray[at]! > gray[at + 1]! + threshold ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

/** How many of the 64 bits differ. */
export function hashDistance(a: string, b: string): number {
  let different = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; different > 0n; different &= different - 1n) count += 1;
  return count;
}
