import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from './package.json' with { type: 'json' };

const folders = (kind: string) =>
  readdirSync(new URL(`src/${kind}`, import.meta.url)).map((name) => [`./${name}`, `./src/${kind}/${name}/index.ts`] as const);

const parts = [...folders('components'), ...folders('patterns')].sort(([a], [b]) => (a < b ? -1 : 1));

it('exports every component and pattern by its own subpath and nothing else, in order', () => {
  const expected = [
    ['./theme', './src/theme/index.ts'],
    ['./tokens', './src/tokens/index.ts'],
    ['./lazy', './src/lazy/index.ts'],
    ...parts,
  ];
  expect(Object.entries(manifest.exports)).toEqual(expected);
  expect(expected.filter(([, path]) => !existsSync(new URL(path ?? '', import.meta.url)))).toEqual([]);
});
