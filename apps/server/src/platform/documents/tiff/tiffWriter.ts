import { tag } from './tiff.ts';
import type { compression } from './tiff.ts';

/** A bilevel page ready to be written: one strip, 0 bits are white, the high bit is the left pixel. */
export interface EncodedPage {
  width: number;
  height: number;
  dpi: [number, number];
  compression: (typeof compression)[keyof typeof compression];
  data: Uint8Array;
  description?: string;
}

/** Writes a multi-page fax TIFF (RFC 2306); sharp cannot write several bilevel pages. */
export function writeTiff(pages: EncodedPage[]): Buffer {
  const header = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  const parts: Buffer[] = [header];
  let offset = header.length;
  pages.forEach((page, i) => {
    const last = i === pages.length - 1;
    const bytes = encodePage(page, offset, last);
    parts.push(bytes);
    offset += bytes.length;
  });
  return Buffer.concat(parts);
}

type Entry = [name: keyof typeof tag, type: number, value: number | Buffer];

/** Directory, then the values that do not fit into it, then the strip. */
function encodePage(page: EncodedPage, start: number, last: boolean): Buffer {
  const description = page.description ? Buffer.from(`${page.description}\0`, 'latin1') : undefined;
  const entries: Entry[] = [
    ['subfileType', 4, 2],
    ['width', 4, page.width],
    ['height', 4, page.height],
    ['bitsPerSample', 3, 1],
    ['compression', 3, page.compression],
    ['photometric', 3, 0],
    ['fillOrder', 3, 1],
    ...(description ? [['imageDescription', 2, description] satisfies Entry] : []),
    ['stripOffsets', 4, 0],
    ['samplesPerPixel', 3, 1],
    ['rowsPerStrip', 4, page.height],
    ['stripByteCounts', 4, page.data.length],
    ['xResolution', 5, rational(page.dpi[0])],
    ['yResolution', 5, rational(page.dpi[1])],
    ['resolutionUnit', 3, 2],
  ];
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16LE(entries.length, 0);
  const extra: Buffer[] = [];
  let extraAt = start + directory.length;
  entries.forEach(([name, type, value], i) => {
    const at = 2 + i * 12;
    directory.writeUInt16LE(tag[name], at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(type === 2 ? (value as Buffer).length : 1, at + 4);
    if (typeof value === 'number') {
      directory.writeUInt32LE(value, at + 8);
    } else if (value.length <= 4) {
      value.copy(directory, at + 8);
    } else {
      directory.writeUInt32LE(extraAt, at + 8);
      const padded = Buffer.concat([value, Buffer.alloc(value.length % 2)]);
      extra.push(padded);
      extraAt += padded.length;
    }
  });
  const strip = Buffer.concat([page.data, Buffer.alloc(page.data.length % 2)]);
  const stripEntry = entries.findIndex(([name]) => name === 'stripOffsets');
  directory.writeUInt32LE(extraAt, 2 + stripEntry * 12 + 8);
  directory.writeUInt32LE(last ? 0 : extraAt + strip.length, directory.length - 4);
  return Buffer.concat([directory, ...extra, strip]);
}

function rational(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(Math.round(value * 100), 0);
  bytes.writeUInt32LE(100, 4);
  return bytes;
}
