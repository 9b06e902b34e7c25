import type pg from 'pg';
import { permissions } from '@intake/api/rules';
import { storedNameKeys } from '../../../../apps/server/src/platform/search/names.ts';
import { faxTokens } from '../../../../apps/server/src/platform/search/faxIndex.ts';
import { makeFaxes, type Clinic, type GeneratedFax, type Person } from './clinics.ts';
import type { Words } from './words.ts';

const batch = 2_000;
const loaded = ['patient', 'physician', 'fax', 'document', 'page', 'fax_search'];

/**
 * Fills a migrated, empty database. Indexes that only speed things up are made after the rows, and foreign keys are
 * not looked at meanwhile, which is what a restore does.
 * @param owner connected as a superuser: row level security and triggers are passed by
 */
export async function load(owner: pg.Client, words: Words, clinics: Clinic[], count: number): Promise<void> {
  await owner.query(`set session_replication_role = replica`);
  await owner.query(`set synchronous_commit = off`);
  await owner.query(`set maintenance_work_mem = '512MB'`);
  const indexes = await dropIndexes(owner);
  await loadClinics(owner, clinics);
  let pending: Promise<unknown> = Promise.resolve();
  let faxes: GeneratedFax[] = [];
  let done = 0;
  for (const fax of makeFaxes(words, clinics, count)) {
    if (faxes.push(fax) < batch) continue;
    done += faxes.length;
    const statements = faxStatements(faxes);
    faxes = [];
    // The next batch is written while Postgres stores this one.
    await pending;
    pending = store(owner, statements);
    say(`${done} of ${count} faxes`);
  }
  await pending;
  await store(owner, faxStatements(faxes));
  say('indexes');
  for (const index of indexes) await owner.query(index);
  await owner.query(`set session_replication_role = origin`);
  await owner.query('vacuum analyze');
  await owner.query('checkpoint');
  say('');
}

/** How far it is, on one line of a terminal. */
function say(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r  ${text.padEnd(40)}${text ? '' : '\r'}`);
}

async function store(owner: pg.Client, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) await owner.query(text, values);
}

async function dropIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any(select format('public.%I', t)::regclass from unnest($1::text[]) t)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [loaded],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

interface Statement {
  text: string;
  values: unknown[][];
}

/**
 * One statement that inserts rows given by columns: the fastest that the protocol has short of COPY.
 * Unnesting would flatten arrays in arrays, so a column of arrays is given as array literals.
 */
function insert(table: string, columns: Record<string, [type: string, values: unknown[]]>): Statement {
  const entries = Object.entries(columns);
  const names = entries.map(([name]) => name).join(', ');
  const parameters = entries.map(([, [type]], index) => `$${index + 1}::${type.endsWith('[]') ? 'text' : type}[]`);
  const values = entries.map(([name, [type]]) => `${name}::${type}`);
  return {
    text: `insert into ${table} (${names}) select ${values.join(', ')} from unnest(${parameters.join(', ')}) given(${names})`,
    values: entries.map(([, [, column]]) => column),
  };
}

async function loadClinics(owner: pg.Client, clinics: Clinic[]): Promise<void> {
  for (const clinic of clinics) {
    await owner.query('insert into organization (id, name) values ($1, $2)', [clinic.id, clinic.name]);
    await owner.query('insert into role (id, organization_id, name, permissions) values ($1, $2, $3, $4)', [
      clinic.roleId, clinic.id, 'Clerk', permissions,
    ]);
    await owner.query('insert into app_user (id, email, display_name) values ($1, $2, $3)', [
      clinic.userId, `clerk@${clinic.id}.example`, 'Clerk',
    ]);
    await owner.query('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [
      clinic.userId, clinic.id, clinic.roleId,
    ]);
    await owner.query('insert into location (id, organization_id, name) values ($1, $2, $3)', [clinic.locationId, clinic.id, 'Main']);
    for (const [position, id] of clinic.bins.entries())
      await owner.query('insert into bin (id, organization_id, location_id, name, position) values ($1, $2, $3, $4, $5)', [
        id, clinic.id, clinic.locationId, `Bin ${position + 1}`, position,
      ]);
    await loadPeople(owner, 'patient', clinic, clinic.patients);
    await loadPeople(owner, 'physician', clinic, clinic.physicians);
  }
}

async function loadPeople(owner: pg.Client, table: 'patient' | 'physician', clinic: Clinic, everybody: Person[]): Promise<void> {
  for (let start = 0; start < everybody.length; start += batch) {
    const people = everybody.slice(start, start + batch);
    const { text, values } = insert(table, {
      id: ['uuid', people.map(({ id }) => id)],
      organization_id: ['uuid', people.map(() => clinic.id)],
      family_name: ['text', people.map(({ family }) => family)],
      given_name: ['text', people.map(({ given }) => given)],
      name_keys: ['text[]', people.map(({ family, given }) => `{${storedNameKeys(family, given).map((key) => `"${key}"`).join(',')}}`)],
    });
    await owner.query(text, values);
  }
}

function faxStatements(faxes: GeneratedFax[]): Statement[] {
  const ids = faxes.map(({ id }) => id);
  const organizations = faxes.map(({ clinic }) => clinic.id);
  const receivedAt = faxes.map((fax) => fax.receivedAt);
  const documents = faxes.map(({ documentId }) => documentId);
  const all = (value: unknown) => faxes.map(() => value);
  const keys = faxes.map(({ id }) => `benchmark/${id}`);
  const tokens = faxes.map(({ patient, physician, fromNumber, text }) =>
    faxTokens({ people: [patient.family, patient.given, physician.family, physician.given], values: [fromNumber], pages: [text] }),
  );
  return [
    insert('fax', {
      id: ['uuid', ids],
      organization_id: ['uuid', organizations],
      location_id: ['uuid', faxes.map(({ clinic }) => clinic.locationId)],
      bin_id: ['uuid', faxes.map(({ binId }) => binId)],
      source: ['text', all('upload')],
      from_number: ['text', faxes.map(({ fromNumber }) => fromNumber)],
      sha256: ['text', ids],
      size: ['bigint', all(40_000)],
      page_count: ['integer', all(1)],
      document_type: ['text', faxes.map(({ documentType }) => documentType)],
      priority: ['text', faxes.map(({ priority }) => priority)],
      status: ['text', faxes.map(({ status }) => status)],
      patient_id: ['uuid', faxes.map(({ patient }) => patient.id)],
      physician_id: ['uuid', faxes.map(({ physician }) => physician.id)],
      received_at: ['timestamptz', receivedAt],
      completed_at: ['timestamptz', faxes.map((fax) => (fax.status === 'completed' ? fax.receivedAt : null))],
    }),
    insert('document', {
      id: ['uuid', documents],
      organization_id: ['uuid', organizations],
      fax_id: ['uuid', ids],
      version: ['integer', all(1)],
      kind: ['text', all('original')],
      file_key: ['text', keys],
      media_type: ['text', all('image/tiff')],
      size: ['bigint', all(40_000)],
    }),
    insert('page', {
      organization_id: ['uuid', organizations],
      document_id: ['uuid', documents],
      fax_id: ['uuid', ids],
      number: ['integer', all(1)],
      image_key: ['text', keys],
      thumbnail_key: ['text', keys],
      width: ['integer', all(1728)],
      height: ['integer', all(2200)],
      dpi: ['integer', all(204)],
      text: ['text', faxes.map(({ text }) => text)],
    }),
    {
      text: `insert into fax_search (fax_id, organization_id, received_at, status, document_type, bin_id, patient_id, document)
        select fax_id, organization_id, received_at, status, document_type, bin_id, patient_id,
          setweight(to_tsvector('simple', names), 'A') || to_tsvector('simple', body)
        from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[], $5::text[], $6::uuid[], $7::uuid[], $8::text[], $9::text[])
          given(fax_id, organization_id, received_at, status, document_type, bin_id, patient_id, names, body)`,
      values: [
        ids, organizations, receivedAt, faxes.map(({ status }) => status), faxes.map(({ documentType }) => documentType),
        faxes.map(({ binId }) => binId), faxes.map(({ patient }) => patient.id), tokens.map(({ names }) => names),
        tokens.map(({ body }) => body),
      ],
    },
  ];
}
