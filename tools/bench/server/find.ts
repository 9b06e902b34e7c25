// Milliseconds that lists and searches take over generated faxes, on the embedded Postgres and on an installed one.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { permissions } from '@intake/api/rules';
import type { Actor } from '../../../apps/server/src/kernel/actor.ts';
import { createFaxService } from '../../../apps/server/src/modules/fax/fax.service.ts';
import { findPatients } from '../../../apps/server/src/modules/patient/patient.store.ts';
import { findPhysicians } from '../../../apps/server/src/modules/physician/physician.store.ts';
import { createSearchService } from '../../../apps/server/src/modules/search/search.service.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts';
import type { Database } from '../../../apps/server/src/platform/database/database.port.ts';
import { migrationSets } from '../../../apps/server/src/platform/database/migrations.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/pool.ts';
import { createFileLinks } from '../../../apps/server/src/platform/files/fileLinks.ts';
import { makeClinics, type Clinic } from './find/clinics.ts';
import { load } from './find/load.ts';
import { makeQuestions, type Services } from './find/questions.ts';
import { startEmbedded, startPlain, useServer, type Server } from '../servers.ts';
import { makeWords, type Words } from './find/words.ts';
import { quantile } from '../quantile.ts';

/** At the 95th percentile, milliseconds. */
const goalMs = 50;

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100000,1000000' },
    /** A Postgres that is running: a superuser's connection string, used instead of an installed one. */
    url: { type: 'string' },
    only: { type: 'string', default: 'embedded,plain,given' },
    rounds: { type: 'string', default: '40' },
    /** A folder where the servers and their data stay for the next run. */
    keep: { type: 'string' },
  },
});

interface Figure {
  kind: string;
  question: string;
  answers: number;
  times: number[];
}

async function main(): Promise<void> {
  const folder = options.keep ?? (await mkdtemp(join(tmpdir(), 'intake-find-')));
  await mkdir(folder, { recursive: true });
  // Postgres' own user has to pass through.
  await chmod(folder, 0o711);
  const wanted = options.only.split(',');
  const words = makeWords();
  try {
    if (wanted.includes('embedded')) await run(await startEmbedded(folder), words);
    if (options.url) await run(useServer(options.url), words);
    else if (wanted.includes('plain')) {
      const server = await startPlain(folder);
      if (server) await run(server, words);
      else console.log('No Postgres is installed and no --url is given: the plain Postgres is left out.');
    }
  } finally {
    if (!options.keep) await rm(folder, { recursive: true, force: true });
  }
}

async function run(server: Server, words: Words): Promise<void> {
  try {
    for (const size of options.sizes.split(',').map(Number)) {
      const clinics = makeClinics(words, size);
      const name = `intake_bench_${size}`;
      await prepare(server, name, words, clinics, size);
      await warm(server, name);
      const database = openBenchDatabase(server, name);
      try {
        report(`${await describe(server)}, ${size.toLocaleString('en')} faxes`, await measure(database, words, clinics[0]!));
      } finally {
        await database.close();
      }
      if (!options.keep) await withClient(server, 'postgres', (client) => client.query(`drop database ${name} with (force)`));
    }
  } finally {
    await server.stop();
  }
}

const openBenchDatabase = ({ connectTo }: Server, name: string): Database =>
  openDatabase({ runtime: connectTo(name), owner: connectTo(name), migrations: [migrationSets.platform, migrationSets.app], size: 2 });

async function withClient<T>({ connectTo }: Server, database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectTo(database));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const describe = (server: Server) =>
  withClient(server, 'postgres', async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return `${server.name} Postgres ${rows[0]?.server_version.split(' ')[0]}`;
  });

/** Made aside and renamed when it is whole, so that a kept database is one that can be asked. */
async function prepare(server: Server, name: string, words: Words, clinics: Clinic[], size: number): Promise<void> {
  const unfinished = `${name}_unfinished`;
  const isThere = await withClient(server, 'postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return true;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    return false;
  });
  if (isThere) return;
  const started = Date.now();
  const database = openBenchDatabase(server, unfinished);
  await database.migrate();
  await database.close();
  await withClient(server, unfinished, (client) => load(client, words, clinics, size));
  await withClient(server, 'postgres', (client) => client.query(`alter database ${unfinished} rename to ${name}`));
  console.log(`${size.toLocaleString('en')} faxes were made in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

/** Reads the database into memory, as it would be after a morning's work. */
const warm = (server: Server, name: string) =>
  withClient(server, name, async (client) => {
    await client.query('create extension if not exists pg_prewarm');
    await client.query(`select pg_prewarm(oid) from pg_class where relkind in ('r', 'i', 't')
      and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)`);
  });

async function measure(database: Database, words: Words, clinic: Clinic): Promise<Figure[]> {
  const links = createFileLinks(Buffer.alloc(32), systemClock);
  const faxes = createFaxService({ database, links, clock: systemClock });
  const services: Services = {
    database,
    faxes,
    search: createSearchService({ database, findPatients, findPhysicians, readFaxes: faxes.read }),
    actor: actorOf(clinic),
  };
  for (const { ask } of makeQuestions(words, clinic, 1)) for (let turn = 0; turn < 5; turn += 1) await ask(services);
  const figures: Figure[] = [];
  for (const { kind, name, ask } of makeQuestions(words, clinic, 2)) {
    const figure: Figure = { kind, question: name, answers: 0, times: [] };
    for (let turn = 0; turn < Number(options.rounds); turn += 1) {
      const start = performance.now();
      figure.answers += await ask(services);
      figure.times.push(performance.now() - start);
    }
    figures.push(figure);
  }
  return figures;
}

const actorOf = (clinic: Clinic): Actor => ({
  userId: clinic.userId,
  organizationId: clinic.id,
  sessionId: clinic.userId,
  displayName: 'Clerk',
  permissions: new Set(permissions),
  isSuperAdmin: false,
  isPhysician: false,
  organizationIds: [clinic.id],
});

function report(title: string, figures: Figure[]): void {
  const row = (kind: string, question: string, answers: number | string, times: number[]) => ({
    kind, question, answers, p50: quantile(times, 0.5).toFixed(1), p95: quantile(times, 0.95).toFixed(1),
  });
  const kinds = ['list', 'search'].map((kind) => ({ kind, times: figures.filter((figure) => figure.kind === kind).flatMap(({ times }) => times) }));
  console.log(`\n${title}, milliseconds`);
  console.table([
    ...figures.map(({ kind, question, answers, times }) => row(kind, question, Math.round(answers / times.length), times)),
    ...kinds.map(({ kind, times }) => row(kind, 'all together', '', times)),
  ]);
  for (const { kind, question, times } of figures) {
    if (quantile(times, 0.95) > goalMs) console.log(`  over ${goalMs} ms: ${kind}, ${question}`);
  }
}

await main();
