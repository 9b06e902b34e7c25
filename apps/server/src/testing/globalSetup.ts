import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../platform/database/embedded/cluster.ts';
import { migrationSets } from '../platform/database/migrations.ts';
import { openDatabase } from '../platform/database/pool.ts';
import { buildForTests } from './processes/buildForTests.ts';

export interface TestConnection {
  host: string;
  port?: number;
  user: string;
  password?: string;
  database: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection as the owner of the test cluster. */
    cluster: TestConnection;
    /** The server as plain JavaScript, and what tests run as processes, each where its source is. */
    built: string;
  }
}

/** The database that every test database is a copy of. */
export const template = 'intake_template';

/** What a whole run of tests needs. */
export async function setup(project: TestProject) {
  const built = await buildForTests();
  const { connection, stop } = await startTestCluster();
  project.provide('cluster', connection);
  project.provide('built', built.folder);
  return async () => {
    await stop();
    await built.remove();
  };
}

/**
 * One Postgres for a whole run, with a migrated template; it forgets everything at the end. With
 * TEST_DATABASE_URL the same tests run on a Postgres that is there already, as its superuser.
 */
export async function startTestCluster(): Promise<{ connection: TestConnection; stop: () => Promise<void> }> {
  const { connection, stop } = await openCluster(process.env.TEST_DATABASE_URL);
  await asOwner(connection, `drop database if exists ${template}`);
  await asOwner(connection, `create database ${template}`);
  const database = openDatabase({
    runtime: { ...connection, database: template },
    owner: { ...connection, database: template },
    migrations: [migrationSets.platform, migrationSets.app],
  });
  await database.migrate();
  await database.close();
  return {
    connection,
    async stop() {
      await asOwner(connection, `drop database ${template}`);
      await stop();
    },
  };
}

async function openCluster(
  url: string | undefined,
): Promise<{ connection: TestConnection; stop: () => Promise<void> }> {
  if (url) {
    const { hostname, port, username, password, pathname, searchParams } = new URL(url);
    const host = searchParams.get('host') ?? hostname;
    const connection = {
      host,
      port: Number(port || 5432),
      user: username,
      password,
      database: pathname.slice(1),
    };
    return { connection, stop: async () => undefined };
  }
  const folder = await mkdtemp(join(tmpdir(), 'intake-test-'));
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const { connection, stop } = await startCluster({ folder, settings });
  return {
    connection,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One statement as the owner, on a connection of its own. */
export async function asOwner(connection: TestConnection, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
