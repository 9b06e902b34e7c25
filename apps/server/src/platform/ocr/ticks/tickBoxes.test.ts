import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { GrayPage } from '../page/grayPage.ts';
import { eraseTickBoxes, findTickBoxes } from './tickBoxes.ts';

const dpi = 173;
const width = 400;
const height = 120;

/** What is drawn as a page: black and white as a fax sends it, with scattered dots, then softened as for reading. */
async function drawn(shapes: string, noise = 0): Promise<GrayPage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/><g fill="none" stroke="black" stroke-width="2">${shapes}</g></svg>`;
  const fax = await sharp(Buffer.from(svg)).flatten().toColourspace('b-w').threshold(140).raw().toBuffer();
  for (let i = 0, at = 7; i < noise * fax.length; i++) {
    at = (at * 16_807) % 2_147_483_647;
    fax[at % fax.length] = at % 3 === 0 ? 255 : 0;
  }
  const { data } = await sharp(fax, { raw: { width, height, channels: 1 } }).blur(0.8).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width, height, dpi };
}

const square = (x: number, side = 22) => `<rect x="${x}" y="50" width="${side}" height="${side}"/>`;
const cross = (x: number) => `<path d="M${x + 2} 52 L${x + 20} 70 M${x + 20} 52 L${x + 2} 70"/>`;
const check = (x: number) => `<path d="M${x + 4} 60 L${x + 10} 67 L${x + 27} 42"/>`;
const word = (x: number, text: string, size = 26, style = '') => `<text x="${x}" y="71" font-size="${size}" font-family="DejaVu Sans, Arial, sans-serif" fill="black" stroke="none" ${style}>${text}</text>`;

const ticksOf = async (shapes: string, noise?: number) =>
  findTickBoxes(await drawn(shapes, noise)).sort((a, b) => a.x0 - b.x0).map(({ ticked }) => ticked);

describe('findTickBoxes', () => {
  it.each([
    ['an empty box', square(40), [false]],
    ['a cross', square(40) + cross(40), [true]],
    ['a check mark that leaves its box', square(40) + check(40), [true]],
    ['a filled box', '<rect x="40" y="50" width="22" height="22" fill="black"/>', [true]],
    ['a small and a large box', square(40, 16) + square(120, 32), [false, false]],
    ['boxes before words that all but touch them', `${square(40)}${word(66, 'Routine')}${square(200)}${cross(200)}${word(226, 'Urgent')}`, [false, true]],
    ['a box behind its word', `${word(40, 'Urgent')}${square(140)}`, [false]],
    ['a crooked box', `<g transform="rotate(2 50 60)">${square(40)}${cross(40)}</g>`, [true]],
  ])('finds %s', async (_, shapes, ticks) => {
    expect(await ticksOf(shapes)).toEqual(ticks);
    expect(await ticksOf(shapes, 0.004)).toEqual(ticks);
  });

  it.each([
    ['cells of a table', '<path d="M20 50 H200 M20 72 H200 M20 50 V72 M42 50 V72 M64 50 V72 M86 50 V72"/>'],
    ['squares for one letter each', square(40) + square(66) + square(92)],
    ['an underline', `${word(40, 'Name')}<path d="M40 76 H300"/>`],
    ['a wide frame', '<rect x="20" y="40" width="120" height="26"/>'],
    ['a box to write in', square(40, 44)],
    ['round letters', word(40, 'O D Q 0 C G B 8', 30)],
    ['bold letters', word(40, 'D B E R H M 0 O', 28, 'font-weight="bold"')],
    ['a bracket', word(40, '[ ] [X] (X)')],
    ['an open square', '<path d="M40 50 H62 V72 H40"/>'],
  ])('takes %s for no box', async (_, shapes) => {
    expect(await ticksOf(shapes)).toEqual([]);
  });

  it('is less sure of a box with a little ink in it', async () => {
    const [empty] = findTickBoxes(await drawn(square(40)));
    const [doubtful] = findTickBoxes(await drawn(`${square(40)}<path d="M50 60 h5"/>`));
    expect(empty!.confidence).toBeGreaterThan(0.95);
    expect(doubtful!.confidence).toBeLessThan(empty!.confidence);
  });
});

it('erases boxes from a copy of the page and leaves the words', async () => {
  const page = await drawn(`${square(40)}${cross(40)}${word(72, 'Urgent')}`);
  const before = Buffer.from(page.data);
  const erased = eraseTickBoxes(page, findTickBoxes(page));
  const inkIn = ({ data }: GrayPage, from: number, to: number) => [...data].filter((dot, at) => dot < 170 && at % width >= from && at % width < to).length;
  expect(inkIn(erased, 0, 68)).toBe(0);
  expect(inkIn(erased, 68, width)).toBe(inkIn(page, 68, width));
  expect(page.data.equals(before)).toBe(true);
});
