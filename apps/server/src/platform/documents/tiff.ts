import { DocumentError } from './document.port.ts';

/** TIFF tags of the pages we read and write (TIFF 6.0; RFC 2306 for fax). */
export const tag = {
  subfileType: 254,
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  imageDescription: 270,
  stripOffsets: 273,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  xResolution: 282,
  yResolution: 283,
  t4Options: 292,
  resolutionUnit: 296,
  tileOffsets: 324,
  tileByteCounts: 325,
} as const;

export const compression = { g3: 3, g4: 4 } as const;

/** One image file directory, which in a fax is one page. */
export interface TiffPage {
  /** Its place in the chain of directories, from 0: sharp's `page`. */
  index: number;
  width: number;
  height: number;
  /** Pixels per inch, horizontal and vertical; 0 when the file does not say. */
  dpi: [number, number];
  compression: number;
  /** 1: the high bit of a byte is the left pixel; 2: the low bit is. */
  fillOrder: number;
  /** Whether a 0 bit is white, as in every fax. */
  minIsWhite: boolean;
  t4Options: number;
  bitsPerPixel: number;
  strips: { offset: number; length: number }[];
}

export interface TiffDirectories {
  pages: TiffPage[];
  /** What is missing when the file ends before it should. */
  truncated?: string;
}

const byteSizes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8 };

/**
 * Reads the chain of directories without decoding pixels. Decoders stop silently where a file was cut;
 * this tells, and it also knows the vertical density, which sharp does not report.
 * @throws DocumentError `damaged`, `unsupported-type` (BigTIFF)
 */
export function readDirectories(bytes: Uint8Array): TiffDirectories {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  if (bytes.length < 8) return { pages: [], truncated: 'the header' };
  if (view.getUint16(2, little) === 43) throw new DocumentError('unsupported-type', 'BigTIFF is not read');

  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  let offset = view.getUint32(4, little);
  for (let index = 0; offset !== 0; index += 1) {
    if (seen.has(offset)) throw new DocumentError('damaged', 'The TIFF directories form a loop');
    seen.add(offset);
    const end = offset + 2 <= bytes.length ? offset + 2 + view.getUint16(offset, little) * 12 : Infinity;
    if (end + 4 > bytes.length) return { pages, truncated: `directory ${index + 1}` };

    const entries = new Map<number, number[]>();
    for (let at = offset + 2; at < end; at += 12) {
      const values = entryValues(view, at, little);
      if (!values) return { pages, truncated: `directory ${index + 1}` };
      entries.set(view.getUint16(at, little), values);
    }
    const page = toPage(index, entries);
    // A reduced copy of the page before it (a thumbnail) is not a page.
    if (page && ((entries.get(tag.subfileType)?.[0] ?? 0) & 1) === 0) {
      pages.push(page);
      if (page.strips.some((strip) => strip.offset + strip.length > bytes.length)) {
        return { pages, truncated: `the image of page ${pages.length}` };
      }
    }
    offset = view.getUint32(end, little);
  }
  return { pages };
}

function entryValues(view: DataView, at: number, little: boolean): number[] | undefined {
  const type = view.getUint16(at + 2, little);
  const size = byteSizes[type];
  if (!size) return [];
  const count = view.getUint32(at + 4, little);
  const start = count * size <= 4 ? at + 8 : view.getUint32(at + 8, little);
  if (start + count * size > view.byteLength) return undefined;
  const values: number[] = [];
  // Texts and private data may be long; no number we use needs more than one value a strip.
  if (type === 2 || type === 7) return values;
  for (let i = 0; i < count; i += 1) values.push(numberAt(view, start + i * size, type, little));
  return values;
}

function numberAt(view: DataView, at: number, type: number, little: boolean): number {
  if (type === 3) return view.getUint16(at, little);
  if (type === 4) return view.getUint32(at, little);
  if (type === 5) return view.getUint32(at, little) / (view.getUint32(at + 4, little) || 1);
  if (type === 11) return view.getFloat32(at, little);
  if (type === 12) return view.getFloat64(at, little);
  return view.getUint8(at);
}

function toPage(index: number, entries: Map<number, number[]>): TiffPage | undefined {
  const first = (name: keyof typeof tag, fallback: number) => entries.get(tag[name])?.[0] ?? fallback;
  const width = first('width', 0);
  const height = first('height', 0);
  if (width === 0 || height === 0) return undefined;
  const unit = first('resolutionUnit', 2) === 3 ? 2.54 : 1;
  const offsets = entries.get(tag.stripOffsets) ?? entries.get(tag.tileOffsets) ?? [];
  const lengths = entries.get(tag.stripByteCounts) ?? entries.get(tag.tileByteCounts) ?? [];
  return {
    index,
    width,
    height,
    dpi: [first('xResolution', 0) * unit, first('yResolution', 0) * unit],
    compression: first('compression', 1),
    fillOrder: first('fillOrder', 1),
    minIsWhite: first('photometric', 0) === 0,
    t4Options: first('t4Options', 0),
    bitsPerPixel: first('bitsPerSample', 1) * first('samplesPerPixel', 1),
    strips: offsets.map((offset, i) => ({ offset, length: lengths[i] ?? 0 })),
  };
}
