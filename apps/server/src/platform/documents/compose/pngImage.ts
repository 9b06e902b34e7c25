import { PDFRawStream, type PDFDocument } from 'pdf-lib';
import sharp from 'sharp';

const signatureLength = 8;
/** Color type of a PNG whose samples are shades of gray, and nothing else. */
const grayscale = 0;

interface GrayPng {
  width: number;
  height: number;
  bits: number;
  /** Compressed as a PDF takes it: rows of a PNG with their predictors. */
  data: Buffer;
}

/** The picture of a page as it is, neither decoded nor compressed anew; another kind of PNG is made gray first. */
export async function pngImage({ context }: PDFDocument, png: Buffer): Promise<PDFRawStream> {
  const { width, height, bits, data } = grayOf(png) ?? grayOf(await sharp(png).flatten({ background: 'white' }).toColourspace('b-w').png().toBuffer())!;
  const entries = {
    Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceGray', Width: width, Height: height, BitsPerComponent: bits,
    Filter: 'FlateDecode', DecodeParms: { Predictor: 15, Colors: 1, BitsPerComponent: bits, Columns: width },
  };
  return PDFRawStream.of(context.obj(entries), data);
}

/** Undefined for colors, palettes, transparency, interlaced rows and samples of two bytes. */
function grayOf(png: Buffer): GrayPng | undefined {
  const parts: Buffer[] = [];
  let head: Buffer | undefined;
  for (let at = signatureLength; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') head = content;
    if (name === 'tRNS') return undefined;
    if (name === 'IDAT') parts.push(content);
    at += length + 12;
  }
  const [bits, color, interlaced] = [head?.[8], head?.[9], head?.[12]];
  if (!head || bits === undefined || bits > 8 || color !== grayscale || interlaced !== 0) return undefined;
  return { width: head.readUInt32BE(0), height: head.readUInt32BE(4), bits, data: Buffer.concat(parts) };
}
