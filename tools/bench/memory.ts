// Memory of the server and all its processes: at the start, while a thick fax is read, and idle after it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, builtServer } from '../start/build.mjs';
import { thickFax } from './memory/thickFax.ts';
import { memoryOf } from './memory/tree.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '300' }, idle: { type: 'string', default: '60' } } });
const pages = Number(values.pages);
const sampleMs = 500;
const limits = { peak: 900e6, idle: 350e6 };

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

if (!build()) throw new Error('Intake could not be built.');
const folder = await mkdtemp(join(tmpdir(), 'intake-memory-'));
const watched = join(folder, 'watched');
await mkdir(watched);
const server = spawn(process.execPath, [builtServer], {
  env: { ...process.env, INTAKE_DATA: folder, INTAKE_FOLDER: watched, PORT: '0', LOG_LEVEL: 'error', INTAKE_DEMO: 'on' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
server.stdout.on('data', (data: Buffer) => (output += data.toString()));
while (!/Intake is at (\S+)/.test(output)) await delay(50);
const address = /Intake is at (\S+)/.exec(output)![1]!;
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
  if (fax.status !== 'ready' || peak['all']! > limits.peak || idle['all']! > limits.idle) process.exitCode = 1;
} finally {
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
  await rm(folder, { recursive: true, force: true });
}
