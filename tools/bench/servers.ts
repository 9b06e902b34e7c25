import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startCluster } from '../../apps/server/src/platform/database/embedded/cluster.ts';
import { give, prepareFolder } from '../../apps/server/src/platform/database/embedded/folder.ts';
import { initUser } from '../../apps/server/src/platform/database/embedded/serviceUser.ts';

/** A Postgres that the benchmark may make databases in. */
export interface Server {
  name: string;
  /** As a superuser. */
  connectTo: (database: string) => pg.ClientConfig;
  stop: () => Promise<void>;
}

export async function startEmbedded(folder: string): Promise<Server> {
  const { connection, stop } = await startCluster({ folder: join(folder, 'embedded') });
  return { name: 'embedded', connectTo: (database) => ({ ...connection, database }), stop };
}

const debianFolder = '/usr/lib/postgresql';

/** The folder with the programs of an installed Postgres, the newest first; undefined without one. */
function findPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debianFolder, version, 'bin'));
  return [...folders, told].find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** What is usually advised: a quarter of the memory for Postgres, and that the rest caches files. */
const settings = {
  listen_addresses: '',
  shared_buffers: `${Math.round(totalmem() / 4 / 2 ** 20)}MB`,
  effective_cache_size: `${Math.round(totalmem() / 2 / 2 ** 20)}MB`,
  work_mem: '16MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_wal_size: '8GB',
};

/** The installed Postgres on a new folder of its own, as an unprivileged user; undefined when none is installed. */
export async function startPlain(folder: string): Promise<Server | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const home = await prepareFolder(join(folder, 'plain'));
  const data = join(home, 'data');
  // Debian's programs all ask for an account.
  if (initUser) await give(home, initUser);
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(programs, program), ['-D', data, ...args], {
      ...initUser, cwd: home, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  if (!existsSync(data)) run('initdb', '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const options = Object.entries({ ...settings, unix_socket_directories: home }).map(([name, value]) => `-c ${name}='${value}'`);
  run('pg_ctl', '--wait', '--log', join(home, 'log'), '--options', options.join(' '), 'start');
  return {
    name: 'plain',
    connectTo: (database) => ({ host: home, user: 'postgres', database }),
    stop: async () => run('pg_ctl', '--wait', '--mode', 'fast', 'stop'),
  };
}

/** A Postgres that somebody else runs; the benchmark's databases are dropped in the end. */
export const useServer = (url: string): Server => ({
  name: 'given',
  connectTo: (database) => ({ connectionString: Object.assign(new URL(url), { pathname: `/${database}` }).href }),
  stop: async () => undefined,
});
