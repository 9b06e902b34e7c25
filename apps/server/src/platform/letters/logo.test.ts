import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toLogo } from './logo.ts';

const svg = (inner: string, size = 'width="300" height="100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude" ${size}>${inner}</svg>`;
const black = '<rect width="300" height="100"/>';
const noise = () => sharp({ create: { width: 400, height: 400, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 99, sigma: 30 } } });

let folder: string;
let secret: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-logo-'));
  secret = join(folder, 'secret.png');
  await sharp({ create: { width: 50, height: 50, channels: 3, background: 'black' } }).png().toFile(secret);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a logo after a byte order mark, an XML declaration and a comment is drawn', async () => {
  const { width, height } = await sharp(await toLogo(Buffer.from(`\ufeff<?xml version="1.0"?><!-- drawn by hand -->${svg(black)}`))).metadata();
  expect([width! <= 900, height! <= 300]).toEqual([true, true]);
});

describe('a picture that would reach for something else draws nothing of it:', () => {
  test.each([
    ['a file by its address', () => svg(`<image xlink:href="${pathToFileURL(secret).href}" width="50" height="50"/>`)],
    ['a file by its path', () => svg(`<image href="${secret}" width="50" height="50"/>`)],
    ['a page of the network', () => svg('<image href="http://127.0.0.1:9/logo.png" width="50" height="50"/>')],
    ['a text that is included', () => svg('<text y="40"><xi:include href="/etc/hostname" parse="text"/></text>')],
    ['a script', () => svg('<script>document.documentElement.innerHTML = "x"</script>')],
  ])('%s', async (_what, draw) => {
    await expect(toLogo(Buffer.from(draw()))).rejects.toMatchObject({ code: 'blank' });
  });
});

describe('a file is no logo:', () => {
  const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('');
  test.each<[string, () => string | Uint8Array | Promise<Uint8Array>]>([
    ['an entity that is a file', () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>${svg('<text y="20">&x;</text>')}`],
    ['entities that grow tenfold', () => `<!DOCTYPE svg [<!ENTITY a0 "x">${entities}]>${svg('<text y="20">&a12;</text>')}`],
    ['elements nested a hundred thousand deep', () => svg('<g>'.repeat(1e5) + '</g>'.repeat(1e5))],
    ['a drawing as wide as a town', () => svg(black, 'width="1000000" height="1000000"')],
    ['a drawing that is compressed', () => gzipSync(svg(black))],
    ['a picture of a hundred megapixels in a few kilobytes', () => sharp({ create: { width: 1e4, height: 1e4, channels: 3, background: 'black' } }).png().toBuffer()],
    ['a PNG that is cut off', async () => (await noise().png().toBuffer()).subarray(0, 20_000)],
    ['a JPEG that is cut off', async () => (await noise().jpeg().toBuffer()).subarray(0, 20_000)],
    ['a GIF', () => noise().gif().toBuffer()],
    ['a WebP', () => noise().webp().toBuffer()],
    ['a TIFF', () => noise().tiff().toBuffer()],
    ['a PDF', () => '%PDF-1.7\n'],
    ['a page of the web', () => '<!doctype html><html><body>Clinic</body></html>'],
    ['text', () => 'Clinic'],
    ['nothing', () => ''],
  ])('%s', async (_what, make) => {
    const made = await make();
    await expect(toLogo(typeof made === 'string' ? Buffer.from(made) : made)).rejects.toMatchObject({ name: 'LogoUnreadable', code: 'unreadable' });
  });
});

test('a white logo on nothing, as for dark pages, is refused instead of printed as a gap', async () => {
  await expect(toLogo(Buffer.from(svg(black.replace('<rect', '<rect fill="#fff"'))))).rejects.toMatchObject({ code: 'blank' });
});
