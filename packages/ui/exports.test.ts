import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from './package.json' with { type: 'json' };

const folders = (kind: string) =>
  readdirSync(new URL(`src/${kind}`, import.meta.url)).map((name) => [`./${name}`, `./src/${kind}/${name}/index.ts`] as const);

it('exports every component and pattern by its own subpath and nothing else', () => {
  const expected = Object.fromEntries([
    ['./theme', './src/theme/index.ts'],
    ['./tokens', './src/tokens/index.ts'],
    ['./lazy', './src/lazy/index.ts'],
    ...folders('components'),
    ...folders('patterns'),
  ]);
  expect(manifest.exports).toEqual(expected);
  expect(Object.values(expected).filter((path) => !existsSync(new URL(path, import.meta.url)))).toEqual([]);
});
