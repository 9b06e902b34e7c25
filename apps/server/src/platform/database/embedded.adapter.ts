import type { Database } from './database.port.ts';
import { joinCluster, startCluster, type Cluster, type ClusterOptions } from './embedded/cluster.ts';
import { migrationSets } from './migrations.ts';
import { openDatabase } from './pool.ts';

export { usualFolder } from './embedded/folder.ts';

export type EmbeddedOptions = Pick<ClusterOptions, 'folder' | 'onFault'>;

/** Postgres 18 under our own supervision: nothing to install, reached by a socket in the data folder alone. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Database> =>
  open(await startCluster(options), options);

/** The same for a command that runs beside the server, or while it is stopped. */
export const joinEmbedded = async (options: EmbeddedOptions): Promise<Database> =>
  open(await joinCluster(options), options);

const open = ({ connection, stop }: Cluster, { onFault }: EmbeddedOptions): Database =>
  openDatabase({
    runtime: { ...connection, user: 'authenticator' },
    owner: connection,
    migrations: [migrationSets.platform, migrationSets.app],
    onClosed: stop,
    onFault,
  });
