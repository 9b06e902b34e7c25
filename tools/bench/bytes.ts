// JavaScript (gzip) that the first routes of the built portal load, against their goals.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from '../start/build.mjs';

/** The part of Vite's manifest that says what a chunk pulls in with it. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

interface Budget {
  route: string;
  /** Bytes of gzip; more fail the check. */
  goal: number;
  /** What the manifest calls the chunks that this route loads beside the entry. */
  chunks: RegExp[];
}

const english = /intake-messages\/en$/;
const signInEnglish = /intake-messages\/en\/entry$/;
const budgets: Budget[] = [
  { route: '/auth/login', goal: 170_000, chunks: [signInEnglish, /\/LoginRoute\.tsx$/] },
  { route: '/app/apps/faxes', goal: 260_000, chunks: [signInEnglish, english, /\/SignedIn\.tsx$/, /\/IncomingFaxesRoute\.tsx$/] },
];

/** The files of the entry and of the chunks that match, with all that they import statically. */
export function filesOf(manifest: Manifest, chunks: RegExp[]): string[] {
  const start = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  for (const pattern of chunks) {
    const found = Object.keys(manifest).filter((key) => pattern.test(key));
    if (found.length !== 1)
      throw new Error(`${found.length} chunks of the portal match ${pattern}, not one.`);
    start.push(...found);
  }
  const reached = new Set<string>();
  const visit = (key: string) => {
    if (reached.has(key)) return;
    reached.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  start.forEach(visit);
  return [...reached].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}

function main(): void {
  if (!build()) throw new Error('The portal could not be built.');
  const dist = fileURLToPath(new URL('../../apps/portal/dist/', import.meta.url));
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const { route, goal, chunks } of budgets) {
    const files = filesOf(manifest, chunks);
    const sizes = files.map((file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const isWithin = total <= goal;
    const verdict = isWithin ? `within the goal of ${goal}` : `${total - goal} above the goal of ${goal}:`;
    console.log(`${route.padEnd(18)} ${total} bytes in ${files.length} files, ${verdict}`);
    if (isWithin) continue;
    files.forEach((file, index) => console.log(`    ${String(sizes[index]).padStart(7)} ${file}`));
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
