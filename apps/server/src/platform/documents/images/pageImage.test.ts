import sharp from 'sharp';
import { expect, test } from 'vitest';
import { square } from '../documents.fixtures.ts';
import { hashDistance, perceptualHash, thumbnail } from './pageImage.ts';

test('a thumbnail is a small WebP picture', async () => {
  const small = await thumbnail(await square(1728, 2200, 300, 500).png().toBuffer());
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 160, height: 204 });
});

test('distance counts the bits that differ', () => {
  expect(hashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
  expect(hashDistance('00000000000000f0', '00000000000000f1')).toBe(1);
});

test('different pages differ', async () => {
  const a = await perceptualHash(await square(1728, 2200, 100, 600).png().toBuffer());
  const b = await perceptualHash(await square(1728, 2200, 1000, 600).png().toBuffer());
  expect(a).toMatch(/^[0-9a-f]{16}$/);
  expect(hashDistance(a, b)).toBeGreaterThan(3);
});
