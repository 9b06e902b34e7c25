import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, chown, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { findBinaries, type Binaries } from './binaries.ts';
import { prepareFolder } from './folder.ts';
import { FolderInUse, lockFolder } from './lock.ts';
import { endOrphan } from './orphan.ts';
import { serviceUser } from './serviceUser.ts';

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
    const args = Object.entries({ ...ourSettings, unix_socket_directories: socket, ...settings }).flatMap(
      ([name, value]) => ['-c', `${name}=${value}`],
    );
    let stopping = false;
    const run = async (): Promise<ChildProcess> => {
      const child = await startPostgres(binaries, join(cluster, 'data'), args, connection);
      child.once('exit', (code, signal) => {
        if (stopping) return;
        onFault?.(new Error(`Postgres ended by itself (${signal ?? code}) and is started again.`));
        running = run();
        running.catch((error) => onFault?.(error as Error));
      });
      return child;
    };
    let running = run();
    await running;
    return {
      connection,
      async stop() {
        stopping = true;
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
  const args = ['-D', unfinished, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
  const child = spawn(
    initdb,
    [...args, '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    {
      ...serviceUser,
      cwd: cluster,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => output.push(data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(`Postgres could not make its folder in ${cluster}: ${output.join('').trim()}`);
  await rename(unfinished, join(cluster, 'data'));
}

/** The system allows a socket's path 107 characters; a longer one moves to the temporary folder. */
async function socketFolder(cluster: string): Promise<string> {
  if (join(cluster, '.s.PGSQL.5432').length <= 100) return cluster;
  const short = join(tmpdir(), `intake-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`);
  await mkdir(short, { recursive: true, mode: 0o700 });
  if (serviceUser) await chown(short, serviceUser.uid, serviceUser.gid);
  return short;
}

async function startPostgres(
  { postgres }: Binaries,
  data: string,
  args: string[],
  connection: pg.ClientConfig,
): Promise<ChildProcess> {
  // Detached: Ctrl-C reaches us alone, and we stop Postgres when its last transaction is done.
  const child = spawn(postgres, ['-D', data, ...args], {
    ...serviceUser,
    cwd: data,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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
