import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StoredFile } from '../../platform/files/files.port.ts';
import { tryAgain } from '../../platform/jobs/jobs.port.ts';
import type { Delivery, LoopbackFax, TelnyxLoopback } from '../../platform/telephony/loopback/telnyxLoopback.ts';
import { clinicNumber, type TestClinic } from '../../testing/clinic.ts';
import { startFaxLine, type FaxLine } from '../../testing/faxLine.ts';
import { patiently } from '../../testing/patiently.ts';

let line: FaxLine;
let clinic: TestClinic;
let telnyx: TelnyxLoopback;
beforeAll(async () => {
  line = await startFaxLine();
  ({ clinic, telnyx } = line);
});
afterAll(() => line.stop());

const post = (delivery: Delivery) => line.post(delivery);
const fax = (text: string, more: Partial<LoopbackFax> = {}): LoopbackFax => ({
  from: '+14165550142', to: clinicNumber, pdf: Buffer.from(`%PDF-1.4 ${text}`), ...more,
});
const stored = (id: string) =>
  clinic.sql<{ from_number: string; partial_content: boolean }>('select from_number, partial_content from fax where provider_fax_id = $1', [id]);
const arrives = (id: string) => vi.waitFor(async () => expect(await stored(id)).toHaveLength(1), patiently);

test('a signed event becomes a fax with its media', async () => {
  const delivery = telnyx.receive(fax('one', { partialContent: true }));
  expect((await post(delivery)).statusCode).toBe(200);
  await arrives(delivery.faxId);
  expect(await stored(delivery.faxId)).toEqual([{ from_number: '+14165550142', partial_content: true }]);
});

test('duplicates, at once and later, make one fax', async () => {
  const delivery = telnyx.receive(fax('two'));
  const answers = await Promise.all([post(delivery), post(delivery), post(delivery)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await arrives(delivery.faxId);
  await post(delivery);
  expect(await clinic.sql("select event_id from webhook_event where payload ->> 'fax_id' = $1", [delivery.faxId])).toHaveLength(1);
  expect(await stored(delivery.faxId)).toHaveLength(1);
});

test('a line that announces itself by its number has no name, and one that has a name is called by it', async () => {
  const [numbered, named] = [telnyx.receive(fax('plain')), telnyx.receive(fax('named', { callerId: 'RIVERSIDE FP' }))];
  for (const delivery of [numbered, named]) {
    await post(delivery);
    await arrives(delivery.faxId);
  }
  expect(await clinic.sql('select sender_name from fax where provider_fax_id = any ($1) order by sender_name', [[numbered.faxId, named.faxId]])).toEqual([{ sender_name: 'RIVERSIDE FP' }, { sender_name: null }]);
});

test('an expired media address is refreshed', async () => {
  const delivery = telnyx.receive(fax('three', { hasExpired: true }));
  expect((await post(delivery)).statusCode).toBe(200);
  await arrives(delivery.faxId);
});

test('a forged, an old and an altered request are refused and leave nothing', async () => {
  const before = await clinic.sql('select event_id from webhook_event');
  const delivery = telnyx.receive(fax('four'));
  const forged = await post({ ...delivery, headers: { ...delivery.headers, 'telnyx-signature-ed25519': Buffer.alloc(64).toString('base64') } });
  const altered = await post({ ...delivery, body: delivery.body.replace('inbound', 'outbound') });
  const old = await post(telnyx.signEvent(JSON.parse(delivery.body) as object, new Date(Date.now() - 600_000)));
  expect([forged, altered, old].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await clinic.sql('select event_id from webhook_event')).toHaveLength(before.length);
});

test('an event of an unknown type is acknowledged and remembered', async () => {
  const answer = await post(telnyx.signEvent({ data: { id: 'new-kind', event_type: 'fax.brand.new', payload: {} } }));
  expect(answer.statusCode).toBe(200);
  expect(await clinic.sql("select event_type from webhook_event where event_id = 'new-kind'")).toEqual([{ event_type: 'fax.brand.new' }]);
});

test('a media URL into the internal network is never fetched, and is reported', async () => {
  const event = {
    data: {
      id: 'inside', event_type: 'fax.received',
      payload: { fax_id: 'inside', direction: 'inbound', from: '+14165550142', to: clinicNumber, media_url: 'https://169.254.169.254/latest' },
    },
  };
  await post(telnyx.signEvent(event));
  await vi.waitFor(
    async () =>
      expect(await clinic.sql("select code, from_number, to_number from quarantine where source = 'telnyx'")).toEqual([
        { code: 'download-refused', from_number: '+14165550142', to_number: clinicNumber },
      ]),
    patiently,
  );
  expect(await clinic.sql("select action, detail ->> 'code' as code from audit_event where entity = 'quarantine'")).toEqual([
    { action: 'C', code: 'download-refused' },
  ]);
  expect(await clinic.sql("select topic from event where entity = 'quarantine'")).toEqual([{ topic: 'fax' }]);
});

test('a fax for a number that nobody has is kept, and is there once it is given to a clinic or the number is', async () => {
  const [given, found] = [telnyx.receive(fax('five', { to: '+16135550177' })), telnyx.receive(fax('six', { to: '+16135550188' }))];
  for (const delivery of [given, found]) await post(delivery);
  const jobOf = async ({ faxId }: { faxId: string }) => {
    const [job] = await clinic.sql<{ id: number; status: string; code: string; held: StoredFile | null }>(
      `select id::int, status, last_error ->> 'code' as code, job.payload -> 'held' as held from job
       join webhook_event on event_id = job.payload ->> 'eventId' where webhook_event.payload ->> 'fax_id' = $1`,
      [faxId],
    );
    return job!;
  };
  for (const delivery of [given, found]) {
    await vi.waitFor(async () => expect(await jobOf(delivery)).toMatchObject({ status: 'failed', code: 'unknown-number' }), patiently);
    const { held } = await jobOf(delivery);
    // What Telnyx says of it later does not matter any more.
    telnyx.forget(delivery.faxId);
    expect((await clinic.files.read(held!.key)).toString()).toContain('%PDF');
  }
  const again = async (delivery: Delivery & { faxId: string }, organizationId: string | null) => {
    const { id } = await jobOf(delivery);
    expect(await clinic.database.asService(null, (tx) => tryAgain(tx, id, { organizationId }))).toBe(true);
    await arrives(delivery.faxId);
  };
  await again(given, clinic.organization.id);
  await clinic.sql("update location set fax_numbers = fax_numbers || '{+16135550188}'");
  await again(found, null);
});
