import sharp from 'sharp';

/** A logo that is no picture, or one of a kind that letters cannot have. */
export class LogoUnreadable extends Error {
  override readonly name = 'LogoUnreadable';
}

const kinds = new Set(['png', 'jpeg', 'svg']);
const largest = { width: 900, height: 300 };

/**
 * Gray on white, as a fax shows it, small enough for every letter to carry; a PNG, whether it was PNG, JPEG or SVG.
 * @throws LogoUnreadable
 */
export async function toLogo(bytes: Uint8Array): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: 4e7, density: 300 });
    if (!kinds.has((await image.metadata()).format)) throw new LogoUnreadable('A logo is a PNG, a JPEG or an SVG.');
    return await image
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('b-w')
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    if (error instanceof LogoUnreadable) throw error;
    throw new LogoUnreadable('The picture cannot be read.', { cause: error });
  }
}
