import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '@intake/i18n/vite';
import { loadMessages } from '@intake/i18n';
import { areaTexts, inboxTexts } from '@intake/i18n/late';
import { expect, test } from 'vitest';
import { applicationRoutes } from './applicationRoutes.ts';

const source = readFileSync(path.join(import.meta.dirname, 'applicationRoutes.ts'), 'utf8');

/** The file of the screen at a path. */
function screenOf(route: string): string {
  const [, file] = new RegExp(`path: '${route}',[^{}]*?import\\('([^']+)'\\)`).exec(source) ?? [];
  if (!file) throw new Error(`${route} names no screen.`);
  return path.resolve(import.meta.dirname, file);
}

/** Ids of the messages that a file and all of ours that it imports can say. */
function idsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = file.endsWith('.messages.ts') ? [...text.matchAll(/\bid:\s*'([^']+)'/g)].flatMap(([, id]) => id ?? []) : [];
  const imported = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].flatMap(([, name]) => idsOf(path.resolve(path.dirname(file), name ?? ''), seen));
  return [...own, ...imported];
}

test.each(applicationRoutes.map(({ path: route, texts }) => ({ route, texts })))('the texts of $route are there with its screen', async ({ route, texts }) => {
  const here = await loadMessages('en', texts ? areaTexts(texts) : inboxTexts);
  const known = readCatalogue('en');
  expect(idsOf(screenOf(route)).filter((id) => id in known && !(id in here))).toEqual([]);
});
