import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../../.cache');

/** Makes a value once and keeps it, as JSON in a folder of the cache, for as long as what it depends on stays the same. */
export async function kept<T>(folder: string, dependsOn: (string | Buffer)[], make: () => Promise<T>): Promise<T> {
  const hash = createHash('sha256');
  for (const part of dependsOn) hash.update(part);
  const file = path.join(cache, folder, `${hash.digest('hex')}.json`);
  const found = await readFile(file, 'utf8').catch(() => null);
  if (found) return JSON.parse(found) as T;
  const value = await make();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
  return value;
}

/** The code that decodes and reads pages: what was read depends on it. */
export async function sourceOfReader(): Promise<string> {
  const folders = ['ocr', 'documents'].map((name) => path.resolve(import.meta.dirname, '../../../apps/server/src/platform', name));
  const files = await Promise.all(folders.map(async (folder) => (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test|\.fixtures)\.ts$/.test(file)).sort().map((file) => path.join(folder, file))));
  return (await Promise.all(files.flat().map((file) => readFile(file, 'utf8')))).join('\n');
}

/** Works on all items, so many at a time; the results are in the order of the items. */
export async function inParallel<Item, Result>(items: Item[], most: number, task: (item: Item, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await task(items[index]!, index);
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
}
