import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Delivery } from '../../platform/telephony/loopback/telnyxLoopback.ts';
import { clinicNumber } from '../../testing/clinic.ts';
import { startFaxLine, type FaxLine } from '../../testing/faxLine.ts';
import { patiently } from '../../testing/patiently.ts';

let line: FaxLine;
beforeAll(async () => void (line = await startFaxLine()));
afterAll(() => line.stop());

/** A fax on the line whose event says these things otherwise. */
function faxWith(odd: Record<string, unknown>, about: Record<string, unknown> = {}) {
  const { body, faxId } = line.telnyx.receive({ from: '+14165550142', to: clinicNumber, pdf: Buffer.from(`%PDF-1.4 ${crypto.randomUUID()}`) });
  const { data } = JSON.parse(body) as { data: { id: string; payload: Record<string, unknown> } };
  const event = { data: { ...data, ...about, payload: { ...data.payload, ...odd } } };
  return { faxId, eventId: data.id, delivery: line.telnyx.signEvent(event), payload: event.data.payload };
}
const nested = (depth: number, inner = '1') => `${'{"a":'.repeat(depth)}${inner}${'}'.repeat(depth)}`;
/** The same event with this text as one of its values. */
const withRaw = ({ delivery }: { delivery: Delivery }, raw: string) =>
  line.telnyx.signText(delivery.body.replace('"payload":{', `"payload":{"odd":${raw},`));

const faxOf = (providerFaxId: string) => line.clinic.sql<{ page_count: number }>('select id from fax where provider_fax_id = $1', [providerFaxId]);
const soon = (check: () => Promise<void>) => vi.waitFor(check, patiently);
const arrives = (providerFaxId: string) => soon(async () => expect(await faxOf(providerFaxId)).toHaveLength(1));
const jobOf = (eventId: string) =>
  line.clinic.sql<{ status: string; code: string | null }>(`select status, last_error ->> 'code' as code from job where payload ->> 'eventId' = $1`, [eventId]);

describe('an event of Telnyx with odd fields', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a sender that is a number', { from: 14165550142 }],
    ['a caller that is an object', { caller_id: { name: 'x' } }],
    ['a direction that is a list', { direction: ['inbound'] }],
    ['no direction', { direction: undefined }],
    ['more pages than anybody counts', { page_count: 99_999_999_999_999 }],
    ['pages that are no number', { page_count: { count: 1 } }],
    ['a word for whether it is whole', { partial_content: 'yes' }],
    ['a media address that is a number', { media_url: 5 }],
    ['a media address that is a list', { media_url: [] }],
    ['a failure that is an object', { failure_reason: { code: 1 } }],
  ])('is a fax all the same: %s', async (_, odd) => {
    const { faxId, delivery } = faxWith(odd);
    expect((await line.post(delivery)).statusCode).toBe(200);
    await arrives(faxId);
  });

  it('is a fax all the same: an id that is a number', async () => {
    const id = 4_711_000 + Math.trunc(Math.random() * 1000);
    const { delivery } = faxWith({ fax_id: id });
    expect((await line.post(delivery)).statusCode).toBe(200);
    await arrives(String(id));
  });

  it('is a fax by the id of the event where it names none, once', async () => {
    const { eventId, delivery } = faxWith({ fax_id: undefined });
    for (let time = 0; time < 2; time += 1) expect((await line.post(delivery)).statusCode).toBe(200);
    await arrives(eventId);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a list', { to: [clinicNumber] }],
    ['an object', { to: { number: clinicNumber } }],
    ['nothing', { to: null }],
  ])('waits for somebody to say whose it is when the dialled number is %s', async (_, odd) => {
    const { eventId, delivery } = faxWith(odd);
    expect((await line.post(delivery)).statusCode).toBe(200);
    await soon(async () => expect(await jobOf(eventId)).toEqual([{ status: 'failed', code: 'unknown-number' }]));
    const [job] = await line.clinic.sql<{ key: string }>(`select payload -> 'held' ->> 'key' as key from job where payload ->> 'eventId' = $1`, [eventId]);
    expect((await line.clinic.files.read(job!.key)).toString()).toContain('%PDF');
  });

  it('is seen where it says nothing of where its fax is', async () => {
    const { eventId, delivery } = faxWith({ fax_id: null, media_url: null });
    expect((await line.post(delivery)).statusCode).toBe(200);
    await soon(async () => expect(await jobOf(eventId)).toEqual([{ status: 'failed', code: 'unexpected' }]));
    expect(await line.clinic.sql(`select code from quarantine where code = 'unexpected'`)).toEqual([{ code: 'unexpected' }]);
  });

  it.each(['fax.receiving.started', 'fax.media.processed', 'fax.delivered'])('makes no fax of %s, which comes before or beside it', async (event_type) => {
    const before = await line.clinic.sql('select id from quarantine');
    const { faxId, eventId, delivery } = faxWith({}, { event_type });
    expect((await line.post(delivery)).statusCode).toBe(200);
    await soon(async () => expect((await jobOf(eventId)).filter(({ status }) => status !== 'done')).toEqual([]));
    expect(await faxOf(faxId)).toEqual([]);
    expect(await line.clinic.sql('select id from quarantine')).toHaveLength(before.length);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no id', { fax_id: undefined }],
    ['an id and a reference of other types', { fax_id: ['x'], client_state: 5 }],
    ['a reference that no text holds', { client_state: Buffer.from('\0\0').toString('base64') }],
    ['a reference that is no base64', { client_state: '%%%%' }],
    ['a reason that is an object', { failure_reason: { code: 1 } }],
  ])('of a fax that we sent, with %s, is done with', async (_, odd) => {
    for (const event_type of ['fax.delivered', 'fax.failed']) {
      const { eventId, delivery } = faxWith({ direction: 'outbound', ...odd }, { event_type });
      expect((await line.post(delivery)).statusCode).toBe(200);
      await soon(async () => expect(await jobOf(eventId)).toEqual([{ status: 'done', code: null }]));
    }
  });

  it.each([
    ['objects', nested(50_000)],
    ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('is a fax all the same: %s within each other, deeper than anybody reads', async (_, raw) => {
    const odd = faxWith({});
    expect((await line.post(withRaw(odd, raw))).statusCode).toBe(200);
    await arrives(odd.faxId);
  });

  it.each([
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"x"'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a list of data', '{"data":[]}'],
    ['an id that is a number', '{"data":{"id":5}}'],
    ['objects within each other', nested(100_000)],
    ['nothing', ''],
    ['half of one', '{"data":'],
  ])('is refused where it is none: %s', async (_, text) => {
    const { statusCode } = await line.post(line.telnyx.signText(text));
    expect([404, 422]).toContain(statusCode);
  });
});
