import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../platform/database/database.port.ts';
import { openDatabase } from '../platform/database/pool.ts';
import { asOwner, template, type TestConnection } from './globalSetup.ts';

export interface TestDatabase {
  /** As the server uses it: connected as authenticator, row level security in force. */
  database: Database;
  /** Runs one statement as the owner, past row level security: for arranging and inspecting. */
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Connection as the owner, for a child process or a second pool. */
  connection: TestConnection;
  /** Closes and drops it. */
  close: () => Promise<void>;
}

/** A migrated, empty database of its own, copied from the run's template. */
export async function createTestDatabase(cluster = inject('cluster')): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(cluster, `create database ${name} template ${template} strategy file_copy`);
  const connection = { ...cluster, database: name };
  const owner = new pg.Pool({ ...connection, max: 2, allowExitOnIdle: true });
  // A pool ends before its connections do, and dropping the database may cut one of them; unheard, that ends the run.
  owner.on('error', () => undefined);
  const database = openDatabase({
    runtime: { ...connection, user: 'authenticator' },
    owner: connection,
    migrations: [],
  });
  return {
    database,
    connection,
    sql: async (text, values) => (await owner.query(text, values)).rows,
    async close() {
      await database.close();
      await owner.end();
      await asOwner(cluster, `drop database ${name} with (force)`);
    },
  };
}
