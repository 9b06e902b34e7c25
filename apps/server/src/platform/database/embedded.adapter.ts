import type { Database } from './database.port.ts';
import { startCluster } from './embedded/cluster.ts';
import { migrationSets } from './migrations.ts';
import { openDatabase } from './pool.ts';

export interface EmbeddedOptions {
  /** The data folder; made when it is missing. */
  folder: string;
  /** Told about faults outside of any request. */
  onFault?: (error: Error) => void;
}

/** Postgres 18 under our own supervision: nothing to install, reached by a socket in the data folder alone. */
export async function openEmbedded({ folder, onFault }: EmbeddedOptions): Promise<Database> {
  const { connection, stop } = await startCluster({ folder, onFault });
  return openDatabase({
    runtime: { ...connection, user: 'authenticator' },
    owner: connection,
    migrations: [migrationSets.platform, migrationSets.app],
    onClosed: stop,
    onFault,
  });
}
