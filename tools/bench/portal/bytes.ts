// JavaScript (gzip), requests and rounds before the first routes of the built portal show what they are for, against their goals.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { portalPages } from '../../../apps/server/src/http/portalPage.ts';
import { build } from '../../start/build.mjs';
import { growth } from './bytes/growth.ts';
import { roundsOf } from './bytes/rounds.ts';
import type { Manifest } from './bytes/rounds.ts';

interface Budget {
  route: string;
  /** Bytes of gzip; more fail the check, as for the others. */
  bytes: number;
  /** All that is asked for before the content is there: page, icon, code, texts, and what it asks the server. */
  requests: number;
  rounds: number;
  /** What the route asks the server early, from the script before the first paint. */
  early: number;
  /** What is asked for while it is drawn and once it is idle, as `bench ready --list` shows it: the face of its letters, what opens over it, more questions, the next fax. */
  drawing: number;
}

/** What a new screen may add to the first load of the inbox, in bytes of gzip; to signing in nothing. */
const screenGoal = 100;
/** Files of code that a page of any route names: browsers ask for six at a time, and each further six cost a round trip. */
const mostFiles = 8;
/** Less than this is not worth a request of its own, in bytes. */
const smallestFile = 10_000;

const budgets: Budget[] = [
  { route: '/auth/login', bytes: 150_000, requests: 8, rounds: 3, early: 2, drawing: 2 },
  { route: '/app/apps/faxes', bytes: 250_000, requests: 20, rounds: 3, early: 4, drawing: 9 },
];

const dist = fileURLToPath(new URL('../../../apps/portal/dist/', import.meta.url));
const read = (file: string) => readFileSync(path.join(dist, file));

interface Preload {
  code: string[];
  texts: Record<string, string[]>;
}

async function main(): Promise<void> {
  if (!build()) throw new Error('The portal could not be built.');
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest;
  const preloads = JSON.parse(read('.vite/preloads.json').toString()) as Record<string, Preload>;
  const pages = await portalPages(dist);
  if (!pages) throw new Error('The portal is not built.');
  const check = (isWithin: boolean, line: string) => {
    console.log(`${isWithin ? '' : 'OVER '}${line}`);
    if (!isWithin) process.exitCode = 1;
  };

  for (const { route, bytes, requests, rounds, early, drawing } of budgets) {
    const page = pages.of(route).html.toString();
    const preload = preloads[route];
    if (!preload) throw new Error(`The build knows no route ${route}.`);
    const found = roundsOf(page, manifest, preload.code, preload.texts.en ?? []);
    const code = [...found.keys()].filter((file) => file.endsWith('.js'));
    const sizes = new Map(code.map((file) => [file, gzipSync(read(file), { level: 9 }).length]));
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    check(total <= bytes, `${route.padEnd(18)} ${total} bytes in ${code.length} files, goal ${bytes}`);
    if (total > bytes) for (const [file, size] of sizes) console.log(`    ${String(size).padStart(7)} ${file}`);
    // The page itself, in which its icon stands.
    const asked = 1 + found.size + early + drawing;
    check(asked <= requests, `${route.padEnd(18)} ${asked} requests, goal ${requests}`);
    const longest = Math.max(...found.values());
    check(longest <= rounds, `${route.padEnd(18)} ${longest} rounds, goal ${rounds}`);
    const small = preload.code.filter((file) => read(file).length < smallestFile);
    check(small.length === 0, `${route.padEnd(18)} ${small.length} files of code below ${smallestFile} bytes${small.map((file) => ` ${file}`).join('')}`);
  }

  const files = Object.entries(preloads).map(([route, { code }]) => ({ route, count: code.length }));
  const most = files.reduce((one, other) => (other.count > one.count ? other : one));
  check(most.count <= mostFiles, `${files.length} routes name at most ${most.count} files of code (${most.route}), goal ${mostFiles}`);

  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file ?? '';
  const { signIn, inbox } = await growth(dist, entry);
  check(signIn === 0, `a new screen adds ${signIn} bytes to signing in, goal 0`);
  check(inbox <= screenGoal, `a new screen adds ${inbox} bytes to the inbox, goal ${screenGoal}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
