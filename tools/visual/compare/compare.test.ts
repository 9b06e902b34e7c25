import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { shrink, sizeOf } from './images.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'intake-compare-'));
const difference = path.join(folder, 'deep/difference.png');
const here = 'Chromium 156.0.8078.79';
afterAll(() => rmSync(folder, { recursive: true }));

interface Drawn {
  x?: number;
  fill?: string;
  height?: number;
  /** Of the corners, in px: a fraction changes no more than how they are smoothed. */
  radius?: number;
}

/** A card with a line of text-like bars, 120 px wide. */
const card = ({ x = 10, fill = '#0b5cad', height = 60, radius = 6 }: Drawn = {}) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}"><rect width="120" height="${height}" fill="#fff"/>
       <rect x="${x}" y="10" width="80" height="30" rx="${radius}" fill="${fill}"/><circle cx="60" cy="25" r="7" fill="#fff"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

const pixels = async (before: Drawn, after: Drawn, browser = here) =>
  (await compare(await shrink(await card(before), browser), await card(after), here, difference)).pixels;

it('finds nothing in the same picture', async () => {
  expect(await pixels({}, {})).toBe(0);
});

it('finds nothing in the same pixels, however they are packed', async () => {
  const repacked = await sharp(await card()).png({ compressionLevel: 0 }).toBuffer();
  expect((await compare(await shrink(await card(), here), repacked, here, difference)).pixels).toBe(0);
});

it('does not take the rounding of another processor for a change, but the next shade', async () => {
  expect(await pixels({}, { fill: '#0b5dae' })).toBe(0);
  expect(await pixels({}, { fill: '#0d5eaf' })).toBeGreaterThan(1000);
});

it('says where a picture changed and paints it, as large as the larger of both', async () => {
  const changed = await compare(await shrink(await card(), here), await card({ height: 61 }), here, difference);
  expect(changed).toEqual({ pixels: 120, top: 60 });
  const { width, height } = await sizeOf(await sharp(difference).toBuffer());
  expect([width, height]).toEqual([120, 61]);
});

describe('with a baseline of another browser', () => {
  const other = 'Chromium 157.0.1.1';
  let hinted: number;
  beforeAll(async () => {
    hinted = await pixels({}, { radius: 6.3 }, other);
  });

  it('says so', async () => {
    const result = await compare(await shrink(await card(), other), await card(), here, difference);
    expect(result).toEqual({ pixels: 0, otherBrowser: other });
  });

  it('lets edges be smoothed otherwise', async () => {
    expect(hinted).toBe(0);
    expect(await pixels({}, { radius: 6.3 })).toBeGreaterThan(0);
  });

  it.each<[string, Drawn]>([
    ['a shift by a pixel', { x: 11 }],
    ['a colour', { fill: '#0b7a5c' }],
    ['a height', { height: 61 }],
    ['a corner', { radius: 0 }],
  ])('still finds %s', async (_, after) => {
    expect(await pixels({}, after, other)).toBeGreaterThan(0);
  });
});
