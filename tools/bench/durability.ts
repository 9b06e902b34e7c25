// Faxes lost or filed twice while the server is killed (kill -9) at random moments, fifty times.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile, rename, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { build, builtServer } from '../start/build.mjs';

const startLimitMs = 120_000;
const settleLimitMs = 600_000;

interface Server {
  process: ChildProcess;
  address: string;
}

interface Summary {
  id: string;
  originalName: string | null;
  status: string;
  failure: { code: string } | null;
}

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } } });

/** A small generator, so that a run can be repeated; the moments of the kills still depend on the machine. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function start(folder: string): Promise<Server> {
  const child = spawn(process.execPath, [builtServer], {
    env: { ...process.env, INTAKE_DATA: folder, INTAKE_FOLDER: join(folder, 'watched'), PORT: '0', LOG_LEVEL: 'error', INTAKE_DEMO: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const address = /Intake is at (\S+)/.exec(output)?.[1];
    if (address) return { process: child, address };
    await sleep(20);
  }
  throw new Error(`the server did not start again: ${output}`);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function signIn(address: string, folder: string): Promise<string> {
  const people = JSON.parse(await readFile(join(folder, 'demo-sign-in.json'), 'utf8')) as { role: string; email: string; password: string }[];
  const clerk = people.find(({ role }) => role === 'Clerk');
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: clerk?.email, password: clerk?.password }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`signing in answered ${answer.status}`);
  return token;
}

async function makePdf(name: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([612, 792]).drawText(`Synthetic document ${name}`, { x: 72, y: 700, size: 14, font });
  return document.save();
}

/** Uploads one document; true once the server has said that it has it. Any error means that it has said nothing. */
async function upload(address: string, token: string, name: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const bytes = await makePdf(name);
  try {
    const post = (path: string, body: object) => fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const created = await post('/api/upload/presigned-url/', { filename: name, size: bytes.length });
    const { uploadId, url } = (await created.json()) as { uploadId: string; url: string };
    const stored = await fetch(new URL(url, address), { method: 'PUT', body: Buffer.from(bytes) });
    if (!stored.ok) return false;
    const completed = await post('/api/upload/complete', { uploadId, binId: null });
    if (!completed.ok) return false;
    await completed.json();
    return true;
  } catch {
    return false;
  }
}

/** A file that is renamed into the watched folder is acknowledged by nothing less than being there. */
async function drop(folder: string, name: string): Promise<void> {
  const draft = join(folder, `watched/${name}.tmp`);
  await writeFile(draft, await makePdf(name));
  await rename(draft, join(folder, 'watched', name));
}

async function listAll(address: string, token: string): Promise<Summary[]> {
  const found: Summary[] = [];
  let cursor = '';
  do {
    const answer = await fetch(`${address}/api/faxserver/incoming?limit=200${cursor && `&cursor=${cursor}`}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = (await answer.json()) as { items: Summary[]; nextCursor: string | null };
    found.push(...page.items);
    cursor = page.nextCursor ?? '';
  } while (cursor);
  return found;
}

async function run(): Promise<void> {
  const kills = Number(values.kills);
  const random = createRandom(Number(values.seed));
  if (!build()) throw new Error('Intake could not be built.');
  const folder = await mkdtemp(join(tmpdir(), 'intake-durability-'));
  await mkdir(join(folder, 'watched'));
  const acknowledged = new Set<string>();
  const started = Date.now();
  let server = await start(folder);
  for (let round = 1; round <= kills; round += 1) {
    const token = await signIn(server.address, folder);
    const exited = once(server.process, 'exit');
    const killed = sleep(200 + random() * 2500).then(() => server.process.kill('SIGKILL'));
    let isAlive = true;
    void exited.then(() => (isAlive = false));
    await drop(folder, `folder-${round}.pdf`);
    acknowledged.add(`folder-${round}.pdf`);
    for (let number = 1; isAlive; number += 1) {
      const names = [1, 2, 3].map((lane) => `upload-${round}-${number}-${lane}.pdf`);
      const taken = await Promise.all(names.map((name) => upload(server.address, token, name)));
      names.forEach((name, index) => taken[index] && acknowledged.add(name));
    }
    await killed;
    await exited;
    server = await start(folder);
    if (process.stdout.isTTY) process.stdout.write(`\r${round} of ${kills} kills, ${acknowledged.size} acknowledged `);
  }

  const token = await signIn(server.address, folder);
  const deadline = Date.now() + settleLimitMs;
  let faxes: Summary[] = [];
  const isSettled = () =>
    faxes.every(({ status }) => status !== 'received' && status !== 'processing') &&
    [...acknowledged].every((name) => faxes.some(({ originalName }) => originalName === name));
  while (Date.now() < deadline) {
    faxes = await listAll(server.address, token);
    if (isSettled()) break;
    await sleep(500);
  }
  const stopped = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await stopped;
  report(kills, acknowledged, faxes, (Date.now() - started) / 1000);
  await rm(folder, { recursive: true, force: true });
}

function report(kills: number, acknowledged: Set<string>, faxes: Summary[], seconds: number): void {
  const timesOf = new Map<string, number>();
  for (const { originalName } of faxes) if (originalName) timesOf.set(originalName, (timesOf.get(originalName) ?? 0) + 1);
  const lost = [...acknowledged].filter((name) => !timesOf.has(name));
  const doubled = [...timesOf].filter(([name, times]) => times > 1 && /^(upload|folder)-/.test(name));
  const unended = faxes.filter(({ status }) => status === 'received' || status === 'processing');
  const failed = faxes.filter(({ status }) => status === 'failed');
  const unexplained = failed.filter(({ failure }) => !failure);
  process.stdout.write(
    `\n${kills} kills in ${seconds.toFixed(0)} s; ${acknowledged.size} documents acknowledged, ${faxes.length} faxes (with the demo's)\n` +
      `lost ${lost.length}, twice ${doubled.length}, neither ready nor failed ${unended.length}, failed ${failed.length}, of them without a reason ${unexplained.length}\n`,
  );
  for (const name of lost.slice(0, 10)) process.stdout.write(`  lost: ${name}\n`);
  if (lost.length + doubled.length + unended.length + unexplained.length > 0) process.exitCode = 1;
}

await run();
