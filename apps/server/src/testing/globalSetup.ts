import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../platform/database/embedded/cluster.ts';
import { migrationSets } from '../platform/database/migrations.ts';
import { openDatabase } from '../platform/database/pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection as the owner of the test cluster. */
    cluster: { host: string; user: string; database: string };
  }
}

/** The database that every test database is a copy of. */
export const template = 'intake_template';

/** One Postgres for the whole run, with a migrated template; it forgets everything at the end. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'intake-test-'));
  const { connection, stop } = await startCluster({
    folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const owner = new pg.Client(connection);
  await owner.connect();
  await owner.query(`create database ${template}`);
  await owner.end();
  const database = openDatabase({
    runtime: { ...connection, database: template },
    owner: { ...connection, database: template },
    migrations: [migrationSets.platform, migrationSets.app],
  });
  await database.migrate();
  await database.close();
  project.provide('cluster', connection);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}
