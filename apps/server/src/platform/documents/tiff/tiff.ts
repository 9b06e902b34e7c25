import { DocumentError } from '../document.port.ts';

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
  orientation: 274,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  xResolution: 282,
  yResolution: 283,
  resolutionUnit: 296,
  tileOffsets: 324,
  tileByteCounts: 325,
  sampleFormat: 339,
  jpegOffset: 513,
  jpegLength: 514,
} as const;

export const compression = { runLengths: 2, g3: 3, g4: 4 } as const;
/** JPEG as in TIFF 6.0, section 22: a whole JPEG file stands in the TIFF. */
const oldJpeg = 6;

/** One image file directory, which in a fax is one page. */
export interface TiffPage {
  /** Its place in the chain of directories, from 0: sharp's `page`. */
  index: number;
  width: number;
  height: number;
  /** Pixels per inch, horizontal and vertical; 0 when the file does not say. */
  dpi: [number, number];
  /** How the stored rows and columns are seen, as in EXIF: 1 upright to 8. */
  orientation: number;
  compression: number;
  /** 1: the high bit of a byte is the left pixel; 2: the low bit is. */
  fillOrder: number;
  /** Whether a 0 bit is white, as in every fax. */
  minIsWhite: boolean;
  /** Whether its samples are measurements, with a fraction, a sign or more than 16 bits: the file does not say what is white. */
  isMeasured: boolean;
  strips: { offset: number; length: number }[];
  /** The JPEG file that the page is, of the old kind of JPEG. */
  jpeg?: { offset: number; length: number } | undefined;
}

export interface TiffDirectories {
  pages: TiffPage[];
  /** What is missing when the file ends before it should. */
  truncated?: string;
}

/** Bytes of one value of each type; 13 and 16 to 18 are of BigTIFF. */
const byteSizes: Record<number, number> = { 1: 1, 3: 2, 4: 4, 5: 8, 6: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8 };
const tags: ReadonlySet<number> = new Set(Object.values(tag));

/** Directories that are looked at: pages, their thumbnails and masks, many times more than a fax has. */
const mostDirectories = 4096;
/** Numbers in all directories: the places and lengths of as many strips as 350 fine pages with one a line have. */
const mostNumbers = 4_000_000;

/** Where a directory keeps its numbers: BigTIFF writes them twice as wide. */
interface Layout {
  little: boolean;
  /** Bytes of the count of entries, of one entry, and of an offset. */
  count: number;
  entry: number;
  offset: number;
}

/**
 * Reads the chain of directories, wherever in the file they are, without decoding pixels. Decoders stop silently
 * where a file was cut; this tells, and it also knows the vertical density, which sharp does not report.
 * @throws DocumentError `damaged`, `too-many-pages`
 */
export function readDirectories(bytes: Uint8Array): TiffDirectories {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  if (bytes.length < 16) return { pages: [], truncated: 'the header' };
  const big = view.getUint16(2, little) === 43;
  const layout: Layout = big ? { little, count: 8, entry: 20, offset: 8 } : { little, count: 2, entry: 12, offset: 4 };

  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  let numbers = 0;
  let offset = unsigned(view, big ? 8 : 4, layout.offset, little);
  for (let index = 0; offset !== 0; index += 1) {
    if (seen.has(offset)) throw new DocumentError('damaged', 'The TIFF directories form a loop');
    seen.add(offset);
    if (index === mostDirectories) throw new DocumentError('too-many-pages', `The TIFF file has more than ${mostDirectories} directories`);
    const start = offset + layout.count;
    const end = start <= bytes.length ? start + unsigned(view, offset, layout.count, little) * layout.entry : Infinity;
    if (end + layout.offset > bytes.length) return { pages, truncated: `directory ${index + 1}` };

    const entries = new Map<number, number[]>();
    for (let at = start; at < end; at += layout.entry) {
      const name = view.getUint16(at, little);
      // Texts, profiles and private data may be long or wrong, and no page needs them.
      if (!tags.has(name)) continue;
      // Directories may share what takes little room in the file and much in memory.
      numbers += unsigned(view, at + 4, layout.offset, little);
      if (numbers > mostNumbers) throw new DocumentError('damaged', 'The TIFF directories name more strips than pages have');
      const values = entryValues(view, at, layout);
      if (!values) return { pages, truncated: `directory ${index + 1}` };
      entries.set(name, values);
    }
    const page = toPage(index, entries);
    // A reduced copy of the page before it (a thumbnail) is not a page.
    if (page && ((entries.get(tag.subfileType)?.[0] ?? 0) & 1) === 0) {
      pages.push(page);
      if (page.strips.some((strip) => strip.offset + strip.length > bytes.length)) {
        return { pages, truncated: `the image of page ${pages.length}` };
      }
    }
    offset = unsigned(view, end, layout.offset, little);
  }
  return { pages };
}

/** The numbers of an entry; undefined when they lie behind the end of the file. */
function entryValues(view: DataView, at: number, { little, offset }: Layout): number[] | undefined {
  const type = view.getUint16(at + 2, little);
  const size = byteSizes[type];
  if (!size) return [];
  const count = unsigned(view, at + 4, offset, little);
  const place = at + 4 + offset;
  const start = count * size <= offset ? place : unsigned(view, place, offset, little);
  if (start + count * size > view.byteLength) return undefined;
  return Array.from({ length: count }, (_, i) => numberAt(view, start + i * size, type, size, little));
}

function numberAt(view: DataView, at: number, type: number, size: number, little: boolean): number {
  if (type === 5) return view.getUint32(at, little) / (view.getUint32(at + 4, little) || 1);
  if (type === 11) return view.getFloat32(at, little);
  if (type === 12) return view.getFloat64(at, little);
  return unsigned(view, at, size, little);
}

/** An unsigned number of so many bytes; what is beyond 2⁵³ is no place in a file, and stays beyond. */
function unsigned(view: DataView, at: number, size: number, little: boolean): number {
  if (size === 8) return Number(view.getBigUint64(at, little));
  if (size === 4) return view.getUint32(at, little);
  return size === 2 ? view.getUint16(at, little) : view.getUint8(at);
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
    orientation: first('orientation', 1),
    compression: first('compression', 1),
    fillOrder: first('fillOrder', 1),
    minIsWhite: first('photometric', 0) === 0,
    isMeasured: [2, 3].includes(first('sampleFormat', 1)) || first('bitsPerSample', 1) > 16,
    strips: offsets.map((offset, i) => ({ offset, length: lengths[i] ?? 0 })),
    jpeg: first('compression', 1) === oldJpeg && entries.has(tag.jpegOffset) ? { offset: first('jpegOffset', 0), length: first('jpegLength', 0) } : undefined,
  };
}
