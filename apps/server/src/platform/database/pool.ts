import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, Tx } from './database.port.ts';
import { wantsRetry } from './faults.ts';
import { openListener } from './listener.ts';
import { applyMigrations } from './migrations.ts';
import type { Tables } from './tables.ts';

const int8 = 20;
const date = 1082;
const dateArray = 1182;
const textArray = pg.types.getTypeParser(1009 as never);

/** bigint becomes a number, a date stays the text 2026-01-31: a Date would shift it with the time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return toSafeNumber;
    if (oid === date) return (value: string) => value;
    if (oid === dateArray) return textArray;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

function toSafeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit a JavaScript number`);
  return number;
}

export interface DatabaseOptions {
  /** The connection that transactions use. */
  runtime: pg.ClientConfig;
  /** The connection that owns the schema and applies migrations. */
  owner: pg.ClientConfig;
  /** Migration folders in the order in which they apply. */
  migrations: URL[];
  /** Connections in the pool. */
  size?: number;
  /** Runs after the last connection is closed. */
  onClosed?: () => Promise<void>;
  /** Told about connections that fail while nobody uses them. */
  onFault?: (error: Error) => void;
}

const retries = 3;

/** A pool of connections, each transaction of which takes a role before it does anything else. */
export function openDatabase({
  runtime,
  owner,
  migrations,
  size = 10,
  onClosed,
  onFault,
}: DatabaseOptions): Database {
  const connection = { ...runtime, types, application_name: 'intake' };
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', (error) => onFault?.(error));
  const connected = new Set<pg.ClientBase>();
  pool.on('connect', (client) => {
    // A connection may break while a transaction holds it and asks nothing; unheard, that ends the process.
    client.on('error', (error) => onFault?.(error));
    connected.add(client);
    client.once('end', () => connected.delete(client));
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listener = openListener(connection, onFault);

  async function transact<T>(
    role: string,
    claims: object,
    organizationId: string,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await kysely.transaction().execute(async (tx) => {
          await sql`select set_config('role', ${role}, true),
            set_config('request.jwt.claims', ${JSON.stringify({ ...claims, role })}, true),
            set_config('request.organization_id', ${organizationId}, true)`.execute(tx);
          return work(tx);
        });
      } catch (error) {
        if (attempt >= retries || !wantsRetry(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
      }
    }
  }

  return {
    asUser: ({ userId, organizationId, sessionId }, work) =>
      transact('authenticated', { sub: userId, session_id: sessionId }, organizationId, work),
    asService: (organizationId, work) => transact('service_role', {}, organizationId ?? '', work),
    asAuth: (work) => transact('supabase_auth_admin', {}, '', work),
    listen: listener.listen,
    async migrate() {
      const client = new pg.Client(owner);
      client.on('error', (error) => onFault?.(error));
      await client.connect();
      try {
        await refuseWeakOwner(client);
        await applyMigrations(client, migrations);
      } finally {
        await client.end();
      }
    },
    async close() {
      await listener.close();
      await kysely.destroy();
      // The pool is done when it has said goodbye; a server that stops before it has heard that breaks the connection.
      await Promise.all([...connected].map((client) => new Promise<void>((resolve) => client.once('end', resolve))));
      await onClosed?.();
    },
  };
}

/** Membership is looked up by functions that run as the owner: FORCE would hide every row from a weaker one. */
async function refuseWeakOwner(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select current_user as name from pg_roles where rolname = current_user and not (rolsuper or rolbypassrls)`,
  );
  if (rows.length > 0) {
    throw new Error(
      `The database user ${rows[0].name} needs BYPASSRLS (or SUPERUSER) to own Intake's tables.`,
    );
  }
}
