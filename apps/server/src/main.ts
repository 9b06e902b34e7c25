import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createJobHandlers, createRoutes, type Parts } from './application.ts';
import type { AccountAdmin } from './auth/accountAdmin.port.ts';
import { inAuth } from './auth/authTables.ts';
import { createUser } from './auth/accounts/createUser.ts';
import { createPasswords } from './auth/passwords/password.ts';
import { openHostedAuth } from './auth/hosted/hostedAuth.ts';
import { deleteUser } from './auth/accounts/users.store.ts';
import { telnyxPath } from './modules/telnyx/telnyxWebhook.ts';
import { openDemo, type Demo } from './demo/demo.ts';
import { openDemoEmr } from './demo/outside/emr.ts';
import { openDemoLine, type DemoLine } from './demo/line.ts';
import { createAuthenticator, createSessionCheck } from './http/authentication.ts';
import { conflict } from './kernel/errors.ts';
import { createServer } from './http/server.ts';
import { createMailLine } from './modules/message/mail/mailLine.ts';
import { createSetupService } from './modules/setup/setup.service.ts';
import { openOwnSignIn, openSignIn } from './openSignIn.ts';
import { createReceiver } from './pipeline/receive.ts';
import { startAnchoring } from './platform/audit/anchoring.ts';
import { verifyAudit } from './platform/audit/verify.ts';
import { liveFaxes } from './modules/fax/liveFaxes.ts';
import { systemClock } from './platform/clock/clock.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { installationOf, providersOf } from './platform/config/installation.ts';
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
import { listInterruptions } from './platform/jobs/interruptions.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createMessageLinks, type MessageLinks } from './platform/links/messageLinks.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createSmtpMailer } from './platform/mail/smtp.adapter.ts';
import { createChatModel } from './platform/model/chatModel.adapter.ts';
import { freePort } from './platform/processes/freePort.ts';
import { createReader } from './platform/ocr/reader.ts';
import { createTesseractJs } from './platform/ocr/tesseract/tesseractJs.adapter.ts';
import { findTesseractProgram } from './platform/ocr/tesseract/tesseractProgram.adapter.ts';
import type { TelnyxOptions } from './platform/telephony/telnyx.adapter.ts';
import type { Telephony } from './platform/telephony/telephony.port.ts';
import type { RetellOptions } from './platform/voice/retell.adapter.ts';
import { startReceivers, type ReceiverOptions } from './receivers.ts';
import { createShutdown, stopOnSignals, type Shutdown } from './shutdown.ts';
import { startTimers } from './timers.ts';
import { openVoiceLine } from './voiceLine.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Chooses the adapters, puts the parts together, and starts what this process is for. */
async function serve(given: Config, log: Log, shutdown: Shutdown): Promise<void> {
  // Providers are told where we are before anything listens.
  const config = { ...given, port: given.port || (given.role === 'worker' ? 0 : await freePort(given.host)) };
  const database = await openDatabase(config, log, openEmbedded);
  shutdown.addPart('database', () => database.close());
  await database.migrate();
  const accounts = accountMaker(config, database);
  const made = await createParts(config, log, database, shutdown, accounts);
  const isDemo = config.isDemo && !config.supabase && config.role === 'all';
  const line = isDemo && !config.telnyx ? await openDemoLine({ hasPost: !config.mail && config.smtpPort === undefined }) : undefined;
  if (line) shutdown.addPart('demo line', () => line.close());
  const demoLine = line && (await connect(line.telnyx));
  const emr = isDemo ? await openDemoEmr(config.emr, dataFolderOf(config)) : undefined;
  if (emr) shutdown.addPart('demo EMR', () => emr.close());
  const demo = emr && (await openDemo({ ...made, receiver: createReceiver(made), telephony: demoLine, hasPost: line?.post !== undefined, places: emr.places, dataFolder: dataFolderOf(config), createAccount: accounts.create }));
  // Only a clinic that says that it is a demo is given a line that leads nowhere, and a system that keeps no charts.
  const parts = { ...made, ...(demo && { places: emr.places }), ...(demo && demoLine && line && demoLineParts(demoLine, line, made)) };
  shutdown.addPart('audit', await startAnchoring({ ...parts, log, print }));
  const address = config.role === 'worker' ? undefined : await startWeb(config, log, shutdown, parts);
  if (address) line?.tell(address);
  if (config.role !== 'web') await startJobs(config, log, shutdown, parts, demo && line?.post?.smtp);
  if (demo) startDemo(demo, log, shutdown);
}

const demoLineParts = (telephony: Telephony, { phones, post, mediaHost }: DemoLine, made: Parts): Partial<Parts> => ({
  telephony,
  phones,
  mailLine: post ? mailLineOf(post, made.messageLinks) : made.mailLine,
  download: createDownload({ allowedHosts: [mediaHost] }),
});

/** Shows whom to sign in as and lets the faxes come, one after the other. */
function startDemo(demo: Demo, log: Log, shutdown: Shutdown): void {
  print(demo.notice);
  const abort = new AbortController();
  const sent = demo.run(abort.signal).catch((error: unknown) => abort.signal.aborted || log.error({ err: error }, 'the demo stopped sending'));
  shutdown.addEntrance('demo', () => (abort.abort(), sent));
}

/** Accounts of the set-up and of the demo. */
type AccountMaker = Pick<AccountAdmin, 'create' | 'remove'>;

function accountMaker(config: Config, database: Database): AccountMaker {
  const { supabase, port, auth } = config;
  const passwords = createPasswords({ minimumLength: auth.minimumLength });
  if (!supabase)
    return {
      create: (account) => createUser({ database, passwords }, account),
      remove: (id) => inAuth(database, (tx) => deleteUser(tx, id)),
    };
  const refuse = () =>
    Promise.reject(conflict('hosted-sign-in', 'Give Intake the secret key of the Supabase project, so that it can make accounts.'));
  return openHostedAuth({ ...supabase, siteUrl: addressOf(config, port) }).accounts ?? { create: refuse, remove: refuse };
}

async function createParts(
  config: Config,
  log: Log,
  database: Database,
  shutdown: Shutdown,
  accounts: AccountMaker,
): Promise<Parts> {
  const { telnyx, mail, replyDomain } = config;
  const documents = createDocuments();
  shutdown.addPart('documents', () => documents.close());
  const socketSecret = (await loadSecret(database, 'voice-socket')).toString('hex');
  const line = await openVoiceLine(config, { database, connect: connectCalls, publicUrl: addressOf(config, config.port), socketSecret });
  if (line) shutdown.addEntrance('voice line', () => line.close());
  const links = createMessageLinks(await loadSecret(database, 'public-links'), addressOf(config, config.port));
  return {
    database,
    voice: line?.voice,
    model: config.model && createChatModel({ ...config.model, log }),
    socketSecret,
    files: await openFiles(config),
    links: createFileLinks(await loadSecret(database, 'file-links'), systemClock),
    messageLinks: links,
    publicUrl: config.publicUrl,
    documents,
    clock: systemClock,
    setup: createSetupService({
      database,
      isDemo: config.isDemo,
      hasTelephony: telnyx !== undefined,
      createAccount: accounts.create,
      removeAccount: accounts.remove,
    }),
    mailer: mail && createSmtpMailer(mail),
    mailLine: mail && mailLineOf({ mail, replyDomain }, links),
    telephony: telnyx && (await connect({ ...telnyx, webhookUrl: config.publicUrl && `${config.publicUrl}${telnyxPath}` })),
    webhookHosts: config.webhookHosts,
    places: config.emr,
    download: createDownload({ allowedHosts: telnyx?.baseUrl ? [new URL(telnyx.baseUrl).host] : [] }),
  };
}

const mailLineOf = ({ mail, replyDomain }: { mail: NonNullable<Config['mail']>; replyDomain: string | undefined }, links: MessageLinks) =>
  createMailLine({ mailer: createSmtpMailer(mail), replyDomain, links });

/** Loaded when wanted: it is as large as the rest of the server. */
const connectCalls = async (account: RetellOptions) => (await import('./platform/voice/retell.adapter.ts')).createRetell(account);
const connect = async (telnyx: TelnyxOptions) => (await import('./platform/telephony/telnyx.adapter.ts')).createTelnyx(telnyx);

/** Answers where it is reached on this machine. */
async function startWeb(config: Config, log: Log, shutdown: Shutdown, parts: Parts): Promise<string> {
  const { database, setup } = parts;
  const { port } = config;
  const address = addressOf(config, port);
  const signIn = await openSignIn(config, parts, address);
  const feeds = await openEventFeeds({ database, log, live: liveFaxes(systemClock) });
  shutdown.addPart('events', () => feeds.close());
  const app = await createServer({
    log,
    authenticate: createAuthenticator({ database, signIn }),
    isSessionOpen: createSessionCheck({ database, signIn }),
    routes: createRoutes(parts, {
      feeds,
      signInRoutes: [signIn.routes],
      accounts: signIn.accounts,
      installation: installationOf(config),
      providers: providersOf(config),
      linkSecret: await loadSecret(database, 'public-links'),
      siteUrl: address,
    }),
    checkHealth: async () => (await database.asService(null, listInterruptions)).map(({ code }) => code),
    portalFolder: config.portalFolder,
    checkResponses: !config.isProduction,
    trustProxy: config.trustProxy,
    https: address.startsWith('https:'),
    connectSources: config.supabase ? [config.supabase.url] : [],
  });
  shutdown.addEntrance('http', () => app.close());
  await app.listen({ host: config.host, port });
  print(`Intake is at ${address}`);
  if (await setup.isNeeded()) print(`Set it up with this secret: ${setup.secret}`);
  return `http://127.0.0.1:${port}`;
}

async function startJobs(config: Config, log: Log, shutdown: Shutdown, parts: Parts, demoSmtp: ReceiverOptions['smtp']): Promise<void> {
  // The program where it is installed, being faster; otherwise the engine that comes along.
  const ocr = createReader((await findTesseractProgram()) ?? createTesseractJs());
  shutdown.addPart('ocr', () => ocr.close());
  const worker = await startWorker({
    database: parts.database,
    log,
    handlers: createJobHandlers(parts, ocr),
  });
  shutdown.addEntrance('worker', () => worker.stop(2));
  shutdown.addEntrance('receivers', await startReceivers(parts, { log, watchedFolder: config.watchedFolder, smtp: (await smtpOf(config)) ?? demoSmtp }));
  shutdown.addEntrance('timers', startTimers({ ...parts, log, siteUrl: addressOf(config, config.port) }));
}

async function smtpOf({ host, smtpPort: port, smtpSecurity: { tlsFile, login } }: Config): Promise<ReceiverOptions['smtp']> {
  if (port === undefined) return undefined;
  const pem = tlsFile && (await readFile(tlsFile, 'utf8'));
  return { host, port, login, tls: pem ? { key: pem, cert: pem } : undefined };
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

const addressOf = ({ publicUrl, host }: Config, port: number) =>
  publicUrl ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;

async function audit(config: Config, log: Log): Promise<void> {
  const database = await openDatabase(config, log, joinEmbedded);
  try {
    if (!(await verifyAudit(database, await openFiles(config), print))) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

const serviceTokenHours = 1;

/** For a program that administers accounts. Whoever can read the database could make one anyway. */
async function printServiceToken(config: Config, log: Log): Promise<void> {
  if (config.supabase) throw new ConfigError('The hosted project has secret keys of its own.');
  const database = await openDatabase(config, log, joinEmbedded);
  try {
    const { issueServiceToken } = await openOwnSignIn(config, { database, telephony: undefined }, addressOf(config, config.port));
    print(await issueServiceToken(serviceTokenHours));
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = createLog(config.logLevel);
  if (config.command === 'audit:verify') return audit(config, log);
  if (config.command === 'auth:service-token') return printServiceToken(config, log);
  const shutdown = createShutdown(log);
  stopOnSignals(shutdown);
  try {
    await shutdown.start(() => serve(config, log, shutdown));
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

main().catch((error: Error) => {
  const isExpected = error instanceof ConfigError;
  process.stderr.write(
    `Intake does not start. ${isExpected ? error.message : (error.stack ?? error.message)}\n`,
  );
  process.exitCode = 1;
});
