// Processes left behind when the whole group of what `npm start` becomes is stopped, at twenty moments.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../../start/build.mjs';
import { thickFax } from './memory/thickFax.ts';
import { isRunning, treeOf } from './memory/tree.ts';

const { values } = parseArgs({ options: { tries: { type: 'string', default: '20' } } });
/** Longer than the server, and what it has started, take to end by themselves in the worst case. */
const patienceMs = 8000;

const script = resolve(import.meta.dirname, '../../start/start.sh');
const tries = Number(values.tries);

/** Two are stopped while the script still builds, others while the server starts, the second half while it reads faxes. */
const phaseOf = (attempt: number) => (attempt < 2 ? 'building' : attempt < tries / 2 ? 'starting' : 'working');

if (!build()) throw new Error('Intake could not be built.');
const folder = await mkdtemp(join(tmpdir(), 'intake-stops-'));
const watched = join(folder, 'watched');
await mkdir(watched);
await writeFile(join(folder, 'fax.tif'), await thickFax(60));
let clean = 0;
for (let attempt = 0; attempt < tries; attempt += 1) {
  await copyFile(join(folder, 'fax.tif'), join(watched, `fax-${attempt}.tif`));
  const server = spawn('sh', [script], {
    env: { ...process.env, INTAKE_DATA: folder, INTAKE_FOLDER: watched, PORT: '0', LOG_LEVEL: 'error', INTAKE_DEMO: 'on' },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (data: Buffer) => (output += data.toString()));
  const exited = once(server, 'exit');
  const phase = phaseOf(attempt);
  const hasBegun = {
    building: () => true,
    // The script has become the server's own process.
    starting: () => treeOf(server.pid!)[0]?.command.includes('start.mjs'),
    working: () => output.includes('Intake is at'),
  }[phase];
  while (server.exitCode === null && !hasBegun()) await delay(50);
  const wait = 500 + (attempt % (tries / 2)) * 600;
  await delay(wait);
  const started = treeOf(server.pid!).map(({ pid }) => pid);
  const signal = attempt % 2 === 0 ? 'SIGTERM' : 'SIGINT';
  process.kill(-server.pid!, signal);
  await delay(50);
  if (server.exitCode === null) server.kill(signal);
  const [code] = (await Promise.race([exited, delay(patienceMs, ['no end'])])) as [number | string | null];
  // A Postgres that was starting ends when it has seen the signal.
  const deadline = Date.now() + patienceMs;
  while (started.some(isRunning) && Date.now() < deadline) await delay(100);
  const left = started.filter(isRunning);
  if (left.length === 0) clean += 1;
  process.stdout.write(`${signal} while ${phase}, after ${wait} ms: ${started.length} processes, ended with ${code}, left behind ${left.length}\n`);
  for (const pid of left) process.kill(pid, 'SIGKILL');
}
await rm(folder, { recursive: true, force: true });
process.stdout.write(`nothing left behind in ${clean} of ${tries}\n`);
if (clean < tries) process.exitCode = 1;
