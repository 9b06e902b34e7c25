// Memory of the server and all its processes: while a thick fax is read, idle after it, and after a second start, which is timed.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { thickFax } from './memory/thickFax.ts';
import { memoryOf } from './memory/tree.ts';
import { processorSeconds } from '../processorSeconds.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '300' }, idle: { type: 'string', default: '120' } } });
const pages = Number(values.pages);
const sampleMs = 500;
const limits = { peak: 900e6, idle: 350e6, fresh: 200e6, startSeconds: 3 };
const script = resolve(import.meta.dirname, '../../start/start.sh');

interface Summary {
  originalName: string | null;
  status: string;
  pageCount: number | null;
}

const megabytes = (kinds: Record<string, number>) =>
  Object.entries(kinds)
    .map(([kind, bytes]) => `${kind} ${Math.round(bytes / 1e6)} MB`)
    .join(', ');

async function signIn(address: string, folder: string): Promise<Record<string, string>> {
  const people = JSON.parse(await readFile(join(folder, 'demo-sign-in.json'), 'utf8')) as { role: string; email: string; password: string }[];
  const clerk = people.find(({ role }) => role === 'Clerk');
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: clerk?.email, password: clerk?.password }),
  });
  return { authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}` };
}

async function findFax(address: string, headers: Record<string, string>, name: string): Promise<Summary | undefined> {
  const answer = await fetch(`${address}/api/faxserver/incoming?limit=200`, { headers });
  return ((await answer.json()) as { items: Summary[] }).items.find(({ originalName }) => originalName === name);
}

/** As `npm start` does, whose process becomes the server. */
async function start(): Promise<{ server: ChildProcess; address: string; seconds: number; computed: number }> {
  const begun = performance.now();
  const server = spawn('sh', [script], {
    env: { ...process.env, INTAKE_DATA: folder, INTAKE_FOLDER: watched, PORT: '0', LOG_LEVEL: 'error', INTAKE_DEMO: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (data: Buffer) => (output += data.toString()));
  while (!/Intake is at (\S+)/.test(output)) await delay(10);
  const address = /Intake is at (\S+)/.exec(output)![1]!;
  await (await fetch(address)).text();
  return { server, address, seconds: (performance.now() - begun) / 1000, computed: processorSeconds(server.pid!) };
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
}

const folder = await mkdtemp(join(tmpdir(), 'intake-memory-'));
const watched = join(folder, 'watched');
await mkdir(watched);
const { server: first, address } = await start();
let server = first;
try {
  const headers = await signIn(address, folder);
  process.stdout.write(`started: ${megabytes(memoryOf(server.pid!))}\n`);
  const tiff = await thickFax(pages);
  await writeFile(join(folder, 'thick.tif'), tiff);
  await rename(join(folder, 'thick.tif'), join(watched, 'thick.tif'));
  const begun = Date.now();
  let peak: Record<string, number> = { all: 0 };
  let fax: Summary | undefined;
  for (let sample = 0; !fax || fax.status === 'received' || fax.status === 'processing'; sample += 1) {
    const now = memoryOf(server.pid!);
    if (now['all']! > peak['all']!) peak = now;
    if (sample % 10 === 0) fax = await findFax(address, headers, 'thick.tif');
    await delay(sampleMs);
  }
  process.stdout.write(`${fax.pageCount} pages of ${Math.round(tiff.length / 1e6)} MB are ${fax.status} after ${Math.round((Date.now() - begun) / 1000)} s\n`);
  process.stdout.write(`peak: ${megabytes(peak)} (goal ${limits.peak / 1e6} MB)\n`);
  await delay(Number(values.idle) * 1000);
  const idle = memoryOf(server.pid!);
  process.stdout.write(`idle ${values.idle} s later: ${megabytes(idle)} (goal ${limits.idle / 1e6} MB)\n`);
  await stop(server);
  const again = await start();
  server = again.server;
  await delay(Number(values.idle) * 1000);
  const fresh = memoryOf(server.pid!);
  process.stdout.write(`a second start answers after ${again.seconds.toFixed(1)} s, of which ${again.computed.toFixed(1)} s of processor (goal ${limits.startSeconds} s on a machine left alone), and ${values.idle} s later: ${megabytes(fresh)} (goal ${limits.fresh / 1e6} MB)\n`);
  if (fax.status !== 'ready' || peak['all']! > limits.peak || idle['all']! > limits.idle || fresh['all']! > limits.fresh) process.exitCode = 1;
} finally {
  await stop(server);
  await rm(folder, { recursive: true, force: true });
}
