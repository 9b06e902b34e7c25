import { randomUUID } from 'node:crypto';
import type { MergeKind } from '@intake/api/contract';
import type { Actor } from '../kernel/actor.ts';
import { createMergeService, type NewMerge } from '../modules/merge/merge.service.ts';
import { mergeablePatients } from '../modules/patient/patientMergeable.ts';
import { createPatientService } from '../modules/patient/patient.service.ts';
import { createUnmergeService, type Assigned } from '../modules/merge/unmerge.service.ts';
import { mergeablePhysicians } from '../modules/physician/physicianMergeable.ts';
import { createPhysicianService } from '../modules/physician/physician.service.ts';
import type { TestClinic } from './clinic.ts';
import { actorOf } from './faxes.ts';

/** What a run did and what it found wrong: nothing, unless something was lost. */
export interface MergeRun {
  merges: number;
  unmerges: number;
  rows: number;
  wrong: string[];
}

type Random = () => number;
interface Done {
  id: string;
  keptId: string;
  mergedId: string;
  /** Rows that the model moved, and those that the kept chart had. */
  moved: Set<string>;
  own: Set<string>;
  fields: { before: string | null; after: string | null; merged: string | null };
}

const tables = ['fax', 'request', 'letter'] as const;

/** What a run needs of charts, or of physicians; each says one thing that changes. */
interface Kind {
  create: (name: string, says: string | null) => Promise<string>;
  read: (id: string) => Promise<{ version: number; says: string | null; mergedInto: string | null }>;
  write: (id: string, says: string) => Promise<void>;
  merge: (both: Omit<NewMerge<never>, 'choices'>, says: 'kept' | 'merged') => Promise<{ id: string; state: string }>;
  unmerges: { preview: (id: string) => Promise<{ later: { table: string; link: string; id: string }[] }>; unmerge: (id: string, later: Assigned[]) => Promise<unknown> };
}

function patientsOf(clinic: TestClinic, actor: Actor): Kind {
  const [patients, merges, unmerges] = [createPatientService(clinic.database), createMergeService(clinic.database, mergeablePatients), createUnmergeService(clinic.database, mergeablePatients)];
  const read = (id: string) => patients.get(actor, id);
  return {
    create: async (givenName, email) =>
      (await patients.create(actor, {
        familyName: 'Roy', givenName, birthDate: null, sex: null, healthNumber: null, versionCode: null, province: null, phones: [], email, address: null, language: null, alerts: [], locationId: null,
      })).id,
    read: async (id) => ({ ...(await read(id)), says: (await read(id)).email }),
    write: async (id, email) => {
      const { createdAt: _created, updatedAt: _updated, mergedInto: _into, ...seen } = await read(id);
      await patients.update(actor, { ...seen, email });
    },
    merge: (both, email) =>
      merges.merge(actor, {
        ...both, choices: { familyName: 'kept', givenName: 'kept', birthDate: 'kept', sex: 'kept', healthNumber: 'kept', phones: 'kept', email, address: 'kept', language: 'kept' },
      }),
    unmerges: { preview: (id) => unmerges.preview(actor, id), unmerge: (id, later) => unmerges.unmerge(actor, id, later) },
  };
}

function physiciansOf(clinic: TestClinic, actor: Actor): Kind {
  const [physicians, merges, unmerges] = [createPhysicianService(clinic.database), createMergeService(clinic.database, mergeablePhysicians), createUnmergeService(clinic.database, mergeablePhysicians)];
  const read = (id: string) => physicians.get(actor, id);
  return {
    create: async (givenName, specialty) =>
      (await physicians.create(actor, { familyName: 'Roy', givenName, licenceNumber: null, billingNumber: null, province: null, specialty, isInternal: false, sites: [] })).id,
    read: async (id) => ({ ...(await read(id)), says: (await read(id)).specialty }),
    write: async (id, specialty) => {
      const { version, familyName, givenName, licenceNumber, billingNumber, province, isInternal } = await read(id);
      await physicians.update(actor, { id, version, familyName, givenName, licenceNumber, billingNumber, province, isInternal, specialty, sites: [] });
    },
    merge: (both, specialty) =>
      merges.merge(actor, { ...both, choices: { familyName: 'kept', givenName: 'kept', licenceNumber: 'kept', billingNumber: 'kept', isInternal: 'kept', specialty } }),
    unmerges: { preview: (id) => unmerges.preview(actor, id), unmerge: (id, later) => unmerges.unmerge(actor, id, later) },
  };
}

/** Seeded, so that a run that fails can be repeated (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Four charts, or physicians, are merged, worked in and taken apart at random, by the services; beside it a model says where each row
 * belongs. In the end everything is taken apart, and rows, fields and candidates are held against the model.
 */
export async function runMerges(clinic: TestClinic, kind: MergeKind, seed: number, steps = 12): Promise<MergeRun> {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const actor = actorOf(clinic);
  const people = { patient: patientsOf, physician: physiciansOf }[kind](clinic, actor);
  const link = `${kind}_id`;
  const run: MergeRun = { merges: 0, unmerges: 0, rows: 0, wrong: [] };
  const charts: string[] = [];
  /** By `table:row`: the chart that it belongs to. */
  const owners = new Map<string, string>();
  const emails = new Map<string, string | null>();
  const into = new Map<string, string>();
  const standing: Done[] = [];
  const resolve = (id: string): string => (into.has(id) ? resolve(into.get(id)!) : id);

  const file = async (table: (typeof tables)[number], chart: string) => {
    const columns = {
      fax: { source: 'upload', sha256: randomUUID(), size: 1, status: 'completed' },
      request: { kind: 'referral', reference: `R-${randomUUID()}`, source: 'hand' },
      letter: { kind: 'note', locale: 'en', template_version: 0, subject: 'x', file_key: 'x', sha256: 'x', size: 1, page_count: 1, created_by: actor.userId },
    }[table];
    owners.set(`${table}:${await insert(clinic, table, { ...columns, [link]: chart })}`, resolve(chart));
    run.rows += 1;
  };

  for (let count = 0; count < 4; count += 1) {
    const email = random() < 0.7 ? `${count}.${seed}@mail.example` : null;
    const chart = await people.create(`Ana ${'abcd'[count]}`, email);
    charts.push(chart);
    emails.set(chart, email);
    for (let row = 0; row < 3; row += 1) await file(pick(tables), chart);
  }
  // A document that may be about any of them, so that candidates stand in each other's way.
  const proposing = await insert(clinic, 'fax', { source: 'upload', sha256: randomUUID(), size: 1, status: 'ready' });
  for (const id of charts) await insert(clinic, 'candidate', { fax_id: proposing, kind, [link]: id, score: 0.5 });

  const merge = async () => {
    const open = charts.filter((id) => !into.has(id));
    if (open.length < 2) return;
    const keptId = pick(open);
    const mergedId = pick(open.filter((id) => id !== keptId));
    const [kept, merged] = [await people.read(keptId), await people.read(mergedId)];
    const email = pick(['kept', 'merged'] as const);
    const done = await people.merge({ keptId, keptVersion: kept.version, mergedId, mergedVersion: merged.version }, email);
    if (done.state !== 'done') throw new Error(`run ${seed}: a merge of two that are one person's waits`);
    const rowsOf = (chart: string) => new Set([...owners].filter(([, owner]) => owner === chart).map(([row]) => row));
    const before = emails.get(keptId) ?? null;
    const theirs = emails.get(mergedId) ?? null;
    const after = email === 'kept' ? before : theirs;
    standing.push({ id: done.id, keptId, mergedId, moved: rowsOf(mergedId), own: rowsOf(keptId), fields: { before, after, merged: theirs } });
    for (const row of standing.at(-1)!.moved) owners.set(row, keptId);
    emails.set(keptId, after);
    into.set(mergedId, keptId);
    run.merges += 1;
  };

  const unmerge = async () => {
    const last = standing.at(-1);
    if (!last) return;
    const { later } = await people.unmerges.preview(last.id);
    // Candidates are made again by each reading; the model knows those of the beginning alone.
    const assigned = later.map((row) => ({ ...row, to: pick(['kept', 'merged'] as const) }));
    const expected = [...owners].filter(([row, owner]) => owner === last.keptId && !last.moved.has(row) && !last.own.has(row)).map(([row]) => row);
    const found = later.filter(({ table }) => table !== 'candidate').map(({ table, id }) => `${table}:${id}`);
    if (found.toSorted().join() !== expected.toSorted().join()) run.wrong.push(`seed ${seed}: what came later was ${found.length} rows instead of ${expected.length}`);
    await people.unmerges.unmerge(last.id, assigned);
    for (const row of last.moved) if (owners.get(row) === last.keptId) owners.set(row, last.mergedId);
    for (const { table, id, to } of assigned) if (to === 'merged') owners.set(`${table}:${id}`, last.mergedId);
    if (emails.get(last.keptId) === last.fields.after) emails.set(last.keptId, last.fields.before);
    into.delete(last.mergedId);
    standing.pop();
    run.unmerges += 1;
  };

  const work = async () => {
    if (random() < 0.6) return file(pick(tables), pick(charts));
    if (random() < 0.5) {
      const [row] = [pick([...owners.keys()])];
      const [table = '', id = ''] = row.split(':');
      const chart = pick(charts);
      await clinic.sql(`update ${table} set ${link} = $1 where id = $2`, [chart, id]);
      owners.set(row, resolve(chart));
      return;
    }
    const chart = resolve(pick(charts));
    const email = `edited.${randomUUID()}@mail.example`;
    await people.write(chart, email);
    emails.set(chart, email);
  };

  for (let step = 0; step < steps; step += 1) await pick([merge, work, work, unmerge])();
  while (standing.length > 0) await unmerge();

  for (const table of tables) {
    const rows = await clinic.sql<{ id: string; person: string }>(`select id, ${link} as person from ${table} where ${link} = any ($1)`, [charts]);
    const stored = new Map(rows.map(({ id, person }) => [`${table}:${id}`, person]));
    for (const [row, owner] of owners) {
      if (row.startsWith(table) && stored.get(row) !== owner) run.wrong.push(`seed ${seed}: a ${table} is not where it belongs`);
    }
  }
  for (const id of charts) {
    const chart = await people.read(id);
    if (chart.says !== (emails.get(id) ?? null)) run.wrong.push(`seed ${seed}: one says something else than before`);
    if (chart.mergedInto) run.wrong.push(`seed ${seed}: one is still merged`);
  }
  const [proposed] = await clinic.sql<{ count: number }>(`select count(distinct ${link})::int as count from candidate where fax_id = $1`, [proposing]);
  if (proposed?.count !== charts.length) run.wrong.push(`seed ${seed}: ${proposed?.count} candidates of ${charts.length} are left`);
  return run;
}

async function insert(clinic: TestClinic, table: string, columns: Record<string, unknown>): Promise<string> {
  const all = { organization_id: clinic.organization.id, ...columns };
  const names = Object.keys(all);
  const [row] = await clinic.sql<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(all),
  );
  return row!.id;
}
