import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hashOf, isBlank, originOf, padded, shrink, sizeOf } from './images.ts';

/** 3 by 2 px of six colours, as a browser answers it. */
const png = await sharp(Buffer.from('000000ff000000ff000000ffffffffabcdef', 'hex'), { raw: { width: 3, height: 2, channels: 3 } })
  .png()
  .toBuffer();
const rgb = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();

it('keeps every pixel, and remembers where it comes from', async () => {
  const picture = await shrink(png, 'Chromium 156.0.8078.79');
  expect(await rgb(picture)).toEqual(await rgb(png));
  expect(await originOf(picture)).toEqual({ browser: 'Chromium 156.0.8078.79', hash: hashOf(png) });
  expect(await sizeOf(picture)).toEqual({ width: 3, height: 2 });
});

it('knows nothing of a picture that it did not make', async () => {
  expect(await originOf(png)).toBeUndefined();
});

it('pads with a colour that no theme has', async () => {
  const wide = await rgb(await padded(png, 4, 2));
  expect(wide.subarray(9, 12).toString('hex')).toBe('ff00ff');
  expect(wide.subarray(0, 3).toString('hex')).toBe('000000');
});

it('knows a picture that shows nothing', async () => {
  const blank = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#0f1115' } }).png().toBuffer();
  expect(await isBlank(blank)).toBe(true);
  expect(await isBlank(png)).toBe(false);
});
