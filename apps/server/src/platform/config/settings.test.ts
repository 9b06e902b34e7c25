import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settings } from './settings.ts';

const readme = new URL('../../../../../README.md', import.meta.url);

test("the README's table says what the server reads", async () => {
  const rows = Object.entries(settings).map(
    ([name, { description, without }]) => `| \`${name}\` | ${description} | ${without} |`,
  );
  const table = ['| Setting | What it is | Without it |', '|---|---|---|', ...rows].join('\n');
  const [, written] = /<!-- settings -->\n+([^]*?)\n+<!-- \/settings -->/.exec(await readFile(readme, 'utf8')) ?? [];
  expect(written).toBe(table);
});
