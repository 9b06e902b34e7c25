import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { systemActor } from '../../platform/audit/audit.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createDocuments } from '../../platform/documents/documents.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf, makePdf, makeReadyFax } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createFaxService } from './fax.service.ts';
import { createFaxPagesService } from './faxPages.service.ts';
import { createFaxPdfService, type FaxPdfService } from './faxPdf.service.ts';

let clinic: TestClinic;
let pdfs: FaxPdfService;
let clerk: Actor;
const documents = createDocuments();

beforeAll(async () => {
  clinic = await createTestClinic();
  pdfs = createFaxPdfService(clinic);
  clerk = actorOf(clinic);
});
afterAll(async () => {
  await documents.close();
  await clinic.close();
});

async function read({ base64 }: { base64: string }) {
  const bytes = Buffer.from(base64, 'base64');
  const turns = (await PDFDocument.load(bytes)).getPages().map((page) => page.getRotation().angle);
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    return Array.from({ length: document.getPageCount() }, (_, at) => ({ text: document.getPage(at).getText().trim(), turn: turns[at] }));
  } finally {
    library.destroy();
  }
}
const audited = (id: string) => clinic.sql("select action, detail from audit_event where entity_id = $1 and action = 'E' order by sequence", [id]);
const refused = (work: Promise<unknown>, status: number, code: string) => expect(work).rejects.toMatchObject({ status, code });

test('a fax becomes a PDF of its pages as they are shown, with their words, and that is audited', async () => {
  const id = await makeReadyFax(clinic, ['Referral of Ada Okafor', 'Second page']);
  const made = await pdfs.convert(clerk, { faxId: id });
  expect(made).toMatchObject({ fileName: 'fax.pdf', mediaType: 'application/pdf', pageCount: 2 });
  expect(await read(made)).toEqual([{ text: 'Referral of Ada Okafor', turn: 0 }, { text: 'Second page', turn: 0 }]);
  expect(await audited(id)).toEqual([{ action: 'E', detail: { event: 'convert', pages: [1, 2] } }]);
});

test('before its pages are drawn there is nothing to make one of', async () => {
  const { faxId } = await clinic.receiver.receive({ organizationId: clinic.organization.id, source: 'upload', actor: systemActor(clinic.organization.id) }, await makePdf(['Wait']));
  await expect(pdfs.convert(clerk, { faxId })).rejects.toMatchObject({ status: 409, code: 'not-ready' });
});

test('pages go out in the order and turned as asked, of the version that is named', async () => {
  const id = await makeReadyFax(clinic, ['one', 'two', 'three', 'four']);
  const parts = { ...clinic, documents, links: createFileLinks(Buffer.alloc(32, 1), systemClock), clock: systemClock };
  const { version } = await createFaxService(parts).claim(clerk, id);
  await createFaxPagesService(parts).edit(clerk, { faxId: id, version, pages: [{ number: 4, rotate: 0 }, { number: 1, rotate: 0 }] });
  const pages = [{ number: 3, rotate: 90 as const }, { number: 1, rotate: 0 as const }, { number: 2, rotate: 0 as const }];
  const first = await pdfs.extract(clerk, { faxId: id, documentVersion: 1, pages });
  expect(first).toMatchObject({ fileName: 'pages-3,1-2.pdf', pageCount: 3 });
  expect(await read(first)).toEqual([{ text: 'three', turn: 90 }, { text: 'one', turn: 0 }, { text: 'two', turn: 0 }]);
  const now = await pdfs.extract(clerk, { faxId: id, pages: [{ number: 1, rotate: 0 }] });
  expect((await read(now))[0]!.text).toBe('four');
  await refused(pdfs.extract(clerk, { faxId: id, pages: [{ number: 3, rotate: 0 }] }), 422, 'invalid');
  await refused(pdfs.extract(clerk, { faxId: id, documentVersion: 3, pages }), 404, 'not-found');
});

test('several who save at once are answered one after another, and a page whose picture is gone spoils none but its own', async () => {
  const [good, bad] = [await makeReadyFax(clinic, ['still here']), await makeReadyFax(clinic, ['lost'])];
  const [page] = await clinic.sql<{ image_key: string }>('select image_key from page where fax_id = $1', [bad]);
  await clinic.files.erase(page!.image_key);
  const answers = await Promise.allSettled([good, bad, good].map((faxId) => pdfs.convert(clerk, { faxId })));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await read((answers[2] as PromiseFulfilledResult<{ base64: string }>).value))[0]!.text).toBe('still here');
});

test('what one may not see is not there, and a refusal leaves nothing in the audit trail', async () => {
  const id = await makeReadyFax(clinic, ['ours']);
  const other = await createOrganization(clinic);
  const stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  await refused(pdfs.convert(stranger, { faxId: id }), 404, 'not-found');
  await refused(pdfs.convert(clerk, { faxId: '00000000-0000-4000-8000-000000000009' }), 404, 'not-found');
  await refused(pdfs.extract(clerk, { faxId: id, pages: [{ number: 2, rotate: 0 }] }), 422, 'invalid');
  await clinic.sql('update fax set locked_at = now() where id = $1', [id]);
  await refused(pdfs.convert(clerk, { faxId: id }), 404, 'not-found');
  expect(await audited(id)).toEqual([]);
});
