import { seededRandom } from './random.ts';

const [white, black] = [255, 0];

/**
 * What a scanner and a telephone line do to a page, on a gray raster, in place: grainy edges, dots in the white,
 * holes in the black, specks of dust and lost lines. The same seed gives the same damage.
 * @param noise 0 for none, 0.2 for an ordinary fax, 1 for one that is hard to read
 */
export function disturb(gray: Buffer, width: number, noise: number, seed: number): void {
  if (noise === 0) return;
  const random = seededRandom(seed);
  const height = gray.length / width;
  for (let i = 0; i < gray.length; i += 1) {
    const value = gray[i]!;
    if (value > 20 && value < 235) gray[i] = Math.min(255, Math.max(0, value + (random() - 0.5) * 240 * noise));
  }
  for (let n = noise * gray.length * 8e-4; n > 0; n -= 1) gray[Math.floor(random() * gray.length)] = black;
  for (let n = noise * gray.length * 8e-4; n > 0; n -= 1) gray[Math.floor(random() * gray.length)] = white;
  for (let n = noise * 60; n > 0; n -= 1) speck(gray, width, random);
  for (let n = Math.round(noise * 8); n > 0; n -= 1) {
    const row = Math.floor(random() * height);
    const from = Math.floor(random() * width * 0.7);
    gray.fill(white, row * width + from, Math.min((row + 1) * width, row * width + from + 500));
  }
}

function speck(gray: Buffer, width: number, random: () => number): void {
  const size = 2 + Math.floor(random() * 2);
  const at = Math.floor(random() * (gray.length - width * size - size));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (random() < 0.7) gray[at + y * width + x] = black;
  }
}
