import sharp from 'sharp';
import { expect, test } from 'vitest';
import { squareTiff } from '../documents.fixtures.ts';
import { readDirectories } from './tiff.ts';

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
