import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../platform/audit/audit.ts';
import { documents } from '../testing/documents.ts';
import type { Job } from '../platform/jobs/jobs.port.ts';
import type { Ocr, PageReading, ReadOptions } from '../platform/ocr/ocr.port.ts';
import { createTestClinic, type TestClinic } from '../testing/clinic.ts';
import { createReadStage } from './read.ts';
import { createRenderStage } from './render.ts';

const running = new AbortController().signal;
let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
});
afterAll(async () => {
  await clinic.close();
});

const words = [{ text: 'Anna', box: [0.1, 0.1, 0.2, 0.15], confidence: 0.9, line: 0, block: 0 }] satisfies PageReading['words'];

/** Answers every page alike and keeps what it was asked. */
function answering(reading: Pick<PageReading, 'rotation' | 'straighten'>): Ocr & { asked: ReadOptions[] } {
  const asked: ReadOptions[] = [];
  const read = (_: unknown, options: ReadOptions) => {
    asked.push(options);
    return Promise.resolve({ ...reading, text: 'Anna', words, confidence: 0.9 });
  };
  return { engine: 'none', parallel: 1, asked, read, close: () => Promise.resolve() };
}

/** The queued job of a fax, taken as a worker takes it. */
async function take(faxId: string, kind: string): Promise<Job> {
  const leaseToken = randomUUID();
  const [row] = await clinic.sql<{ id: number; payload: Record<string, unknown> }>(
    "update job set status = 'running', lease_token = $3 where fax_id = $1 and kind = $2 and status = 'queued' returning id, payload", [faxId, kind, leaseToken]);
  return { id: row!.id, kind, organizationId: clinic.organization.id, faxId, payload: row!.payload, attempt: 1, interruptions: 0, maxAttempts: 5, leaseToken };
}

/** A received picture of 400 by 600 dots, rendered and ready to be read. */
async function rendered(gray: number): Promise<{ faxId: string; original: Buffer }> {
  const { database, files, organization, receiver } = clinic;
  const original = await sharp({ create: { width: 400, height: 600, channels: 3, background: { r: gray, g: gray, b: gray } } }).png().toBuffer();
  const { faxId } = await receiver.receive({ organizationId: organization.id, source: 'upload', actor: systemActor(organization.id) }, original);
  await createRenderStage({ database, files, documents })(await take(faxId, 'render'), running);
  return { faxId, original };
}

async function pageOf(faxId: string) {
  const [page] = await clinic.sql<{ rotation: number; width: number; height: number; image_key: string; file_key: string; words: unknown }>(
    'select page.*, document.file_key from page join document on document.id = page.document_id where page.fax_id = $1', [faxId]);
  return page!;
}

test('a page that was turned and straightened is shown as it was read, and stays as it was received', async () => {
  const { faxId, original } = await rendered(200);
  const before = await pageOf(faxId);
  await createReadStage({ ...clinic, ocr: answering({ rotation: 90, straighten: -5 }) })(await take(faxId, 'read'), running);
  const page = await pageOf(faxId);
  const shown = await sharp(await clinic.files.read(page.image_key)).metadata();
  expect(page).toMatchObject({ rotation: 90, width: shown.width, height: shown.height, words });
  // 85° of a page of 2 by 3: wider than high, and larger, so that no corner is cut off.
  expect(page.width / before.height).toBeCloseTo(Math.sin((85 * Math.PI) / 180) + (before.width / before.height) * Math.cos((85 * Math.PI) / 180), 2);
  expect((await clinic.files.read(page.file_key)).equals(original)).toBe(true);
});

test('a page that stands upright keeps its picture', async () => {
  const { faxId } = await rendered(210);
  const before = await pageOf(faxId);
  await createReadStage({ ...clinic, ocr: answering({ rotation: 0, straighten: 0 }) })(await take(faxId, 'read'), running);
  expect(await pageOf(faxId)).toEqual({ ...before, words, text: 'Anna', text_source: 'ocr', confidence: 0.9 });
});

test('pages that somebody has edited are read as they were put', async () => {
  const { faxId } = await rendered(220);
  const received = answering({ rotation: 0, straighten: 0 });
  const edited = answering({ rotation: 0, straighten: 0 });
  const job = await take(faxId, 'read');
  await createReadStage({ ...clinic, ocr: received })(job, running);
  await clinic.sql("update document set kind = 'edited' where fax_id = $1", [faxId]);
  await clinic.sql('update page set words = null where fax_id = $1', [faxId]);
  await clinic.sql("update job set status = 'running', lease_token = $2 where id = $1", [job.id, job.leaseToken]);
  await createReadStage({ ...clinic, ocr: edited })(job, running);
  expect([received.asked, edited.asked].map(([options]) => options?.asItStands)).toEqual([false, true]);
});
