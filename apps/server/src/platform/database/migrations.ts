import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ClientBase } from 'pg';

/** `platform` is what Supabase already has; `app` goes everywhere. */
export const migrationSets = {
  platform: new URL('../../../migrations/platform/', import.meta.url),
  app: new URL('../../../migrations/app/', import.meta.url),
};

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, folder), 'utf8');
      return {
        name: `${basename(folder.pathname)}/${file}`,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}

/**
 * Applies what is missing, in order, each file in its own transaction; other processes wait meanwhile.
 * @param client connected as the owner of the schema
 * @returns the names of the files that were applied
 */
export async function applyMigrations(client: ClientBase, folders: URL[]): Promise<string[]> {
  const migrations = (await Promise.all(folders.map(readMigrations))).flat();
  await client.query(`select pg_advisory_lock(hashtext('intake.migrations'))`);
  try {
    await client.query(`create schema if not exists migrations`);
    await client.query(`create table if not exists migrations.applied (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations.applied',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    for (const name of applied.keys()) {
      if (!migrations.some((migration) => migration.name === name)) {
        throw new Error(
          `The database knows the migration ${name}, which this version lacks. Start the newer version.`,
        );
      }
    }
    const done: string[] = [];
    for (const migration of migrations) {
      const known = applied.get(migration.name);
      if (known === undefined) {
        await applyOne(client, migration);
        done.push(migration.name);
      } else if (known !== migration.checksum) {
        throw new Error(
          `The migration ${migration.name} was changed after it was applied. Add a new file instead.`,
        );
      }
    }
    if (done.length > 0) await client.query(guardReferences);
    return done;
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('intake.migrations'))`);
  }
}

/** A table that a migration added refers to patients or physicians as the others do: an old id leads to the kept one. */
const guardReferences = `do $$ begin
  if to_regprocedure('private.follow_merged_everywhere()') is not null then
    perform private.follow_merged_everywhere();
  end if;
end $$`;

async function applyOne(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations.applied (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
