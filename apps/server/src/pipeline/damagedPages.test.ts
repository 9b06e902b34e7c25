import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../platform/audit/audit.ts';
import { brokenPdf, emptying, halving } from '../platform/documents/pdf/brokenPdfs.fixtures.ts';
import type { Job } from '../platform/jobs/jobs.port.ts';
import { createTestClinic, type TestClinic } from '../testing/clinic.ts';
import { documents } from '../testing/documents.ts';
import { createExtractStage } from './extract.ts';
import { createRenderStage } from './render.ts';

const running = new AbortController().signal;
let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
});
afterAll(() => clinic.close());

/** The only job of a fax, taken as a worker takes it. */
async function take(faxId: string, kind: string): Promise<Job> {
  const leaseToken = randomUUID();
  const [row] = await clinic.sql<{ id: number; payload: Record<string, unknown> }>(
    "update job set kind = $2, status = 'running', lease_token = $3 where fax_id = $1 and status = 'queued' returning id, payload", [faxId, kind, leaseToken]);
  return { id: row!.id, kind, organizationId: clinic.organization.id, faxId, payload: row!.payload, attempt: 1, interruptions: 0, maxAttempts: 5, leaseToken };
}

async function received(bytes: Uint8Array): Promise<string> {
  const { faxId } = await clinic.receiver.receive({ organizationId: clinic.organization.id, source: 'upload', actor: systemActor(clinic.organization.id) }, Buffer.from(bytes));
  return faxId;
}

const faxOf = async (faxId: string) => (await clinic.sql<{ page_count: number; warnings: unknown }>('select page_count, warnings from fax where id = $1', [faxId]))[0];

test('a fax with a lost and a half page has all its pages, says which they are, and still says so once it was read', async () => {
  const bytes = await brokenPdf([undefined, emptying['damage at its beginning'], halving['a stream that was cut']]);
  const faxId = await received(bytes);
  await createRenderStage({ ...clinic, documents })(await take(faxId, 'render'), running);
  const warnings = [{ code: 'page-lost', pages: [2] }, { code: 'page-partial', pages: [3] }];
  expect(await faxOf(faxId)).toEqual({ page_count: 3, warnings });
  await clinic.sql("update page set words = '[]', text = '' where fax_id = $1 and words is null", [faxId]);
  await createExtractStage(clinic)(await take(faxId, 'extract'));
  expect(await faxOf(faxId)).toEqual({ page_count: 3, warnings });
  const [document] = await clinic.sql<{ file_key: string }>('select file_key from document where fax_id = $1', [faxId]);
  expect((await clinic.files.read(document!.file_key)).equals(Buffer.from(bytes))).toBe(true);
});

test('a fax of which nothing can be shown is not filed as blank: its stage says that it is damaged', async () => {
  const faxId = await received(await brokenPdf([emptying['a stream that is missing'], emptying['a filter that nobody knows']]));
  await expect(createRenderStage({ ...clinic, documents })(await take(faxId, 'render'), running)).rejects.toMatchObject({ code: 'damaged' });
});
