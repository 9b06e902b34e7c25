import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { builtServer } from '../../../start/build.mjs';

const startLimitMs = 120_000;

export interface Server {
  process: ChildProcess;
  address: string;
}

export interface Summary {
  id: string;
  originalName: string | null;
  status: string;
  failure: { code: string } | null;
}

/** The server with its data in `folder`; `watched` is where faxes are dropped. */
export async function start(folder: string, watched = join(folder, 'watched')): Promise<Server> {
  const child = spawn(process.execPath, [builtServer], {
    env: { ...process.env, INTAKE_DATA: folder, INTAKE_FOLDER: watched, PORT: '0', LOG_LEVEL: 'error', INTAKE_DEMO: 'on' },
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

/** The access token of the demo's clerk, or of another of its people. */
export async function signIn(address: string, folder: string, email = 'clerk@demo.intake.example'): Promise<string> {
  const people = JSON.parse(await readFile(join(folder, 'demo-sign-in.json'), 'utf8')) as { email: string; password: string }[];
  const person = people.find((one) => one.email === email);
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person?.email, password: person?.password }),
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

/** Uploads one document. It is `taken` once the server has said that it has it; `status` is its last answer, 0 for none. */
export async function upload(address: string, token: string, name: string): Promise<{ taken: boolean; status: number }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const bytes = await makePdf(name);
  const post = (path: string, body: object) => fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  try {
    const created = await post('/api/upload/presigned-url/', { filename: name, size: bytes.length });
    if (!created.ok) return { taken: false, status: created.status };
    const { uploadId, url } = (await created.json()) as { uploadId: string; url: string };
    const stored = await fetch(new URL(url, address), { method: 'PUT', body: Buffer.from(bytes) });
    if (!stored.ok) return { taken: false, status: stored.status };
    const completed = await post('/api/upload/complete', { uploadId, binId: null });
    await completed.text();
    return { taken: completed.ok, status: completed.status };
  } catch {
    return { taken: false, status: 0 };
  }
}

/** A file that is renamed into the watched folder is acknowledged by nothing less than being there. */
export async function drop(watched: string, name: string): Promise<void> {
  const draft = join(watched, `${name}.tmp`);
  await writeFile(draft, await makePdf(name));
  await rename(draft, join(watched, name));
}

/** Every fax, the demo's with them. */
export async function listAll(address: string, token: string): Promise<Summary[]> {
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

/** What became of the documents that were acknowledged, and of all faxes. */
export function outcomeOf(acknowledged: Set<string>, faxes: Summary[]) {
  const timesOf = new Map<string, number>();
  for (const { originalName } of faxes) if (originalName) timesOf.set(originalName, (timesOf.get(originalName) ?? 0) + 1);
  return {
    lost: [...acknowledged].filter((name) => !timesOf.has(name)),
    doubled: [...timesOf].filter(([name, times]) => times > 1 && /^(upload|folder)-/.test(name)),
    unended: faxes.filter(({ status }) => status === 'received' || status === 'processing'),
    failed: faxes.filter(({ status }) => status === 'failed'),
  };
}

/** Waits until every acknowledged document is there and all faxes have come to an end, for as long as `limitMs`. */
export async function settle(address: string, token: string, acknowledged: Set<string>, limitMs = 600_000): Promise<Summary[]> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const faxes = await listAll(address, token);
    const { lost, unended } = outcomeOf(acknowledged, faxes);
    if ((lost.length === 0 && unended.length === 0) || Date.now() > deadline) return faxes;
    await sleep(500);
  }
}
