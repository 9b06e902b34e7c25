import { systemContract, type Installation } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { listFailedJobs, listOrganizations, listQueues } from './system.store.ts';

/** For super administrators. It tells how the installation does, nothing of any patient. */
export const systemRoutes = (database: Database, installation: Installation) =>
  implement(systemContract, {
    listOrganizations: () => database.asService(null, listOrganizations),
    getSystemHealth: () =>
      database.asService(null, async (tx) => ({
        installation,
        queues: await listQueues(tx),
        failedJobs: await listFailedJobs(tx, 50),
      })),
  });
