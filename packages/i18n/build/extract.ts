import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '@intake/i18n/vite';

export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));
export const messagesRoot = fileURLToPath(new URL('../messages/', import.meta.url));

/** The English text of every message that a `*.messages.ts` file defines; throws when an id is used twice. */
export function extractEnglish(root = repositoryRoot): Catalogue {
  const formatjs = fileURLToPath(new URL('bin/formatjs', import.meta.resolve('@formatjs/cli/package.json')));
  const globs = ['{apps,packages}/*/src/**/*.messages.ts', '{apps,packages}/*/src/**/*.messages.tsx'];
  const output = execFileSync(
    process.execPath,
    [formatjs, 'extract', ...globs, '--format', 'simple', '--throws'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(output) as Catalogue;
}

/** The area of a message, which names its file: the first part of its id. */
export const areaOf = (id: string) => id.split('.')[0] ?? id;

/** Writes one sorted file an area, and removes the files of areas that are no more. */
export function writeCatalogue(catalogue: Catalogue, folder: string): void {
  const areas = new Set(Object.keys(catalogue).map(areaOf));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (!areas.has(path.parse(name).name)) rmSync(path.join(folder, name));
  for (const area of areas) {
    const entries = Object.entries(catalogue).filter(([id]) => areaOf(id) === area);
    const texts = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path.join(folder, `${area}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  }
}
