import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrImageOf, svgOf } from './qrImage.ts';

const address = 'https://intake.example/home/pages/requisition?clinic=lakeshore-cardiology';

test('each black module is drawn where it is, and the edge stays white', () => {
  const { size, path } = qrImageOf(address);
  const plain = encode(address, { ecc: 'Q', border: 0 });
  expect(size).toBe(plain.size + 8);
  const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const black = plain.data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`${x + 4} ${y + 4}`] : [])));
  expect(drawn).toEqual(new Set(black));
});

test('the file is one that draws white below black', () => {
  const svg = svgOf(qrImageOf(address));
  expect(svg.indexOf('#fff')).toBeGreaterThan(0);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1" .*<\/svg>\n$/s);
});
