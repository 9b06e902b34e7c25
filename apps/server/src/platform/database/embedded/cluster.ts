import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, chmod, chown, lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { childEnvironment } from '../../processes/environment.ts';
import { endWithUs } from '../../processes/endWithUs.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { give, prepareFolder } from './folder.ts';
import { FolderInUse, lockFolder } from './lock.ts';
import { endOrphan } from './orphan.ts';
import { initUser, serviceUser } from './serviceUser.ts';

export interface ClusterOptions {
  /** The data folder; Postgres lives in its subfolder `postgres`. */
  folder: string;
  /** Postgres settings on top of ours. */
  settings?: Record<string, string>;
  /** Told when Postgres ended by itself; it is started again. */
  onFault?: (error: Error) => void;
}

export interface Cluster {
  /** Connection as the cluster's owner; set `user` and `database` for another. */
  connection: { host: string; user: string; database: string };
  stop(): Promise<void>;
}

const owner = { user: 'postgres', database: 'postgres' };

// No statement and no detail in the log: they would hold what patients are called.
const ourSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_error_statement: 'panic',
  log_min_messages: 'fatal',
  log_error_verbosity: 'terse',
  cluster_name: 'intake',
};

/** Uses the Postgres of an Intake that is running on the folder, or starts it for as long as it is needed. */
export async function joinCluster(options: ClusterOptions): Promise<Cluster> {
  try {
    return await startCluster(options);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const host = await socketFolder(join(options.folder, 'postgres'));
    return { connection: { ...owner, host }, stop: async () => undefined };
  }
}

/** Starts Postgres on the data folder, making the cluster the first time, and keeps it running. */
export async function startCluster({ folder, settings, onFault }: ClusterOptions): Promise<Cluster> {
  if (process.platform === 'win32')
    throw new Error('The embedded Postgres needs Linux or macOS. Set DATABASE_URL.');
  const cluster = await prepareFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    const binaries = await findBinaries(folder);
    await endOrphan(join(cluster, 'data'));
    const exists = await access(join(cluster, 'data/PG_VERSION')).then(
      () => true,
      () => false,
    );
    if (!exists) await makeCluster(binaries, cluster);
    const socket = await socketFolder(cluster);
    const connection = { ...owner, host: socket };
    const identities = await writeAccess(cluster);
    const args = Object.entries({ ...ourSettings, ...identities, unix_socket_directories: socket, ...settings }).flatMap(
      ([name, value]) => ['-c', `${name}=${value}`],
    );
    const stopping = new AbortController();
    const data = join(cluster, 'data');
    const start = async (): Promise<ChildProcess> => {
      const child = await startPostgres(binaries, data, args, connection);
      child.once('exit', (code, signal) => {
        if (stopping.signal.aborted) return;
        onFault?.(new Error(`Postgres ended by itself (${signal ?? code}) and is started again.`));
        running = startAgain();
        running.catch(() => undefined);
      });
      return child;
    };
    // A disk without room for its lock file keeps Postgres down only as long as it is full.
    const startAgain = async (): Promise<ChildProcess> => {
      for (let wait = 100; ; wait = Math.min(wait * 2, 10_000)) {
        try {
          await endOrphan(data);
          return await start();
        } catch (error) {
          onFault?.(error as Error);
          await delay(wait, undefined, { signal: stopping.signal });
        }
      }
    };
    let running = start();
    await running;
    return {
      connection,
      async stop() {
        stopping.abort();
        await running.then(endPostgres, () => undefined);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Made aside and renamed, so that an interrupted first start leaves nothing half done. */
async function makeCluster({ initdb }: Binaries, cluster: string): Promise<void> {
  const unfinished = join(cluster, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (initUser) {
    await chown(unfinished, initUser.uid, initUser.gid);
    await chmod(cluster, 0o710);
  }
  const args = ['-D', unfinished, '-U', 'postgres', '--auth=reject', '--encoding=UTF8', '--no-instructions'];
  const child = endWithUs(
    spawn(initdb, [...args, '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'], {
      ...initUser,
      cwd: unfinished,
      env: childEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => output.push(data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(`Postgres could not make its folder in ${cluster}: ${output.join('').trim()}`);
  if (serviceUser) await give(unfinished, serviceUser);
  await chmod(cluster, 0o700);
  await rename(unfinished, join(cluster, 'data'));
}

/** Who may connect: this user and root, as the system itself says who they are. Nobody is believed, no password is kept. */
async function writeAccess(cluster: string): Promise<{ hba_file: string; ident_file: string }> {
  const files = { hba_file: join(cluster, 'access.conf'), ident_file: join(cluster, 'users.conf') };
  const names = new Set(['root', userInfo().username]);
  await writeFile(files.hba_file, 'local all all peer map=intake\n', { mode: 0o600 });
  await writeFile(files.ident_file, [...names].map((name) => `intake "${name}" all\n`).join(''), { mode: 0o600 });
  for (const file of Object.values(files)) if (serviceUser) await chown(file, serviceUser.uid, serviceUser.gid);
  return files;
}

/** The system allows a socket's path 107 characters; a longer one moves to the temporary folder. */
async function socketFolder(cluster: string): Promise<string> {
  if (join(cluster, '.s.PGSQL.5432').length <= 100) return cluster;
  const short = join(tmpdir(), `intake-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`);
  await mkdir(short, { recursive: true, mode: 0o700 });
  // Anybody may make folders there: one that somebody else made could hold their Postgres instead of ours.
  const { uid } = await lstat(short);
  if (uid !== process.getuid?.() && uid !== serviceUser?.uid) throw new Error(`${short} belongs to somebody else. Set INTAKE_DATA to a folder with a shorter path.`);
  if (serviceUser) await chown(short, serviceUser.uid, serviceUser.gid);
  await chmod(short, 0o700);
  return short;
}

async function startPostgres(
  { postgres }: Binaries,
  data: string,
  args: string[],
  connection: pg.ClientConfig,
): Promise<ChildProcess> {
  // Detached: Ctrl-C reaches us alone, and we stop Postgres when its last transaction is done, or at once if we have to end.
  const child = endWithUs(
    spawn(postgres, ['-D', data, ...args], {
      ...serviceUser,
      cwd: data,
      env: childEnvironment(),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
    'SIGQUIT',
  );
  const lastLines: string[] = [];
  createInterface({ input: child.stderr! }).on(
    'line',
    (line) => lastLines.push(line) > 20 && lastLines.shift(),
  );
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  while (true) {
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`Postgres did not start: ${failure?.message ?? lastLines.join('\n')}`);
    }
    // A start after a crash replays the log first, which takes as long as it takes.
    if (await answers(connection)) return child;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function endPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(impatient);
}
