// What importing each component of @intake/ui costs: gzip bytes of its own code and of the libraries that it brings.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}packages/ui/package.json`, 'utf8')) as { exports: Record<string, string> };

/** Paid once by every page of the portal, whatever it imports. */
const paidAlready = /^(react|react-dom|scheduler|styled-components)(\/|$)/;

interface Cost {
  name: string;
  /** Bytes of JavaScript, gzip, that load with the component. */
  now: number;
  /** Bytes, gzip, that it asks for later. */
  later: number;
}

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

/** The cost of a page that imports these entries and nothing else. */
async function costOf(name: string, entries: readonly string[]): Promise<Cost> {
  const id = 'virtual:page';
  const page = entries.map((entry, at) => `export * as part${at} from '@intake/ui${entry.slice(1)}';`).join('\n');
  const result = await build({
    configFile: false,
    root: `${root}tools`,
    logLevel: 'error',
    plugins: [
      optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ja-JP', 'zh-CN'] }),
      { name: 'page', resolveId: (asked) => (asked === id ? id : undefined), load: (asked) => (asked === id ? page : undefined) },
    ],
    build: { write: false, rollupOptions: { input: id, external: (asked) => paidAlready.test(asked), preserveEntrySignatures: 'strict' } },
  });
  const chunks = [result].flat().flatMap((output) => ('output' in output ? output.output : [])).filter((chunk) => chunk.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = new Set<string>();
  const walk = (fileName: string) => {
    if (first.has(fileName)) return;
    first.add(fileName);
    byName.get(fileName)?.imports.forEach(walk);
  };
  if (entry) walk(entry.fileName);
  const sum = (isFirst: boolean) => chunks.filter(({ fileName }) => first.has(fileName) === isFirst).reduce((bytes, { code }) => bytes + gzipped(code), 0);
  return { name, now: sum(true), later: sum(false) };
}

const entries = Object.keys(manifest.exports);
const costs: Cost[] = [];
for (const entry of entries) costs.push(await costOf(entry.slice(2), [entry]));
const all = await costOf('everything at once', entries);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
console.table(
  [...costs.toSorted((a, b) => b.now - a.now), all].map(({ name, now, later }) => ({
    component: name,
    'kB now': kilobytes(now),
    'kB later': kilobytes(later),
    'of everything': `${((100 * now) / all.now).toFixed(0)} %`,
  })),
);
