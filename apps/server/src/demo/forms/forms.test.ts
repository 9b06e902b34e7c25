import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startingRoles } from '@intake/api/rules';
import { createLearnHandler, learnJob } from '../../modules/pdfTemplate/learnForm.ts';
import { extractWithForms } from '../../pipeline/extraction/forms/withForms.ts';
import { loadForms } from '../../pipeline/knownForms.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createDocuments } from '../../platform/documents/documents.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log/log.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { patiently } from '../../testing/patiently.ts';
import { accessSheet, collines, willowbrook } from './accessSheet.ts';
import { makeDemoForms } from './forms.ts';

let clinic: TestClinic;
const documents = createDocuments();
beforeAll(async () => {
  clinic = await createTestClinic();
  const { id, roleId } = clinic.organization;
  await clinic.sql("update role set name = 'Administrator', permissions = $2 where id = $1 and organization_id = $3", [roleId, startingRoles.Administrator, id]);
});
afterAll(async () => {
  await documents.close();
  await clinic.close();
});

test('the demo has a form that is read by its template and one whose template is proposed, once', async () => {
  const { database, organization } = clinic;
  const parts = { ...clinic, documents, links: createFileLinks(Buffer.alloc(32, 1), systemClock) };
  await makeDemoForms(parts, organization.id, new AbortController().signal);
  await makeDemoForms(parts, organization.id, new AbortController().signal);
  expect(await clinic.sql('select from_number, status, count(*)::int as faxes from fax group by 1, 2 order by 1, 2')).toEqual([
    { from_number: willowbrook.fax, status: 'completed', faxes: 5 },
    { from_number: willowbrook.fax, status: 'received', faxes: 1 },
    { from_number: collines.fax, status: 'completed', faxes: 3 },
  ]);

  const forms = await database.asService(organization.id, (tx) => loadForms(tx, { organizationId: organization.id, fromNumber: willowbrook.fax }));
  const { truth } = await accessSheet(willowbrook, 7110);
  const { form, fields } = extractWithForms([{ number: 1, width: 612, height: 792, words: truth.pages[0]! }], forms);
  expect(form?.fit.share).toBeGreaterThan(0.9);
  const read = (name: string) => fields.find(({ field }) => field === name);
  for (const name of ['patient.name', 'patient.birthDate', 'patient.healthNumber'] as const) expect(read(name)).toMatchObject({ value: truth.fields[name], source: 'template' });

  const worker = await startWorker({ database, log: createLog('error'), handlers: { [learnJob]: createLearnHandler({ database, clock: systemClock }) }, pollSeconds: 0.05 });
  await vi.waitFor(async () => expect(await clinic.sql("select status from job where kind = 'learn-form'")).toEqual([{ status: 'done' }]), patiently);
  await worker.stop(5);
  expect(await clinic.sql('select name, status, fax_numbers from pdf_template order by name')).toEqual([
    { name: collines.name, status: 'proposed', fax_numbers: [collines.fax] },
    { name: willowbrook.title, status: 'on', fax_numbers: [willowbrook.fax] },
  ]);
}, 60_000);
