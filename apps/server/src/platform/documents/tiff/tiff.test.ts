import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { squareTiff } from '../documents.fixtures.ts';
import { readDirectories, tag } from './tiff.ts';

test('what is written is read again, densities of both directions included', async () => {
  const bytes = await squareTiff([204, 98], [10, 200]);
  const { pages, truncated } = readDirectories(bytes);
  expect(truncated).toBeUndefined();
  expect(pages).toHaveLength(2);
  expect(pages[1]).toMatchObject({ index: 1, width: 400, height: 300, dpi: [204, 98], minIsWhite: true });
  const { data } = await sharp(bytes, { page: 1 }).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect([data[40 * 400 + 199], data[40 * 400 + 200], data[40 * 400 + 259], data[40 * 400 + 260]]).toEqual([255, 0, 0, 255]);
});

test('a file cut anywhere is noticed', async () => {
  const bytes = await squareTiff([204, 196], [10, 200, 300]);
  for (const share of [0.05, 0.3, 0.5, 0.7, 0.99]) {
    const { truncated } = readDirectories(bytes.subarray(0, Math.floor(bytes.length * share)));
    expect(truncated, `cut to ${share}`).toBeDefined();
  }
});

test('directories in a loop are refused', async () => {
  const bytes = await squareTiff([204, 196], [10]);
  const count = bytes.readUInt16LE(8);
  bytes.writeUInt32LE(8, 8 + 2 + count * 12);
  expect(() => readDirectories(bytes)).toThrow(expect.objectContaining({ code: 'damaged' }));
});

/** Directories in a row, each of the same entries: tag, type, count, value. */
function directories(count: number, entries: [number, number, number, number][], data = Buffer.alloc(0)): Buffer {
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16LE(entries.length);
  entries.forEach(([name, type, length, value], index) => {
    const at = 2 + index * 12;
    directory.writeUInt16LE(name, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(length, at + 4);
    directory.writeUInt32LE(value, at + 8);
  });
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1');
  const start = header.length + data.length;
  header.writeUInt32LE(start, 4);
  const chain = Array.from({ length: count }, (_, index) => {
    const one = Buffer.from(directory);
    one.writeUInt32LE(index === count - 1 ? 0 : start + (index + 1) * one.length, one.length - 4);
    return one;
  });
  return Buffer.concat([header, data, ...chain]);
}

describe('a file that names far more than it holds is refused before it fills the memory', () => {
  const onePixel: [number, number, number, number][] = [[tag.width, 4, 1, 1], [tag.height, 4, 1, 1]];

  test('pages that share half a million strips', () => {
    const shared = 500_000;
    const bytes = directories(1000, [...onePixel, [tag.stripOffsets, 4, shared, 8], [tag.stripByteCounts, 4, shared, 8]], Buffer.alloc(shared * 4));
    expect(() => readDirectories(bytes)).toThrow(expect.objectContaining({ code: 'damaged' }));
  });

  test('a page of more strips than fit into the file', () => {
    const bytes = directories(1, [...onePixel, [tag.stripOffsets, 4, 0xffff_ffff, 8]]);
    expect(() => readDirectories(bytes)).toThrow(expect.objectContaining({ code: 'damaged' }));
  });

  test.each([['pages', 0], ['thumbnails', 1]])('65,535 %s', (_, reduced) => {
    const bytes = directories(65_535, [[tag.subfileType, 4, 1, reduced], ...onePixel]);
    expect(() => readDirectories(bytes)).toThrow(expect.objectContaining({ code: 'too-many-pages' }));
  });
});
