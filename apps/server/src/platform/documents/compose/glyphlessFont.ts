/** Units of the em, of which every glyph takes half. */
const em = 1000;
export const advance = em / 2;

/**
 * A TrueType font whose glyph has no outline, behind the one for what is missing, for text that is there to be found and not to be seen. It is
 * embedded, as a reader that misses a font may complain or put another in its place.
 */
export function glyphlessFont(): Uint8Array {
  const tables: Record<string, Buffer> = {
    // Version, revision, checksum (unused), magic, flags, em, two dates, box, style, least size, direction, short offsets.
    head: words([0x00010000, 4], [0x00010000, 4], [0, 4], [0x5f0f3cf5, 4], [0, 2], [em, 2], [0, 4], [0, 4], [0, 4], [0, 4], [0, 2], [0, 2], [advance, 2], [em, 2], [0, 2], [8, 2], [2, 2], [0, 2], [0, 2]),
    // Version, ascent, descent, gap, widest advance, two bearings, extent, caret (upright), what is not used, one metric.
    hhea: words([0x00010000, 4], [em, 2], [0, 2], [0, 2], [advance, 2], [0, 2], [0, 2], [0, 2], [1, 2], [0, 2], [0, 4], [0, 4], [0, 4], [1, 2]),
    hmtx: words([advance, 2], [0, 2], [0, 2]),
    // Both go from 0 to 0, whatever is there.
    loca: words([0, 2], [0, 2], [0, 2]),
    glyf: Buffer.alloc(4),
    // Version and two glyphs, then nothing of all that outlines would need, but one zone.
    maxp: words([0x00010000, 4], [2, 2], [0, 4], [0, 4], [1, 2], [0, 4], [0, 4], [0, 4], [0, 4]),
  };
  const names = Object.keys(tables).sort();
  const start = 12 + names.length * 16;
  let offset = start;
  const entries = names.map((name) => {
    const bytes = tables[name]!;
    const entry = Buffer.concat([Buffer.from(name, 'latin1'), words([checksum(bytes), 4], [offset, 4], [bytes.length, 4])]);
    offset += padded(bytes).length;
    return entry;
  });
  // How many tables, and the largest power of two of them, for a search by halves.
  const header = words([0x00010000, 4], [names.length, 2], [64, 2], [2, 2], [names.length * 16 - 64, 2]);
  return Buffer.concat([header, ...entries, ...names.map((name) => padded(tables[name]!))]);
}

function words(...values: [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(values.map(([value, length]) => {
    const bytes = Buffer.alloc(length);
    bytes.writeUIntBE(value, 0, length);
    return bytes;
  }));
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

function checksum(bytes: Buffer): number {
  const whole = padded(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
