import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { joinEmbedded, openEmbedded } from '../embedded.adapter.ts';
import { prepareFolder } from './folder.ts';
import { FolderInUse, isAlive, lockFolder } from './lock.ts';
import { blockedFolder } from './serviceUser.ts';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intake-embedded-'));
  folders.push(folder);
  return folder;
};
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;
const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
const goneExit = once(gone, 'exit');

describe('the embedded Postgres', { timeout: 60_000 }, () => {
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
    const folder = await newFolder();
    const database = await openEmbedded({ folder });
    await database.migrate();
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
    const folder = await newFolder();
    const faults: string[] = [];
    const database = await openEmbedded({ folder, onFault: ({ message }) => faults.push(message) });
    await database.migrate();
    const ask = () => database.asService(null, (tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
    await ask();
    process.kill(
      Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]),
      'SIGKILL',
    );
    // A connection may outlive its postmaster for a moment, so an answer alone proves nothing.
    await expect.poll(() => faults.join(), { timeout: 20_000 }).toContain('started again');
    await expect
      .poll(
        () =>
          ask().then(
            ({ rows }) => rows,
            () => [],
          ),
        { timeout: 20_000 },
      )
      .toEqual([{ one: 1 }]);
    await database.close();
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
