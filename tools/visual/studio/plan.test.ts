import { expect, it } from 'vitest';
import { modes, snapshots } from '../../../.storybook/modes.ts';
import { inModes, picturesOf, visitsOf } from './plan.ts';
import type { Story } from './plan.ts';

const story = (...extra: Parameters<typeof snapshots>): Story => ({
  id: 'ui-components-button--gallery',
  title: 'ui/components/Button',
  name: 'Gallery',
  exportName: 'Gallery',
  file: 'packages/ui/src/components/Button/Button.stories.tsx',
  modes: snapshots(...extra).chromatic.modes,
});

it('takes every mode that a story opts into, and no other', () => {
  const pictures = picturesOf([story('narrow')]).map(({ mode }) => mode);
  expect(pictures).toEqual(['light-ltr', 'dark-ltr', 'light-rtl', 'dark-rtl', 'narrow']);
  expect(visitsOf(story('narrow')).flatMap(({ shots }) => shots.map(({ picture }) => picture.mode)).sort()).toEqual(pictures.sort());
});

it('shows a story once for its themes, and anew for a direction, a language and a width', () => {
  const visits = visitsOf(story('narrow', 'zh'));
  expect(visits.map(({ shots }) => shots.map(({ picture }) => picture.mode))).toEqual([
    ['light-ltr', 'dark-ltr'],
    ['light-rtl', 'dark-rtl'],
    ['narrow'],
    ['zh'],
  ]);
  expect(visits.map(({ width }) => width)).toEqual([1280, 1280, 390, 1280]);
  expect(visits[1]?.globals).toEqual({ direction: 'rtl' });
});

it('gives every mode a width, so that Chromatic and we photograph the same', () => {
  const declared = snapshots(...(Object.keys(modes) as (keyof typeof modes)[])).chromatic.modes;
  for (const mode of Object.values(declared)) expect(mode.viewport).toBeGreaterThan(0);
  expect(Object.keys(declared)).toHaveLength(Object.keys(modes).length);
});

it('leaves the modes that are asked for, and no story without one', () => {
  expect(picturesOf(inModes(['dark-rtl', 'narrow'], [story('narrow')])).map(({ mode }) => mode)).toEqual(['dark-rtl', 'narrow']);
  expect(inModes(['narrow'], [story()])).toEqual([]);
  expect(inModes([], [story('zh')])).toEqual([story('zh')]);
});
