import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createJobHandlers, createRoutes, type Parts } from './application.ts';
import { createUser } from './auth/createUser.ts';
import { openEmbeddedAuth } from './auth/embeddedAuth.ts';
import { openHostedAuth } from './auth/hostedAuth.ts';
import type { SignInService } from './auth/signInService.ts';
import { createAuthenticator } from './http/authentication.ts';
import { conflict } from './http/errors.ts';
import type { Routes } from './http/implement.ts';
import { createServer } from './http/server.ts';
import { createSetupService } from './modules/setup/setup.service.ts';
import { verifyAudit } from './platform/audit/verify.ts';
import { systemClock } from './platform/clock/clock.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { ConfigError } from './platform/config/settings.ts';
import type { Database } from './platform/database/database.port.ts';
import { joinEmbedded, openEmbedded, usualFolder } from './platform/database/embedded.adapter.ts';
import { openPostgres } from './platform/database/postgres.adapter.ts';
import { createDocuments } from './platform/documents/documents.ts';
import { createDownload } from './platform/download/download.ts';
import { openEventFeeds } from './platform/events/feed.ts';
import { openDiskFiles } from './platform/files/disk.adapter.ts';
import { createFileLinks, loadSecret } from './platform/files/fileLinks.ts';
import type { Files } from './platform/files/files.port.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { chooseOcr } from './platform/ocr/chooseOcr.ts';
import { createShutdown, stopOnSignals, type Shutdown } from './shutdown.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Chooses the adapters, puts the parts together, and starts what this process is for. */
async function serve(config: Config, log: Log, shutdown: Shutdown): Promise<void> {
  const database = await openDatabase(config, log, openEmbedded);
  shutdown.add('database', () => database.close());
  await database.migrate();
  const parts = await createParts(config, database, shutdown);
  if (config.role !== 'worker') await startWeb(config, log, shutdown, parts);
  if (config.role !== 'web') await startJobs(log, shutdown, parts);
}

async function createParts(config: Config, database: Database, shutdown: Shutdown): Promise<Parts> {
  const { telnyx } = config;
  const documents = createDocuments();
  shutdown.add('documents', () => documents.close());
  const signsInHere = config.supabase === undefined;
  return {
    database,
    files: await openFiles(config),
    links: createFileLinks(await loadSecret(database, 'file-links'), systemClock),
    documents,
    clock: systemClock,
    setup: createSetupService({
      database,
      isDemo: config.isDemo,
      createAccount: (account) => (signsInHere ? createUser(database, account) : Promise.reject(hostedAccounts())),
    }),
    // Loaded when wanted: it is as large as the rest of the server.
    telephony: telnyx && (await import('./platform/telephony/telnyx.adapter.ts')).createTelnyx(telnyx),
    download: createDownload({ allowedHosts: telnyx?.baseUrl ? [new URL(telnyx.baseUrl).host] : [] }),
  };
}

const hostedAccounts = () => conflict('hosted-sign-in', 'Accounts are made in the hosted Supabase project.');

async function startWeb(config: Config, log: Log, shutdown: Shutdown, parts: Parts): Promise<void> {
  const { database, setup } = parts;
  const port = config.port || (await freePort(config.host));
  const address = config.publicUrl ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`;
  const signIn = await openSignIn(config, database, address);
  const feeds = await openEventFeeds({ database, log });
  shutdown.add('events', () => feeds.close());
  const app = await createServer({
    log,
    authenticate: createAuthenticator({ database, signIn }),
    routes: createRoutes(parts, { feeds, signInRoutes: signIn.routes ? [signIn.routes] : [] }),
    checkHealth: async () => void (await database.asService(null, (tx) => tx.selectNoFrom((e) => e.lit(1).as('one')).execute())),
    portalFolder: config.portalFolder,
    checkResponses: !config.isProduction,
    trustProxy: config.trustProxy,
    https: address.startsWith('https:'),
    connectSources: config.supabase ? [config.supabase.url] : [],
  });
  shutdown.add('http', () => app.close());
  await app.listen({ host: config.host, port });
  print(`Intake is at ${address}`);
  if (await setup.isNeeded()) print(`Set it up with this secret: ${setup.secret}`);
}

async function startJobs(log: Log, shutdown: Shutdown, parts: Parts): Promise<void> {
  const ocr = await chooseOcr();
  shutdown.add('ocr', () => ocr.close());
  const worker = await startWorker({ database: parts.database, log, handlers: createJobHandlers(parts, ocr) });
  shutdown.add('worker', () => worker.stop(3));
}

type Embedded = typeof openEmbedded;

async function openDatabase(config: Config, log: Log, embedded: Embedded): Promise<Database> {
  const onFault = (error: Error) => log.error({ err: error }, 'database');
  if (!config.database) return embedded({ folder: dataFolderOf(config), onFault });
  return openPostgres({ ...config.database, isSupabase: config.supabase !== undefined, onFault });
}

async function openFiles(config: Config): Promise<Files> {
  const folder = join(dataFolderOf(config), 'files');
  if (!config.s3) return openDiskFiles(folder);
  const { openS3Files } = await import('./platform/files/s3.adapter.ts');
  return openS3Files({ ...config.s3, spoolFolder: join(folder, 'spool') });
}

const dataFolderOf = ({ dataFolder, isDataFolderChosen }: Config) =>
  isDataFolderChosen ? dataFolder : usualFolder(dataFolder);

async function openSignIn({ supabase }: Config, database: Database, publicUrl: string): Promise<SignInService & { routes?: Routes }> {
  if (!supabase) return openEmbeddedAuth({ database, publicUrl });
  return openHostedAuth(supabase);
}

/** Tokens name the address that issued them, so the port is needed before anything listens. */
async function freePort(host: string): Promise<number> {
  const probe = createSocketServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, host, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function audit(config: Config, log: Log): Promise<void> {
  const database = await openDatabase(config, log, joinEmbedded);
  try {
    if (!(await verifyAudit(database, print))) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = createLog(config.logLevel);
  if (config.command === 'audit:verify') return audit(config, log);
  const shutdown = createShutdown(log);
  stopOnSignals(shutdown);
  try {
    await serve(config, log, shutdown);
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

main().catch((error: Error) => {
  const isExpected = error instanceof ConfigError;
  process.stderr.write(`Intake does not start. ${isExpected ? error.message : (error.stack ?? error.message)}\n`);
  process.exitCode = 1;
});
