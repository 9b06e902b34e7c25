import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../platform/audit/audit.ts';
import { clinicNumber, createTestClinic, type TestClinic } from '../testing/clinic.ts';
import type { Arrival } from './receive.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
});
afterAll(() => clinic.close());

const arrival = (more: Partial<Arrival> = {}): Arrival => ({
  organizationId: clinic.organization.id,
  source: 'telnyx',
  actor: systemActor(clinic.organization.id),
  to: clinicNumber,
  ...more,
});
const bytes = (text: string) => Buffer.from(text);

test('the original, the fax, its first job and the audit event are there together', async () => {
  const { faxId, duplicate } = await clinic.receiver.receive(arrival({ providerFaxId: 'a' }), bytes('one'));
  expect(duplicate).toBe(false);
  const [fax] = await clinic.sql<{ status: string; bin_id: string; sha256: string }>('select * from fax where id = $1', [faxId]);
  expect(fax).toMatchObject({ status: 'received', bin_id: clinic.binId });
  const [document] = await clinic.sql<{ file_key: string }>('select file_key from document where fax_id = $1', [faxId]);
  expect((await clinic.files.read(document?.file_key ?? '')).toString()).toBe('one');
  expect(await clinic.sql('select kind from job where fax_id = $1', [faxId])).toEqual([{ kind: 'render' }]);
  expect(await clinic.sql("select action from audit_event where entity = 'fax' and entity_id = $1", [faxId])).toEqual([{ action: 'C' }]);
});

test('the same provider id is one fax, however often and however concurrently it is delivered', async () => {
  const receipts = await Promise.all(
    Array.from({ length: 6 }, () => clinic.receiver.receive(arrival({ providerFaxId: 'b' }), bytes('two'))),
  );
  expect(new Set(receipts.map(({ faxId }) => faxId)).size).toBe(1);
  expect(receipts.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
});

test('the same content under another id is refused by default and names the fax that holds it', async () => {
  const first = await clinic.receiver.receive(arrival({ providerFaxId: 'c' }), bytes('three'));
  const second = await clinic.receiver.receive(arrival({ providerFaxId: 'd' }), bytes('three'));
  expect(second).toEqual({ faxId: first.faxId, duplicate: true, redelivered: false });
  const third = await clinic.receiver.receive(arrival({ providerFaxId: 'e', allowDuplicate: true }), bytes('three'));
  expect(third.duplicate).toBe(false);
  expect(await clinic.sql('select duplicate_of from fax where id = $1', [third.faxId])).toEqual([{ duplicate_of: first.faxId }]);
});

test('what was set aside never blocks the same document from coming in again', async () => {
  const first = await clinic.receiver.receive(arrival({ providerFaxId: 'f' }), bytes('four'));
  await clinic.sql("update fax set status = 'rejected' where id = $1", [first.faxId]);
  const second = await clinic.receiver.receive(arrival({ providerFaxId: 'g' }), bytes('four'));
  expect(second.duplicate).toBe(false);
});
