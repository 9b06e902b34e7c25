import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clinicNumber } from '../../../testing/clinic.ts';
import { patiently } from '../../../testing/patiently.ts';
import { startMailing, type MailingClinic } from '../../../testing/texting/mailing.ts';
import { noon } from '../../../testing/texting/texting.ts';
import { mirrorOptOuts } from '../optOut/mirrorOptOuts.ts';

let clinic: MailingClinic;
let numbers = 0;
const newNumber = () => `+1902555${String(3000 + (numbers += 1))}`;
const minute = 60_000;
beforeAll(async () => {
  clinic = await startMailing();
});
afterAll(() => clinic.stop());
beforeEach(async () => {
  clinic.time.now = noon;
  clinic.plan.answer = () => 'accept';
  clinic.plan.carriesMedia = () => true;
  await mirrorOptOuts(clinic);
});

const png = (content: string) => Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.from(content)]);
const fileOf = (bytes: Buffer, name = 'map.png') => ({ name, content: bytes.toString('base64') });
const send = async (number: string, files: { name: string; content: string }[], more: object = {}) =>
  clinic.messages.send(clinic.actor, {
    clientKey: crypto.randomUUID(), to: { number, patientId: null }, text: 'This is how you find us.', files, lastSeenId: null, purpose: 'conversation', locale: null, templateId: null, templateVersion: null,
    appointmentId: null, appointmentVersion: null, notBefore: null, expiresAt: null, quietHoursReason: null, ...more,
  });
const becomes = (id: string, status: string) => vi.waitFor(async () => expect(await clinic.messageOf(id)).toMatchObject({ status }), patiently);
const sentTo = (number: string) => clinic.telnyx.texts().filter(({ to }) => to === number);
const patientWith = async (number: string) => {
  await clinic.newPatient([number]);
  return number;
};
const drawn = () => clinic.sql<{ message_id: string }>('select message_id from message_file where ticket_hash is not null');

test('a picture goes once, as the provider fetches it, is paid for as a picture message, and is seen in the thread', async () => {
  const number = await patientWith(newNumber());
  const clientKey = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send(number, [fileOf(png('the way')), fileOf(Buffer.from('%PDF-1.7 before'), 'before.pdf')], { clientKey })));
  const [{ id }] = answers as [(typeof answers)[number]];
  expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
  await becomes(id, 'delivered');
  const texts = sentTo(number);
  expect(texts).toHaveLength(1);
  expect(texts[0]!.media.map(({ contentType, bytes }) => [contentType, Buffer.from(bytes).toString('latin1')])).toEqual([
    ['image/png', png('the way').toString('latin1')], ['application/pdf', '%PDF-1.7 before'],
  ]);
  expect(await clinic.sql("select kind, units from credit_entry where object_id = $1 and kind = 'settle'", [id])).toMatchObject([{ units: 3 }]);
  const { items } = await clinic.messages.list(clinic.actor, { conversationId: answers[0]!.conversationId, limit: 5, status: undefined, purpose: undefined });
  expect(items[0]).toMatchObject({ mediaCount: 2, segments: 3, files: [{ name: 'map.png', mediaType: 'image/png', url: expect.stringContaining('/api/files/') }, { name: 'before.pdf' }] });
  expect(await clinic.sql("select detail->>'files' as files from audit_event where entity_id = $1 and action = 'C'", [id])).toEqual([{ files: '2' }]);
});

test('an address opens one file while its message is under way, and nothing before, afterwards, or to whoever guesses', async () => {
  const number = await patientWith(newNumber());
  const urls: string[] = [];
  const made = vi.spyOn(clinic.messageLinks, 'media').mockImplementation((ticket) => (urls.push(ticket), `http://127.0.0.1:9/${ticket}`));
  clinic.plan.isDeaf = true;
  clinic.plan.answer = () => 'lose-answer';
  const { id } = await send(number, [fileOf(png('a map'))]);
  await becomes(id, 'unconfirmed');
  made.mockRestore();
  clinic.plan.isDeaf = false;
  const open = (ticket: string) => clinic.app.inject({ url: `/api/link/media/${ticket}` });
  const answer = await open(urls[0]!);
  expect(answer.rawPayload).toEqual(png('a map'));
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; sandbox" });
  expect(urls[0]).toMatch(/^[\w-]{43}$/);
  for (const guess of ['a'.repeat(43), 'short', urls[0]!.toLowerCase()]) expect((await open(guess)).statusCode).not.toBe(200);
  clinic.time.now = new Date(noon.getTime() + 61 * minute);
  expect((await open(urls[0]!)).statusCode).not.toBe(200);
  clinic.time.now = noon;
  const { version } = await clinic.messageOf(id);
  await clinic.messages.settle(clinic.actor, { id, version, settlement: 'not-arrived' });
  expect((await open(urls[0]!)).statusCode).not.toBe(200);
  expect(sentTo(number)).toHaveLength(1);
});

test('what the provider cannot fetch is not delivered, and says so', async () => {
  const number = await patientWith(newNumber());
  const made = vi.spyOn(clinic.messageLinks, 'media').mockImplementation(() => 'http://127.0.0.1:9/nothing');
  const { id } = await send(number, [fileOf(png('lost'))]);
  await becomes(id, 'failed');
  made.mockRestore();
  expect(await clinic.messageOf(id)).toMatchObject({ failure_reason: '40008 Undeliverable' });
});

test('where the number carries no pictures none is taken, and one that waited is kept here; the words alone go', async () => {
  const number = await patientWith(newNumber());
  const later = await send(number, [fileOf(png('tomorrow'))], { notBefore: new Date(noon.getTime() + 5 * minute).toISOString() });
  clinic.plan.carriesMedia = () => false;
  await mirrorOptOuts(clinic);
  expect(await clinic.conversations.reach(clinic.actor, { number })).toMatchObject({ attachments: null });
  await expect(send(number, [fileOf(png('now'))])).rejects.toMatchObject({ status: 409, code: 'no-media' });
  clinic.time.now = new Date(noon.getTime() + 6 * minute);
  await clinic.sql("update job set run_at = now() where kind = 'send-text' and status = 'queued'");
  await becomes(later.id, 'blocked');
  expect(await clinic.messageOf(later.id)).toMatchObject({ block: 'no-media' });
  expect(sentTo(number)).toEqual([]);
  const words = await send(number, []);
  await becomes(words.id, 'delivered');
  expect(sentTo(number)[0]!.media).toEqual([]);
});

test('what does not go with a message is refused by its bytes, and nothing of it is kept', async () => {
  const number = await patientWith(newNumber());
  const tries: [Parameters<typeof send>[1], object][] = [
    [[fileOf(Buffer.from('MZ program'), 'map.png')], { status: 415, code: 'unsupported-type' }],
    [[fileOf(Buffer.alloc(0))], { status: 422, code: 'empty' }],
    [[fileOf(png('x'.repeat(600_000))), fileOf(png('y'.repeat(400_001)))], { status: 413, code: 'too-large' }],
  ];
  for (const [files, refusal] of tries) await expect(send(number, files)).rejects.toMatchObject(refusal);
  expect(await clinic.sql('select 1 from message_file f join message m on m.id = f.message_id join conversation c on c.id = m.conversation_id where c.theirs = $1', [number])).toEqual([]);
  expect(await clinic.conversations.reach(clinic.actor, { number })).toMatchObject({ attachments: { maxBytes: 1_000_000 } });
});

test('after a STOP no address is drawn, and what waited is withdrawn with its picture', async () => {
  const number = await patientWith(newNumber());
  const { id } = await send(number, [fileOf(png('never'))], { notBefore: new Date(noon.getTime() + 5 * minute).toISOString() });
  await clinic.phoneWrites(number, 'STOP');
  await becomes(id, 'cancelled');
  expect((await drawn()).map(({ message_id }) => message_id)).not.toContain(id);
  await expect(send(number, [fileOf(png('nor this'))])).rejects.toMatchObject({ status: 409 });
});

test('by e-mail a file goes along with the mail itself, larger than a telephone takes, and costs nothing', async () => {
  const email = `ada.${(numbers += 1)}@mail.example`;
  await clinic.newPatient([], { email });
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(2_000_000, 'x')]);
  const { id } = await send(email, [fileOf(bytes, 'Préparation.pdf')]);
  await becomes(id, 'sent');
  const [mail] = clinic.postbox.mailsTo(email);
  expect(mail!.files.map(({ name, mediaType, bytes: got }) => [name, mediaType, Buffer.from(got).equals(bytes)])).toEqual([['Préparation.pdf', 'application/pdf', true]]);
  expect(await clinic.sql('select 1 from credit_entry where object_id = $1', [id])).toEqual([]);
  expect((await drawn()).map(({ message_id }) => message_id)).not.toContain(id);
  await expect(clinic.sql('select media_from from organization')).resolves.toEqual([{ media_from: clinicNumber }]);
});
