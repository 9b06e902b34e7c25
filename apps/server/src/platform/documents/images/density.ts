import { faxDpi } from '../document.port.ts';
import { compression } from '../tiff/tiff.ts';

/** Pixels per inch, horizontal and vertical; 0 when the file does not say. */
export type Density = [number, number];

const inchesPerMetre = 0.0254;
const inchesPerCentimetre = 2.54;

/** What a PNG says in its chunk `pHYs`, as pictures of faxes do, whose dots are not square. */
export function pngDensity(bytes: Uint8Array): Density {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = 8;
  for (let at = signature; at + 21 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = latin1(bytes, at + 4, 4);
    if (name === 'IDAT') break;
    const isInMetres = name === 'pHYs' && bytes[at + 16] === 1;
    if (isInMetres) return [view.getUint32(at + 8) * inchesPerMetre, view.getUint32(at + 12) * inchesPerMetre];
  }
  return [0, 0];
}

/** What a JPEG says in its JFIF header, which is the first of its segments. */
export function jfifDensity(bytes: Uint8Array): Density {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 18 || view.getUint16(2) !== 0xff_e0 || latin1(bytes, 6, 4) !== 'JFIF') return [0, 0];
  const unit = { 1: 1, 2: inchesPerCentimetre }[bytes[13]!] ?? 0;
  return [view.getUint16(14) * unit, view.getUint16(16) * unit];
}

/** Dots across a sheet of letter paper or A4 in every fax machine, and its lines an inch at each resolution (T.4). */
const faxWidth = 1728;
const faxLines = [98, 196, 391];
/** Inches that a sheet is long, letter to legal, edges cut or added. */
const [shortest, longest] = [10.5, 14.5];

/** What a fax has to have been sent at that does not say: lines are so many that they are a sheet at one resolution alone. */
export function faxDensity(page: { width: number; height: number; compression?: number }): Density | undefined {
  const isFax = page.width === faxWidth && Object.values(compression).some((method) => method === page.compression);
  if (!isFax) return undefined;
  const lines = faxLines.find((perInch) => page.height >= perInch * shortest && page.height <= perInch * longest);
  return [faxDpi, lines ?? faxDpi];
}

const latin1 = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
