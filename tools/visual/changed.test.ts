import { expect, it } from 'vitest';
import { storiesReached } from './changed.ts';
import type { Stats } from './changed.ts';

const builder = '/virtual:/@storybook/builder-vite/storybook-stories.js';
const ui = './../../packages/ui/src';

/** Who imports whom: a module, then its importers. */
const stats = (graph: Record<string, string[]>): Stats => ({
  modules: Object.entries(graph).map(([id, importers]) => ({ id, reasons: importers.map((moduleName) => ({ moduleName })) })),
});

const graph = stats({
  [`${ui}/components/Kbd/Kbd.styles.ts`]: [`${ui}/components/Kbd/Kbd.tsx`],
  [`${ui}/components/Kbd/Kbd.tsx`]: [`${ui}/components/Kbd/Kbd.stories.tsx`, './../portal/src/screens/Keys.tsx'],
  [`${ui}/components/Kbd/Kbd.stories.tsx`]: [builder, `${ui}/components/Kbd/Kbd.mdx`],
  [`${ui}/components/Kbd/Kbd.mdx`]: [builder],
  './../portal/src/screens/Keys.tsx': ['./../portal/src/screens/Keys.stories.tsx', './../portal/src/screens/Other.tsx'],
  './../portal/src/screens/Other.tsx': ['./../portal/src/screens/Keys.tsx'],
  './../portal/src/screens/Keys.stories.tsx': [builder, './../portal/src/screens/MoreKeys.stories.tsx'],
  './../portal/src/screens/MoreKeys.stories.tsx': [builder],
  [`${ui}/tokens/colors.ts`]: [`${ui}/theme/index.ts`],
  [`${ui}/theme/index.ts`]: ['./../../.storybook/preview.tsx'],
  [`${ui}/components/Kbd/shape.svg?react`]: [`${ui}/components/Kbd/Kbd.tsx`],
});

const kbd = 'packages/ui/src/components/Kbd';
const screens = 'apps/portal/src/screens';

it('follows imports up to every story, round circles and through stories', () => {
  const all = [`${kbd}/Kbd.stories.tsx`, `${screens}/Keys.stories.tsx`, `${screens}/MoreKeys.stories.tsx`];
  expect([...storiesReached([`${kbd}/Kbd.styles.ts`], graph)].sort()).toEqual(all.toSorted());
  expect([...storiesReached([`${kbd}/shape.svg`], graph)].sort()).toEqual(all.toSorted());
});

it('takes a story alone when only it changed', () => {
  expect([...storiesReached([`${screens}/MoreKeys.stories.tsx`], graph)]).toEqual([`${screens}/MoreKeys.stories.tsx`]);
});

it.each([
  'packages/ui/src/tokens/colors.ts',
  '.storybook/preview.tsx',
  'package-lock.json',
  'packages/i18n/messages/ja/faxes.json',
])('takes everything for %s', (file) => {
  expect(storiesReached([`${screens}/Keys.stories.tsx`, file], graph)).toBe('all');
});

it.each([
  'apps/server/src/main.ts',
  'packages/ui/src/components/Kbd/Kbd.mdx',
  'packages/ui/src/components/Kbd/Kbd.test.tsx',
  '.storybook/baselines/ui/components/Kbd/Gallery.zh.webp',
  'packages/i18n/messages/en/faxes.json',
])('takes nothing for %s', (file) => {
  expect([...storiesReached([file], graph)]).toEqual([]);
});
