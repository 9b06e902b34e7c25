import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createExtractStage } from '../../pipeline/extract.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { enqueue, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertFormFax, sheets, willowbrookNumber, type FormFax } from '../../testing/formFaxes.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';
import { patiently } from '../../testing/patiently.ts';
import { createLearnHandler, learnJob } from './learnForm.ts';

let db: TestDatabase;
let clinic: TestOrganization;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const sql = (text: string, values?: unknown[]) => db.sql(text, values) as never;
const insert = (fax: Omit<FormFax, 'organizationId'>) => insertFormFax(sql, { organizationId: clinic.id, ...fax });
const newClinic = async () => {
  clinic = await createOrganization(db, ['settings.manage', 'faxes.read']);
};

/** Does jobs of a kind until none of the clinic's is left. */
async function work(kind: string, handler: JobHandler, faxIds: string[]): Promise<void> {
  for (const faxId of faxIds) await db.database.asService(clinic.id, (tx) => enqueue(tx, { kind, organizationId: clinic.id, faxId, payload: { documentVersion: 1 } }));
  const worker = await startWorker({ database: db.database, log: createLog('error'), handlers: { [kind]: handler }, pollSeconds: 0.05 });
  await vi.waitFor(async () => expect(await db.sql("select status from job where organization_id = $1 and kind = $2 and status <> 'done'", [clinic.id, kind])).toEqual([]), patiently);
  await worker.stop(5);
}
const learn = (...faxIds: string[]) => work(learnJob, createLearnHandler({ database: db.database, clock: systemClock }), faxIds);
const extract = (...faxIds: string[]) => work('extract', { concurrency: 1, run: createExtractStage({ database: db.database }), onFailed: () => Promise.resolve() }, faxIds);
const templates = () => db.sql<{ id: string; status: string; latest: number; corrected: string[]; fax_numbers: string[] }>('select * from pdf_template where organization_id = $1 order by created_at', [clinic.id]);
const zonesOf = async (id: string) => (await db.sql<{ zones: { field: string }[]; source: string; number: number }>('select zones, source, number from pdf_template_version where template_id = $1 order by number', [id]));
const fileSheets = async (some = sheets) => {
  const ids = [];
  for (const one of some) ids.push(await insert(one));
  return ids;
};

test('once a form has come three times, what persons filed proposes a template for its sender', async () => {
  await newClinic();
  const ids = await fileSheets(sheets.slice(0, 2));
  await learn(ids[1]!);
  expect(await templates()).toEqual([]);
  const third = await insert(sheets[2]!);
  await learn(third);
  const [template, ...more] = await templates();
  expect(more).toEqual([]);
  expect(template).toMatchObject({ status: 'proposed', latest: 1, fax_numbers: [willowbrookNumber], seen_faxes: 3 });
  expect(template!.corrected).toEqual(expect.arrayContaining(['patient.name', 'patient.birthDate']));
  const [version] = await zonesOf(template!.id);
  expect(version).toMatchObject({ source: 'learned', number: 1 });
  expect(version!.zones.map(({ field }) => field)).toEqual(expect.arrayContaining(['patient.name', 'patient.birthDate', 'patient.healthNumber', 'patient.phone']));
  const trail = await db.sql("select action, detail->>'event' as event from audit_event where entity_id = $1", [template!.id]);
  expect(trail).toEqual([{ action: 'C', event: 'learn' }]);
});

test('two faxes that are filed at once propose one template, and one that was dismissed is not proposed again', async () => {
  await newClinic();
  const ids = await fileSheets();
  await learn(...ids);
  expect(await templates()).toHaveLength(1);
  await db.sql("update pdf_template set status = 'dismissed' where organization_id = $1", [clinic.id]);
  await learn(await insert(sheets[0]!));
  expect((await templates()).map(({ status }) => status)).toEqual(['dismissed']);
});

test.each([
  ['faxes that were filed as they were read', { filedUnchanged: true }],
  ['faxes of different senders', { from: undefined }],
])('nothing is learnt from %s', async (_what, change) => {
  await newClinic();
  const ids = [];
  for (const [at, one] of sheets.entries()) ids.push(await insert({ ...one, ...change, ...('from' in change && { from: `+1416555019${at}` }) }));
  await learn(...ids);
  expect(await templates()).toEqual([]);
});

test('nothing is learnt from letters that have no form', async () => {
  await newClinic();
  const letters = ['Dear colleague, my patient Anna-Lise Roy has a cough.', 'To whom it may concern: Mr. Bo Li was seen yesterday for his knee.', 'Hello, Michel Tremblay would like an appointment for headaches.'];
  const ids = [];
  for (const [at, text] of letters.entries()) ids.push(await insert({ lines: [text], patient: sheets[at]!.patient }));
  await learn(...ids);
  expect(await templates()).toEqual([]);
});

test('a published template reads the next fax of its sender, and changes nothing that a person has said', async () => {
  await newClinic();
  await learn(...(await fileSheets()));
  const { id } = (await templates())[0]!;
  await db.sql("update pdf_template set status = 'on', published = 1 where id = $1", [id]);
  const next = await insert({ ...sheets[3]!, status: 'ready' });
  const stranger = await insert({ ...sheets[3]!, status: 'ready', from: '+14165550999' });
  await db.sql("update extraction set source = 'human', value = '1900-01-01' where fax_id = $1 and field = 'patient.birthDate'", [next]);
  await db.sql("insert into extraction (organization_id, fax_id, field, value, confidence, source) values ($1, $2, 'patient.birthDate', '1900-01-01', 1, 'human') on conflict do nothing", [clinic.id, next]);
  await extract(next, stranger);
  const found = (faxId: string) => db.sql<{ field: string; value: string; source: string; page: number }>('select field, value, source, page from extraction where fax_id = $1', [faxId]);
  const read = await found(next);
  expect(read.find(({ field }) => field === 'patient.name')).toMatchObject({ value: 'Haddad, Sofia', source: 'template', page: 1 });
  expect(read.find(({ field }) => field === 'patient.birthDate')).toMatchObject({ value: '1900-01-01', source: 'human' });
  expect((await found(stranger)).filter(({ source }) => source === 'template')).toEqual([]);
});

test('a template whose fields persons go on correcting gets a further version, which waits for somebody', async () => {
  await newClinic();
  await learn(...(await fileSheets()));
  const { id } = (await templates())[0]!;
  await db.sql("update pdf_template_version set zones = jsonb_path_query_array(zones, '$[*] ? (@.field != \"patient.name\")'), published_at = now() where template_id = $1", [id]);
  await db.sql("update pdf_template set status = 'on', published = 1 where id = $1", [id]);
  await learn(await insert(sheets[0]!));
  expect(await templates()).toMatchObject([{ id, status: 'on', latest: 2, published: 1 }]);
  const [, second] = await zonesOf(id);
  expect(second).toMatchObject({ number: 2, source: 'learned' });
  expect(second!.zones.map(({ field }) => field)).toContain('patient.name');
  // What a person draws meanwhile is not overwritten.
  await db.sql("update pdf_template_version set source = 'human', zones = '[]' where template_id = $1 and number = 2", [id]);
  await learn(await insert(sheets[1]!));
  expect((await zonesOf(id)).map(({ zones }) => zones.length > 0)).toEqual([true, false]);
});
