import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { permissions } from '@intake/api/rules';
import type { Actor } from '../../apps/server/src/kernel/actor.ts';
import type { Database } from '../../apps/server/src/platform/database/database.port.ts';
import { migrationSets } from '../../apps/server/src/platform/database/migrations.ts';
import { openDatabase } from '../../apps/server/src/platform/database/pool.ts';
import { startEmbedded } from './servers.ts';

/** Runs a benchmark on a migrated database of its own, with a superuser's client to fill it; all of it is gone afterwards. */
export async function onBenchDatabase(connections: number, run: (client: pg.Client, database: Database) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'intake-bench-'));
  // Postgres' own user has to pass through.
  await chmod(folder, 0o711);
  const server = await startEmbedded(folder);
  try {
    const name = 'intake_bench';
    const owner = new pg.Client(server.connectTo('postgres'));
    await owner.connect();
    await owner.query(`create database ${name}`);
    await owner.end();
    const database = openDatabase({
      runtime: server.connectTo(name), owner: server.connectTo(name), migrations: [migrationSets.platform, migrationSets.app], size: connections,
    });
    // Closed whatever happens: a connection that the stopping server cuts would end the process with an error of its own.
    try {
      await database.migrate();
      const client = new pg.Client(server.connectTo(name));
      await client.connect();
      try {
        await run(client, database);
      } finally {
        await client.end();
      }
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** An organisation with somebody who may do everything in it. */
export async function addClerk(client: pg.Client): Promise<Actor> {
  const [organizationId, roleId, userId] = [randomUUID(), randomUUID(), randomUUID()];
  await client.query('insert into organization (id, name) values ($1, $2)', [organizationId, 'Bench']);
  await client.query('insert into role (id, organization_id, name, permissions) values ($1, $2, $3, $4)', [roleId, organizationId, 'Clerk', [...permissions]]);
  await client.query('insert into app_user (id, email, display_name) values ($1, $2, $3)', [userId, 'clerk@bench.example', 'Clerk']);
  await client.query('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [userId, organizationId, roleId]);
  return {
    userId, organizationId, sessionId: userId, displayName: 'Clerk', permissions: new Set(permissions), isSuperAdmin: false, isPhysician: false, organizationIds: [organizationId],
  };
}
