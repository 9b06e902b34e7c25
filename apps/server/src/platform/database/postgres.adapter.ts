import type { Database } from './database.port.ts';
import { migrationSets } from './migrations.ts';
import { openDatabase } from './pool.ts';

export interface PostgresOptions {
  /** Connection string of the server at run time; the user may take the roles (authenticator). */
  url: string;
  /** Connection string of the owner of the tables; the same as url when left out. */
  ownerUrl?: string;
  /** Supabase brings the roles and the schema auth along. */
  isSupabase?: boolean;
  onFault?: (error: Error) => void;
}

/** A Postgres of 15 or newer that somebody else runs: plain, or the one of Supabase. */
export function openPostgres({
  url,
  ownerUrl = url,
  isSupabase = false,
  onFault,
}: PostgresOptions): Database {
  return openDatabase({
    runtime: { connectionString: url },
    owner: { connectionString: ownerUrl },
    migrations: isSupabase ? [migrationSets.app] : [migrationSets.platform, migrationSets.app],
    onFault,
  });
}
