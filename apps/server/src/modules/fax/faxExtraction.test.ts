import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FileFax } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { createExtractStage } from '../../pipeline/extract.ts';
import { pageOf } from '../../pipeline/extraction/page/page.fixtures.ts';
import { createMatchStage } from '../../pipeline/match.ts';
import type { Stage } from '../../pipeline/stage.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import type { Job } from '../../platform/jobs/jobs.port.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createFaxService, type FaxService } from './fax.service.ts';
import { createUndo } from './faxUndo.service.ts';

let clinic: TestClinic;
let faxes: FaxService;
let undo: ReturnType<typeof createUndo>;
let clerk: Actor;
let id: string;

const letter = ['REFERRAL', 'Priority: STAT', 'Patient: Roy, Anna', 'DOB: 1961-07-23', 'Reason for referral: chest pain on exertion.'];

beforeAll(async () => {
  clinic = await createTestClinic();
  const parts = { ...clinic, links: createFileLinks(Buffer.alloc(32, 1), systemClock), clock: systemClock };
  faxes = createFaxService(parts);
  undo = createUndo(parts);
  clerk = actorOf(clinic);
});
afterAll(() => clinic.close());
beforeEach(async () => {
  id = await makeReadFax();
});

/** A fax whose one page has been read. */
async function makeReadFax(): Promise<string> {
  const [fax] = await clinic.sql<{ id: string }>(
    `insert into fax (organization_id, bin_id, source, sha256, size, page_count, status)
     values ($1, $2, 'upload', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 1, 1, 'ready') returning id`,
    [clinic.organization.id, clinic.binId],
  );
  const { words, width, height } = pageOf(letter);
  await clinic.sql(
    `with document as (
       insert into document (organization_id, fax_id, version, kind, file_key, media_type, size) values ($1, $2, 1, 'original', 'key', 'application/pdf', 1) returning id)
     insert into page (organization_id, fax_id, document_id, number, image_key, thumbnail_key, width, height, dpi, words)
     select $1, $2, id, 1, 'key', 'key', $3, $4, 204, $5 from document`,
    [clinic.organization.id, fax!.id, width, height, JSON.stringify(words)],
  );
  return fax!.id;
}

/** A job that this test holds, as a worker would. */
async function jobOf(kind: Stage, documentVersion = 1): Promise<Job> {
  const leaseToken = crypto.randomUUID();
  const [row] = await clinic.sql<{ id: string }>(
    `insert into job (kind, organization_id, fax_id, payload, status, lease_token, leased_until, attempts)
     values ($1, $2, $3, $4, 'running', $5, now() + interval '1 minute', 1) returning id`,
    [kind, clinic.organization.id, id, JSON.stringify({ documentVersion }), leaseToken],
  );
  return { id: Number(row!.id), kind, organizationId: clinic.organization.id, faxId: id, payload: { documentVersion }, attempt: 1, maxAttempts: 5, interruptions: 0, leaseToken };
}
const extract = async () => createExtractStage(clinic)(await jobOf('extract'));

interface Row { field: string; value: string | null; source: string; accepted_by: string | null; page: number | null; alternatives: string[] }
const rows = () => clinic.sql<Row>('select field, value, source, accepted_by, page, alternatives from extraction where fax_id = $1 order by field', [id]);
const row = async (field: string) => (await rows()).find((found) => found.field === field);
const stored = async () => (await clinic.sql<{ priority: string; document_type: string; bin_id: string; version: number }>('select * from fax where id = $1', [id]))[0]!;

async function file(more: Partial<FileFax> = {}) {
  const [patient] = await clinic.sql<{ id: string }>("insert into patient (organization_id, family_name, given_name) values ($1, 'Roy', 'Anna') returning id", [clinic.organization.id]);
  const { version } = await faxes.claim(clerk, id);
  return faxes.file(clerk, {
    faxId: id, version, documentType: 'referral', priority: 'stat', patientId: patient!.id, physicianId: null, modalityId: null,
    nextStep: 'referral', reason: 'Angina', note: null, ...more,
  });
}

test('two extractions at once leave one row a field', async () => {
  const jobs = await Promise.all(Array.from({ length: 4 }, () => jobOf('extract')));
  await Promise.all(jobs.map((job) => createExtractStage(clinic)(job)));
  const fields = (await rows()).map(({ field }) => field);
  expect(fields).toContain('patient.birthDate');
  expect(fields).toEqual([...new Set(fields)]);
  expect(await clinic.sql("select id from job where fax_id = $1 and kind = 'extract' and status = 'running'", [id])).toEqual([]);
});

test('two matches at once leave each candidate once', async () => {
  await extract();
  await clinic.sql("insert into patient (organization_id, family_name, given_name, birth_date) values ($1, 'Roy', 'Anna', '1961-07-23')", [clinic.organization.id]);
  const jobs = await Promise.all(Array.from({ length: 4 }, () => jobOf('match')));
  await Promise.all(jobs.map((job) => createMatchStage({ ...clinic, onMatched: () => Promise.resolve() })(job)));
  const candidates = await clinic.sql<{ patient_id: string }>('select patient_id from candidate where fax_id = $1', [id]);
  expect(candidates.length).toBeGreaterThan(0);
  expect(new Set(candidates.map(({ patient_id }) => patient_id)).size).toBe(candidates.length);
});

test('a second row of a field is refused by the database', async () => {
  const insert = () => clinic.sql("insert into extraction (organization_id, fax_id, field, confidence, source) values ($1, $2, 'reason', 1, 'rule')", [clinic.organization.id, id]);
  await insert();
  await expect(insert()).rejects.toMatchObject({ constraint: 'extraction_fax_field' });
});

test('what was accepted at filing stays accepted when pages are read anew', async () => {
  await extract();
  await file();
  await clinic.sql("update page set words = '[]' where fax_id = $1", [id]);
  await extract();
  expect(await row('patient.birthDate')).toMatchObject({ value: '1961-07-23', accepted_by: clerk.userId, page: null });
});

test('what was filed otherwise than it was read is a person’s word, and what was read is offered beside it', async () => {
  await extract();
  await file({ reason: 'Angina', documentType: 'correspondence' });
  await extract();
  expect(await row('documentType')).toMatchObject({ value: 'correspondence', source: 'human', alternatives: ['referral'] });
  expect(await row('reason')).toMatchObject({ value: 'Angina', source: 'human', accepted_by: clerk.userId });
  expect(await row('urgency')).toMatchObject({ value: 'stat', source: 'rule', accepted_by: clerk.userId, page: 1 });
});

test('undone filing takes back what was said with it, and nothing that was said before', async () => {
  await extract();
  await faxes.route(clerk, { faxId: id, version: (await stored()).version, priority: 'urgent' });
  await file({ priority: 'routine' });
  const [action] = await faxes.actions(clerk);
  await undo(clerk, action!.id);
  await extract();
  expect(await row('urgency')).toMatchObject({ value: 'urgent', source: 'human' });
  expect(await row('reason')).toMatchObject({ value: expect.stringMatching(/^chest pain/) as string, source: 'rule', accepted_by: null });
  expect(await stored()).toMatchObject({ priority: 'urgent', document_type: 'referral' });
});

test('type, priority and bin that a person set outlast a later extraction and its keywords', async () => {
  await clinic.sql("insert into keyword (organization_id, term, sets_priority, sets_type, sets_bin_id) values ($1, 'referral', 'asap', 'requisition', $2)", [clinic.organization.id, clinic.binId]);
  const [other] = await clinic.sql<{ id: string }>("insert into bin (organization_id, location_id, name) select organization_id, location_id, 'Other' from bin where id = $1 returning id", [clinic.binId]);
  await extract();
  expect(await stored()).toMatchObject({ priority: 'asap', document_type: 'requisition', bin_id: clinic.binId });
  await faxes.route(clerk, { faxId: id, version: (await stored()).version, priority: 'routine', documentType: 'lab-result', binId: other!.id });
  await extract();
  expect(await stored()).toMatchObject({ priority: 'routine', document_type: 'lab-result', bin_id: other!.id });
  await clinic.sql('delete from keyword where organization_id = $1', [clinic.organization.id]);
});

test('an extraction of pages that have a newer version by now changes nothing', async () => {
  await extract();
  const before = await rows();
  const late = await jobOf('extract');
  const run = createExtractStage({
    // The pages change between the reading of the words and the storing of the fields.
    database: { ...clinic.database, asService: async (organization, work) => {
      const result = await clinic.database.asService(organization, work);
      await clinic.sql("update page set words = '[]' where fax_id = $1", [id]);
      await clinic.sql('update fax set document_version = 2 where id = $1', [id]);
      return result;
    } },
  });
  await run(late);
  expect(await rows()).toEqual(before);
});

test('the service that a document asks for is shown as it was read, with the one offered if there is one', async () => {
  await extract();
  await clinic.sql("update extraction set field = 'service', value = 'Cardiologie' where fax_id = $1 and field = 'reason'", [id]);
  const service = async () => {
    const { extractions, readModalityId } = await faxes.get(clerk, id);
    return { read: extractions.find(({ field }) => field === 'service')?.value, readModalityId };
  };
  expect(await service()).toEqual({ read: 'Cardiologie', readModalityId: null });
  const [offered] = await clinic.sql<{ id: string }>(
    "insert into modality (organization_id, name, terms) values ($1, 'Cardiology consultation', array['cardiologie']) returning id",
    [clinic.organization.id],
  );
  expect(await service()).toEqual({ read: 'Cardiologie', readModalityId: offered!.id });
});
