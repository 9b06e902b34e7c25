import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clinicNumber } from '../../../testing/clinic.ts';
import { patiently } from '../../../testing/patiently.ts';
import { startTexting, type TextingClinic } from '../../../testing/texting/texting.ts';

let clinic: TextingClinic;
let numbers = 0;
const newNumber = () => `+1902555${String(2000 + (numbers += 1))}`;
beforeAll(async () => {
  clinic = await startTexting();
});
afterAll(() => clinic.stop());

const picture = (content: string, more: { isGone?: boolean } = {}) => ({ bytes: Buffer.from(content), contentType: 'image/jpeg', ...more });
const faxesOf = (number: string) => clinic.sql<{ source: string; to_number: string }>('select source, to_number from fax where from_number = $1', [number]);
const jobsOpen = () => clinic.sql("select 1 from job where kind = 'fetch-media' and status in ('queued','running')");

test('what comes with a text is in the inbox with its number, each file once, however often the webhook comes', async () => {
  const number = newNumber();
  await clinic.newPatient([number]);
  const delivery = clinic.telnyx.receiveText({ from: number, to: clinicNumber, text: 'My referral', media: [picture('page one'), picture('page two')] });
  await Promise.all([clinic.post(delivery), clinic.post(delivery), clinic.post(delivery)]);
  await vi.waitFor(async () => expect(await faxesOf(number)).toHaveLength(2), patiently);
  await vi.waitFor(async () => expect(await jobsOpen()).toEqual([]), patiently);
  expect(await faxesOf(number)).toEqual([{ source: 'telnyx', to_number: clinicNumber }, { source: 'telnyx', to_number: clinicNumber }]);
  expect(await clinic.sql("select media_count from message m join conversation c on c.id = m.conversation_id where c.theirs = $1", [number])).toEqual([{ media_count: 2 }]);
});

test('what the provider has let go of, or may not be fetched, is set aside with the number to ask, and the words stay', async () => {
  const number = newNumber();
  await clinic.phoneWrites(number, 'My card', { media: [picture('a card', { isGone: true })] });
  await vi.waitFor(async () => expect(await clinic.sql('select source, code, to_number from quarantine where from_number = $1', [number])).toEqual([{ source: 'telnyx', code: 'download-refused', to_number: clinicNumber }]), patiently);
  expect(await faxesOf(number)).toEqual([]);
  expect(await clinic.sql("select body from message m join conversation c on c.id = m.conversation_id where c.theirs = $1", [number])).toEqual([{ body: 'My card' }]);
});

test('an address inside of our network is not asked', async () => {
  const number = newNumber();
  const event = { id: crypto.randomUUID(), from: { phone_number: number }, to: [{ phone_number: clinicNumber }], text: 'Look', media: [{ url: 'http://127.0.0.1:9/secret' }, { size: 3 }, 'odd'] };
  await clinic.post(clinic.telnyx.signEvent({ data: { record_type: 'event', id: crypto.randomUUID(), event_type: 'message.received', occurred_at: new Date().toISOString(), payload: event } }));
  await vi.waitFor(async () => expect(await clinic.sql('select code from quarantine where from_number = $1', [number])).toEqual([{ code: 'download-refused' }]), patiently);
  expect(await clinic.sql("select media_count from message m join conversation c on c.id = m.conversation_id where c.theirs = $1", [number])).toEqual([{ media_count: 3 }]);
});
