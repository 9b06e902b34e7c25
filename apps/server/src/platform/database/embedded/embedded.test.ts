import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joinEmbedded, openEmbedded } from '../embedded.adapter.ts';
import { give, prepareFolder } from './folder.ts';
import { FolderInUse, isAlive, lockFolder } from './lock.ts';
import { endOrphan } from './orphan.ts';
import { blockedFolder, initUser, serviceUser, type Identity } from './serviceUser.ts';
import { patiently } from '../../../testing/patiently.ts';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intake-embedded-'));
  folders.push(folder);
  return folder;
};
let made: string;
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'intake-embedded-'));
  const database = await openEmbedded({ folder: made });
  await database.migrate();
  await database.close();
});
afterAll(() => rm(made, { recursive: true, force: true }));
/** In which Postgres has run before and has all its tables, as making them takes seconds. */
const usedFolder = async () => {
  const folder = await newFolder();
  await promisify(execFile)('cp', ['-a', `${made}/.`, folder]);
  return folder;
};
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Connects to the database as another user of this machine. */
async function connectAs({ uid, gid }: Identity, host: string): Promise<void> {
  const script = `const { default: pg } = await import(${JSON.stringify(import.meta.resolve('pg'))});
    const client = new pg.Client({ host: ${JSON.stringify(host)}, user: 'postgres', database: 'postgres' });
    await client.connect().then(() => process.exit(0), (error) => { console.error(error.message); process.exit(1); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { uid, gid, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(said);
}

const isRoot = process.getuid?.() === 0;
const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
const goneExit = once(gone, 'exit');

describe('the embedded Postgres', () => {
  it('stops once all connections have ended, so that none of them breaks', async () => {
    const faults: Error[] = [];
    const database = await openEmbedded({ folder: await usedFolder(), onFault: (error) => void faults.push(error) });
    // As many as the pool has.
    await Promise.all(Array.from({ length: 10 }, () => database.asService(null, (tx) => sql`select pg_sleep(0.2)`.execute(tx))));
    await database.close();
    // What breaks says so a turn after.
    await new Promise((resolve) => setImmediate(resolve));
    expect(faults).toEqual([]);
  });

  it('starts on an empty folder, keeps data, and runs once only', async () => {
    const folder = await newFolder();
    const first = await openEmbedded({ folder });
    await first.migrate();
    await first.asService(null, (tx) => sql`insert into organization (name) values ('Kept')`.execute(tx));
    await expect(openEmbedded({ folder })).rejects.toThrow(/already running .* \(process \d+\)/);

    const beside = await joinEmbedded({ folder });
    const names = () =>
      beside.asService(null, (tx) => tx.selectFrom('organization').select('name').execute());
    expect(await names()).toEqual([{ name: 'Kept' }]);
    await beside.close();

    const postmaster = Number(
      (await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0],
    );
    await first.close();
    expect(isAlive(postmaster)).toBe(false);
    await (await openEmbedded({ folder })).close();
  });

  it('says nothing of patients in its log, and answers no network', async () => {
    const folder = await usedFolder();
    const database = await openEmbedded({ folder });
    const { rows } = await database.asService(null, (tx) =>
      sql<{ name: string; setting: string }>`select name, setting from pg_settings where name = any(${[
        'fsync',
        'listen_addresses',
        'log_error_verbosity',
        'log_min_error_statement',
        'synchronous_commit',
      ]}) order by name`.execute(tx),
    );
    await database.close();
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      listen_addresses: '',
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
      synchronous_commit: 'on',
    });
  });

  it('comes back by itself when Postgres is killed', async () => {
    const folder = await usedFolder();
    const faults: string[] = [];
    const database = await openEmbedded({ folder, onFault: ({ message }) => faults.push(message) });
    const ask = () => database.asService(null, (tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
    await ask();
    process.kill(
      Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]),
      'SIGKILL',
    );
    // A connection may outlive its postmaster for a moment, so an answer alone proves nothing.
    await expect.poll(() => faults.join(), patiently).toContain('started again');
    await expect
      .poll(
        () =>
          ask().then(
            ({ rows }) => rows,
            () => [],
          ),
        patiently,
      )
      .toEqual([{ one: 1 }]);
    await database.close();
  });

  it('authenticates by the operating system’s user, and lets only this user and root in', async () => {
    const folder = await newFolder();
    const database = await openEmbedded({ folder });
    await database.migrate();
    const { rows } = await database.asService(null, (tx) => sql<{ auth_method: string }>`select auth_method from pg_hba_file_rules`.execute(tx)).catch(() => ({ rows: [] }));
    expect(rows.map(({ auth_method: method }) => method).filter((method) => method !== 'peer')).toEqual([]);
    expect(await readFile(join(folder, 'postgres/access.conf'), 'utf8')).toBe('local all all peer map=intake\n');
    expect((await stat(join(folder, 'postgres'))).mode & 0o777).toBe(0o700);
    expect((await stat(folder)).mode & 0o777).toBe(isRoot ? 0o710 : 0o700);
    await database.close();
  });

  it.runIf(isRoot)('runs as a user of its own, also on a folder that nobody owned before', async () => {
    const folder = await newFolder();
    await (await openEmbedded({ folder })).close();
    await give(join(folder, 'postgres'), initUser!);
    const database = await openEmbedded({ folder });
    const pid = (await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0];
    expect((await stat(`/proc/${pid}`)).uid).toBe(serviceUser!.uid);
    await expect(connectAs(initUser!, join(folder, 'postgres'))).rejects.toThrow(/EACCES/);
    await chmod(folder, 0o711);
    await chmod(join(folder, 'postgres'), 0o711);
    await chmod(join(folder, 'postgres/.s.PGSQL.5432'), 0o777);
    await expect(connectAs(initUser!, join(folder, 'postgres'))).rejects.toThrow(/[Pp]eer authentication failed/);
    await database.close();
  });

  it.each([
    ['is empty', ''],
    ['is half written', '12'],
    ['names a process that is not Postgres', `${process.ppid}\n`],
  ])('starts where its lock file %s, as after a full disk or a power cut', async (_what, text) => {
    const folder = await usedFolder();
    const file = join(folder, 'postgres/data/postmaster.pid');
    await writeFile(file, text, { mode: 0o600 });
    if (isRoot) await chown(file, serviceUser!.uid, serviceUser!.gid);
    const database = await openEmbedded({ folder });
    expect(isAlive(Number((await readFile(file, 'utf8')).split('\n')[0]))).toBe(true);
    await database.close();
  });

  it('ends a Postgres that was left behind with an empty lock file, before it starts another on the same files', async () => {
    const folder = await usedFolder();
    const left = await openEmbedded({ folder });
    const file = join(folder, 'postgres/data/postmaster.pid');
    const orphan = Number((await readFile(file, 'utf8')).split('\n')[0]);
    await writeFile(file, '');
    await endOrphan(join(folder, 'postgres/data'));
    expect(isAlive(orphan)).toBe(false);
    await left.close();
  });
});

describe('the data folder', () => {
  it('is refused with advice when it cannot be written', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    await expect(prepareFolder(join(file, 'data'))).rejects.toThrow(/cannot be written .*INTAKE_DATA/);
  });

  it.runIf(isRoot)('is refused with advice when Postgres cannot get there', async () => {
    const closed = await newFolder();
    const inside = join(closed, 'project/data');
    await expect(prepareFolder(inside)).rejects.toThrow(`cannot pass through ${closed}`);
    await chmod(closed, 0o711);
    expect(await prepareFolder(inside)).toBe(join(inside, 'postgres'));
  });

  it('knows the first folder on the way that is closed to a user', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'a/b'), { recursive: true });
    await chmod(folder, 0o755);
    await chmod(join(folder, 'a'), 0o700);
    expect(blockedFolder(join(folder, 'a/b'), 12_345)).toBe(join(folder, 'a'));
    await chmod(join(folder, 'a'), 0o711);
    expect(blockedFolder(join(folder, 'a/b/missing'), 12_345)).toBeUndefined();
  });
});

describe('the lock on the folder', () => {
  const lockOf = (folder: string) => join(folder, 'intake.lock');

  it('lets one of many in', async () => {
    const folder = await newFolder();
    const results = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over from a process that is gone, or whose number another one got', async () => {
    const folder = await newFolder();
    await goneExit;
    for (const stale of [
      { pid: gone.pid, start: '' },
      { pid: process.ppid, start: 'an earlier boot' },
      'half a li',
    ]) {
      await writeFile(lockOf(folder), JSON.stringify(stale));
      const unlock = await lockFolder(folder);
      expect(JSON.parse(await readFile(lockOf(folder), 'utf8'))).toMatchObject({ pid: process.pid });
      await unlock();
    }
  });

  it('is left alone when its process lives', async () => {
    const folder = await newFolder();
    const unlock = await lockFolder(folder);
    const held = await readFile(lockOf(folder), 'utf8');
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    expect(await readFile(lockOf(folder), 'utf8')).toBe(held);
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });
});
