import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '@intake/i18n/vite';
import { loadMessages } from '@intake/i18n';
import { areaTexts, inboxTexts } from '@intake/i18n/late';
import { expect, test } from 'vitest';
import { applicationRoutes } from './applicationRoutes.ts';

const sources = readdirSync(path.join(import.meta.dirname, '../..'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.routes.tsx'))
  .map((name) => path.join(import.meta.dirname, '../..', name));

/** The file of the screen at a path. */
function screenOf(route: string): string {
  const screen = new RegExp(`path: '${route}',[\\s\\S]*?Screen: (?:lazyPart\\(async \\(\\) => \\(await import\\('([^']+)'|Object\\.assign\\((\\w+))`);
  for (const source of sources) {
    const text = readFileSync(source, 'utf8');
    const [, late, name] = screen.exec(text) ?? [];
    const file = late ?? (name && new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(text)?.[1]);
    if (file) return path.resolve(path.dirname(source), file);
  }
  throw new Error(`${route} names no screen.`);
}

/** Ids of the messages that a file and all of ours that it imports can say. */
function idsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = file.endsWith('.messages.ts') ? [...text.matchAll(/\bid:\s*'([^']+)'/g)].flatMap(([, id]) => id ?? []) : [];
  const imported = [...text.matchAll(/(?:from|import\()\s*'(\.[^'?]+)(?:\?[^']*)?'/g)].flatMap(([, name]) => idsOf(path.resolve(path.dirname(file), name ?? ''), seen));
  // What waits for an area's texts brings them along.
  const brought = [...text.matchAll(/<LateTexts area=(\{\[[^\]]+\]\}|"[^"]+")/g)].flatMap(([, areas = '']) => [...areas.matchAll(/\w+/g)].map(([area]) => `${area}.`));
  return [...own, ...imported].filter((id) => !brought.some((area) => id.startsWith(area)));
}

/** The areas and the file of each page of the record of public pages. */
const homeRoutes = [...readFileSync(path.join(import.meta.dirname, 'HomeRoutes.tsx'), 'utf8').matchAll(/texts: \[([^\]]*)\],\s*Screen: lazyPart\(async \(\) => \(await import\('([^']+)'/g)].map(([, areas = '', file = '']) => ({
  areas: [...areas.matchAll(/\w+/g)].map(([area]) => area), file: path.resolve(import.meta.dirname, file),
}));

test.each(homeRoutes)('the texts of $file are there without those of the inbox', async ({ areas, file }) => {
  const here = await loadMessages('en', areaTexts('home', ...areas));
  const known = readCatalogue('en');
  const around = ['../home/PublicPage.tsx', '../shell/frames/Blank.tsx', 'LeaveGuard.tsx', '../entry/AllLabels.tsx'].map((name) => path.join(import.meta.dirname, name));
  // The words of a fax stand beside its priorities, and no public page says them.
  expect([file, ...around].flatMap((one) => idsOf(one)).filter((id) => id in known && !(id in here) && !/^faxes\.(?!priority)/.test(id))).toEqual([]);
});

test.each(applicationRoutes.map(({ path: route, texts }) => ({ route, texts })))('the texts of $route are there with its screen', async ({ route, texts }) => {
  const here = await loadMessages('en', texts ? areaTexts(...[texts].flat()) : inboxTexts);
  const known = readCatalogue('en');
  expect(idsOf(screenOf(route)).filter((id) => id in known && !(id in here))).toEqual([]);
});
