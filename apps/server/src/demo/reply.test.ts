import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createReader } from '../platform/ocr/reader.ts';
import { createTesseractJs } from '../platform/ocr/tesseract/tesseractJs.adapter.ts';
import type { Ocr } from '../platform/ocr/ocr.port.ts';
import { patiently } from '../testing/patiently.ts';
import { openReplyDesk, type ReplyDesk } from '../testing/replies.ts';
import { sendReply } from './reply.ts';

let ocr: Ocr;
let desk: ReplyDesk;
beforeAll(async () => {
  ocr = createReader(createTesseractJs());
  desk = await openReplyDesk({ ocr });
});
afterAll(async () => {
  await desk.stop();
  await ocr.close();
});

test('the reply of the demo comes once its letter has arrived, attaches itself, and comes once', { timeout: 240_000 }, async () => {
  const patientId = await desk.addPatient({ family: 'Delacroix', given: 'Margaux', birthDate: '1968-04-17', healthNumber: '9876543217' });
  const { referral, letterId } = await desk.ask(patientId, null);
  const { id: organizationId } = desk.organization;
  const [fax] = await desk.sql<{ id: string }>("insert into fax (organization_id, direction, source, sha256, size, status) values ($1, 'outbound', 'telnyx', 'sent', 1, 'completed') returning id", [organizationId]);
  await desk.sql("insert into fax_delivery (fax_id, organization_id, letter_id, status, created_by) values ($1, $2, $3, 'delivered', $4)", [fax!.id, organizationId, letterId, desk.actor.userId]);
  const { signal } = new AbortController();
  await sendReply(desk, organizationId, signal);
  await vi.waitFor(async () => expect((await desk.requests.get(desk.actor, referral.id)).replies).toMatchObject([{ state: 'attached', settledBy: null }]), patiently);
  expect((await desk.requests.get(desk.actor, referral.id)).status).toBe('received');
  await sendReply(desk, organizationId, signal);
  expect(await desk.sql("select id from fax where source = 'demo'")).toHaveLength(1);
});
