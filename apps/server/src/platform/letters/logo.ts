import sharp from 'sharp';

/** A logo that is no picture, or one of a kind that letters cannot have. */
export class LogoUnreadable extends Error {
  override readonly name = 'LogoUnreadable';
  readonly code: 'unreadable' | 'blank';

  constructor(message: string, code: LogoUnreadable['code'] = 'unreadable', options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const largest = { width: 900, height: 300 };
/** Of 255: what is lighter leaves no ink on the other machine. */
const faintest = 200;

/** How a file of each kind begins; only then a decoder sees it. An SVG is not compressed: what it unpacks to is not known. */
const signatures = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^(?:\xef\xbb\xbf)?\s*</];

/**
 * Gray on white, as a fax shows it, small enough for every letter to carry; a PNG, whether it was PNG, JPEG or SVG. An SVG is
 * drawn without a place of its own, so that it reads no file and no address. Seconds at most, megapixels at most.
 * @throws LogoUnreadable
 */
export async function toLogo(bytes: Uint8Array): Promise<Buffer> {
  const start = Buffer.from(bytes.subarray(0, 100)).toString('latin1');
  if (!signatures.some((signature) => signature.test(start))) throw new LogoUnreadable('A logo is a PNG, a JPEG or an SVG.');
  try {
    const logo = await sharp(bytes, { limitInputPixels: 4e7, density: 300 })
      .timeout({ seconds: 5 })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('b-w')
      .png({ compressionLevel: 9 })
      .toBuffer();
    const { channels } = await sharp(logo).stats();
    if (channels[0] && channels[0].min > faintest) throw new LogoUnreadable('Nothing of the picture would be seen on paper.', 'blank');
    return logo;
  } catch (error) {
    if (error instanceof LogoUnreadable) throw error;
    throw new LogoUnreadable('The picture cannot be read.', 'unreadable', { cause: error });
  }
}
