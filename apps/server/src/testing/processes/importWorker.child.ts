import { partsOf } from '../../modules/import/import.fixtures.ts';
import { createImportHandler } from '../../modules/import/importHandler.ts';
import { importJob } from '../../modules/import/importJob.ts';
import { openDatabase } from '../../platform/database/pool.ts';
import { openDiskFiles } from '../../platform/files/disk.adapter.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log/log.ts';

// A process that imports, and that a test may kill at any moment. argv: the owner's connection as JSON, the folder of files.
const connection = JSON.parse(process.argv[2]!) as { host: string; database: string; user: string };
const database = openDatabase({ runtime: { ...connection, user: 'authenticator' }, owner: connection, migrations: [] });
const files = await openDiskFiles(process.argv[3]!);
await startWorker({
  database,
  log: createLog('silent'),
  handlers: { [importJob]: createImportHandler(partsOf({ database, files })) },
  leaseSeconds: 0.6,
  pollSeconds: 0.1,
  waitSeconds: () => 0.05,
});
process.send?.('ready');
