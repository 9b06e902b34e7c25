import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from './platform/database/embedded/lock.ts';
import { builtModule } from './testing/processes/builtModule.ts';
import { patiently } from './testing/patiently.ts';

const main = builtModule('main').path;
const running = new Set<ChildProcess>();
let folder: string;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'intake-main-'))));
afterEach(async () => {
  for (const child of running) await stop(child, 'SIGTERM');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (...args: string[]) => startWith({}, ...args);

async function startWith(settings: Record<string, string>, ...args: string[]) {
  const environment = {
    PATH: process.env.PATH,
    INTAKE_DATA: folder,
    PORT: '0',
    INTAKE_DEMO: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const child = spawn(process.execPath, [main, ...args], {
    env: environment,
    // A group of its own, as a terminal or a service manager gives it one.
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const printed = (pattern: RegExp) =>
    expect.poll(() => pattern.exec(output)?.[1], patiently).toBeDefined();
  return {
    child,
    printed,
    match: (pattern: RegExp) => pattern.exec(output)?.[1] ?? '',
    output: () => output,
  };
}

async function startServer() {
  const server = await start();
  await server.printed(/Intake is at (\S+)/);
  return { ...server, address: server.match(/Intake is at (\S+)/) };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}

/** The processes that this one has started, and those that they have. */
function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] => rows.filter(([, of]) => of === parent).flatMap(([child]) => [child!, ...below(child!)]);
  return below(pid);
}

const postmaster = async () =>
  Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);

/** What the calls of this file answer with, of which each has its part. */
interface Answer {
  error: { fields: { path: string }[] };
  access_token: string;
  user: { id: string };
}

describe('the server as a process', () => {
  it('starts with nothing configured, answers, and stops cleanly', async () => {
    const server = await startServer();
    await server.printed(/this secret: (\S+)/);
    expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${server.address}/api/setup`)).json()).toMatchObject({ needed: true });
    expect((await fetch(`${server.address}/api/faxserver/incoming`)).status).toBe(401);
    expect((await fetch(`${server.address}/api/events`)).status).toBe(401);
    expect((await fetch(`${server.address}/auth/v1/health`)).status).toBe(200);

    const second = await start();
    await once(second.child, 'exit');
    expect(second.output()).toMatch(/already running/);

    const pid = await postmaster();
    expect(await stop(server.child, 'SIGINT')).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('is set up once, with the secret that it printed, and lets its administrator in', async () => {
    const { address, match, printed } = await startServer();
    await printed(/this secret: (\S+)/);
    const post = async (path: string, body: object, headers = {}) => {
      const answer = await fetch(address + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
      return { status: answer.status, body: (await answer.json()) as Answer };
    };
    const setup = {
      secret: match(/this secret: (\S+)/),
      organizationName: 'Riverside Clinic',
      locationName: 'Main Street',
      timeZone: 'America/Toronto',
      displayName: 'Test Administrator',
      email: 'administrator@example.org',
      password: 'short and weak',
    };
    expect(await post('/api/setup', { ...setup, secret: 'guess' })).toMatchObject({ status: 422 });
    const weak = await post('/api/setup', { ...setup, password: 'password' });
    expect([weak.status, weak.body.error.fields[0]?.path]).toEqual([422, 'password']);
    expect(await post('/api/setup', { ...setup, password: 'quiet-Lantern-48-river' })).toMatchObject({
      status: 200,
    });
    expect(await post('/api/setup', setup)).toMatchObject({ status: 404 });

    const credentials = { email: setup.email, password: 'quiet-Lantern-48-river' };
    const session = (await post('/auth/v1/token?grant_type=password', credentials)).body;
    const headers = { authorization: `Bearer ${session.access_token}` };
    const ask = async (path: string) => (await fetch(address + path, { headers })).json();
    expect(await ask(`/api/user/dtl/${session.user.id}`)).toMatchObject({
      email: setup.email,
      isSuperAdmin: true,
    });
    expect(await ask('/api/faxserver/incoming')).toEqual({ items: [], nextCursor: null });

    const service = await startWith({ PORT: new URL(address).port }, 'auth:service-token');
    await once(service.child, 'exit');
    const users = await fetch(`${address}/auth/v1/admin/users`, {
      headers: { authorization: `Bearer ${service.output().trim()}` },
    });
    expect(await users.json()).toMatchObject({ users: [{ email: setup.email }] });

    const audit = await start('audit:verify');
    const [code] = (await once(audit.child, 'exit')) as [number];
    expect([code, audit.output()]).toEqual([
      0,
      expect.stringMatching(/: \d+ events, whole; head [0-9a-f]{64}\n$/),
    ]);
  });

  it('starts again after it was killed, and ends the Postgres that was left behind', async () => {
    const killed = await startServer();
    const orphan = await postmaster();
    await stop(killed.child, 'SIGKILL');
    expect(isAlive(orphan)).toBe(true);
    const server = await startServer();
    expect(await postmaster()).not.toBe(orphan);
    expect(isAlive(orphan)).toBe(false);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${server.address}/api/setup`)).json()).toMatchObject({ needed: false });
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('leaves nothing behind when its whole group gets %s, and again from its parents', async (signal) => {
    const { child } = await startServer();
    const left = descendants(child.pid!);
    expect(left).toContain(await postmaster());
    const exited = once(child, 'exit');
    process.kill(-child.pid!, signal);
    for (let again = 0; again < 5; again += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (child.exitCode === null) child.kill(signal);
    }
    expect(await exited).toEqual([0, null]);
    expect(left.filter(isAlive)).toEqual([]);
  });

  it('leaves nothing behind when it is stopped while it starts', async () => {
    const { child } = await start();
    await expect.poll(() => descendants(child.pid!).length, patiently).toBeGreaterThan(0);
    const left = descendants(child.pid!);
    const exited = once(child, 'exit');
    process.kill(-child.pid!, 'SIGTERM');
    await exited;
    await expect.poll(() => left.filter(isAlive), patiently).toEqual([]);
  });

  it('says what is wrong with its arguments', async () => {
    const wrong = await start('--role', 'cook');
    const [code] = (await once(wrong.child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(wrong.output()).toMatch(/^Intake does not start\. These settings are not valid:\n {2}INTAKE_ROLE/);
    expect(wrong.output()).not.toContain('    at ');
  });
});
