import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pictureNamed } from './names.ts';
import { PictureFolder } from './pictureFolder.ts';
import { baselineFolder } from '../places.ts';
import { root } from '../storybook.ts';

/** Every clone carries them, and every run takes them: more of them is a decision, not a habit. */
const budget = { pictures: 1500, megabytes: 36, kilobytesOfOne: 300 };

const folder = path.join(root, baselineFolder);
const names = await new PictureFolder(folder).names();
const sizes = names.map((name) => statSync(path.join(folder, `${name}.webp`)).size);

it(`keeps to ${budget.pictures} pictures`, () => {
  expect(names.length).toBeLessThanOrEqual(budget.pictures);
});

it(`keeps to ${budget.megabytes} MB`, () => {
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.megabytes * 1_000_000);
});

it(`keeps each to ${budget.kilobytesOfOne} kB`, () => {
  expect(names.filter((_, at) => (sizes[at] ?? 0) > budget.kilobytesOfOne * 1000)).toEqual([]);
});

it('has no two pictures that are the same: such a story does not show its state, or a mode shows nothing new', () => {
  const drawn = names.map((name) => createHash('sha256').update(readFileSync(path.join(folder, `${name}.webp`))).digest('hex'));
  expect(names.filter((_, at) => drawn.indexOf(drawn[at]!) !== drawn.lastIndexOf(drawn[at]!))).toEqual([]);
});

it('takes the main state of a screen in four themes and directions, and each other one in one (stateSnapshots)', () => {
  const pictures = names.map(pictureNamed).filter(({ component }) => component.startsWith('portal/'));
  const inFour = pictures.filter(({ mode }) => mode === 'dark-ltr' || mode === 'light-rtl');
  const states = new Set(inFour.map(({ component, story }) => `${component}/${story}`));
  const screens = [...states].map((state) => path.posix.dirname(state));
  expect(screens.filter((screen, at) => screens.indexOf(screen) !== at)).toEqual([]);
});
