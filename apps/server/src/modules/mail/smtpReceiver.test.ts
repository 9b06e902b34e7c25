import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { foreignBytes } from '../../platform/documents/foreign.fixtures.ts';
import { createLog } from '../../platform/log/log.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createMailTaker, type MailTaker } from '../message/mail/takeMail.ts';
import { startSmtp } from './smtpReceiver.ts';

let clinic: TestClinic;
let answers: MailTaker;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  clinic = await createTestClinic();
  answers = createMailTaker({ ...clinic, clock: systemClock });
  smtp = await startSmtp({ ...clinic, answers, host: '127.0.0.1', port: 0, log: createLog('silent') });
});
afterAll(async () => {
  await smtp.stop();
  await clinic.close();
});

const send = (more: object) =>
  createTransport({ host: '127.0.0.1', port: smtp.port, ignoreTLS: true }).sendMail({
    from: 'Front desk <6135550177@fax.example>',
    to: '6135550100@intake.example',
    messageId: '<1@fax.example>',
    attachments: [{ filename: 'fax.pdf', content: Buffer.from('%PDF-1.4 first'), contentType: 'application/pdf' }],
    ...more,
  });
const faxes = () => clinic.sql<{ from_number: string; source: string }>('select from_number, source from fax order by received_at');

test('each document of a message becomes a fax of the number it was sent to', async () => {
  const answer = await send({});
  expect(answer.response).toMatch(/^250/);
  expect(await faxes()).toEqual([{ from_number: '+16135550177', source: 'email' }]);
});

test('the same message delivered again is the same fax', async () => {
  await send({});
  expect(await faxes()).toHaveLength(1);
});

test('a number that nobody has here is refused with 550', async () => {
  await expect(send({ to: '4165550199@intake.example' })).rejects.toMatchObject({ responseCode: 550 });
});

test('a message without a document is refused, so that its sender is notified', async () => {
  await expect(send({ attachments: [], text: 'please call', messageId: '<2@fax.example>' })).rejects.toMatchObject({ responseCode: 554 });
  expect(await faxes()).toHaveLength(1);
});

test('a clinic that takes no faxes by e-mail says so', async () => {
  const set = (takesMail: boolean) => clinic.sql(`update organization set settings = settings || jsonb_build_object('takesMail', $1::boolean)`, [takesMail]);
  const before = await faxes();
  await set(false);
  await expect(send({ messageId: '<3@fax.example>' })).rejects.toMatchObject({ responseCode: 550, response: expect.stringContaining('no faxes by e-mail') });
  expect(await faxes()).toEqual(before);
  await set(true);
  expect((await send({})).response).toMatch(/^250/);
});

test('a NUL in the name of a sender or of a file loses no fax', async () => {
  const name = '=?UTF-8?Q?Front=00desk?=';
  const raw = [
    `From: ${name} <6135550177@fax.example>`, 'Message-ID: <4@fax.example>', 'Content-Type: application/pdf', 'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}.pdf"`, '', Buffer.from('%PDF-1.4 fourth').toString('base64'),
  ].join('\r\n');
  const answer = await send({ raw, envelope: { from: '6135550177@fax.example', to: '6135550100@intake.example' } });
  expect(answer.response).toMatch(/^250/);
  expect(await clinic.sql("select sender_name from fax where provider_fax_id like '<4@%'")).toEqual([{ sender_name: 'Front\ufffddesk' }]);
});

test('documents that their sender calls something else are faxes, the logo of a signature beside them is not', async () => {
  const before = (await faxes()).length;
  const logo = { filename: 'logo.png', content: foreignBytes('ghostscript-mono.png'), contentType: 'image/png', cid: 'logo' };
  const mistaken = [
    { filename: 'fax.tif', content: foreignBytes('spandsp-received.tif'), contentType: 'image/x-tiff' },
    { filename: 'letter.txt', content: foreignBytes('mail-header.pdf'), contentType: 'text/plain' },
  ];
  await send({ messageId: '<5@fax.example>', html: '<p>A letter</p><img src="cid:logo">', attachments: [logo, ...mistaken] });
  const names = await clinic.sql('select original_name from fax order by received_at, original_name offset $1', [before]);
  expect(names).toEqual([{ original_name: 'fax.tif' }, { original_name: 'letter.txt' }]);
});

test('a picture in the text is the fax when nothing else was sent', async () => {
  const photo = { filename: 'letter.jpg', content: foreignBytes('camera-orientation-6.jpg'), contentType: 'image/jpeg', cid: 'photo' };
  await send({ messageId: '<6@fax.example>', html: '<img src="cid:photo">', attachments: [photo] });
  expect(await clinic.sql('select original_name from fax order by received_at desc limit 1')).toEqual([{ original_name: 'letter.jpg' }]);
});

/** The latest faxes by what their files were called. */
const latestNames = (count: number) => clinic.sql('select original_name from fax order by received_at desc limit $1', [count]);

test.each([
  ['as it is', 'fwd.eml', undefined, '7bit'],
  ['in base64 and without a name', undefined, undefined, 'base64'],
  ['two deep', 'outer.eml', 'inner.eml', '7bit'],
])('a document in a message that is forwarded %s is a fax', async (how, filename, inner, encoding) => {
  const boundary = 'part';
  const part = (headers: string[], body: string) => [`--${boundary}`, ...headers, '', body].join('\r\n');
  const message = (...parts: string[]) => ['From: a@clinic.example', 'MIME-Version: 1.0', `Content-Type: multipart/mixed; boundary=${boundary}`, '', ...parts, `--${boundary}--`, ''].join('\r\n');
  const name = `${how}.PDF`;
  const letter = message(part(['Content-Type: text/x-anything', `Content-Disposition: attachment; filename="${name}"`, 'Content-Transfer-Encoding: base64'], Buffer.from(`%PDF-1.4 ${how}`).toString('base64')));
  const forward = (eml: string, called: string | undefined) =>
    send({
      messageId: `<${how}@fax.example>`, text: 'see below',
      attachments: [{ contentType: 'message/rfc822', contentTransferEncoding: encoding, content: eml, ...(called && { filename: called }) }],
    });
  const nested = inner && message(part(['Content-Type: message/rfc822', 'Content-Transfer-Encoding: base64', `Content-Disposition: attachment; filename="${inner}"`], Buffer.from(letter).toString('base64')));
  expect((await forward(nested ?? letter, filename)).response).toMatch(/^250/);
  expect(await latestNames(1)).toEqual([{ original_name: name }]);
});

test('what comes along with a document and cannot be read is set aside once, signatures are not', async () => {
  const set = { messageId: '<11@fax.example>', attachments: [
    { filename: 'FAX.PDF', content: Buffer.from('%PDF-1.4 beside'), contentType: 'image/jpeg' },
    { filename: 'winmail.dat', content: Buffer.from('789f3e22', 'hex'), contentType: 'application/ms-tnef' },
    { filename: 'labs.docx', content: Buffer.from('PK\x03\x04'), contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    { filename: 'smime.p7s', content: Buffer.from('x'), contentType: 'application/pkcs7-signature' },
  ] };
  await send(set);
  await send(set);
  expect(await latestNames(1)).toEqual([{ original_name: 'FAX.PDF' }]);
  expect(await clinic.sql('select original_name, code, source, from_number, to_number, file_key is not null as is_kept from quarantine order by original_name')).toEqual(
    ['labs.docx', 'winmail.dat'].map((name) => ({
      original_name: name, code: 'unsupported-type', source: 'email', from_number: '+16135550177', to_number: '+16135550100', is_kept: true,
    })),
  );
});

test('a message beyond the largest size is refused, and another recipient too many', async () => {
  const large = [{ filename: 'fax.pdf', content: Buffer.alloc(51 * 1024 * 1024, 'x'), contentType: 'application/pdf' }];
  await expect(send({ attachments: large, messageId: '<8@fax.example>' })).rejects.toMatchObject({ responseCode: 552 });
  const to = Array.from({ length: 21 }, () => '6135550100@intake.example');
  const answer = await send({ envelope: { from: '6135550177@fax.example', to: to.map((address, n) => address.replace('@', `@${n}.`)) }, messageId: '<9@fax.example>' });
  expect(answer).toMatchObject({ accepted: { length: 20 }, rejected: { length: 1 } });
});

test('senders above the limit of connections are told to try later', async () => {
  const crowded = await startSmtp({ ...clinic, answers, host: '127.0.0.1', port: 0, log: createLog('silent') });
  const lines = await Promise.all(Array.from({ length: 22 }, () => greeting(crowded.port)));
  expect(lines.filter(({ text }) => text.startsWith('220'))).toHaveLength(20);
  expect(lines.filter(({ text }) => text.startsWith('421'))).toHaveLength(2);
  lines.forEach(({ socket }) => socket.destroy());
  await crowded.stop();
});

/** Begins a message by hand, as far as these lines; what follows is left to the test. */
async function begin(...lines: string[]) {
  const { socket } = await greeting(smtp.port);
  for (const line of ['EHLO fax.example', 'MAIL FROM:<6135550177@fax.example>', 'RCPT TO:<6135550100@intake.example>', 'DATA']) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  socket.write(lines.map((line) => `${line}\r\n`).join(''));
  return socket;
}

test('senders who never end their message, or disconnect in the middle of it, do not block others', async () => {
  const slow = await Promise.all(Array.from({ length: 4 }, () => begin('Subject: slow', '')));
  const gone = await Promise.all(Array.from({ length: 4 }, () => begin('Subject: gone', '')));
  gone.forEach((socket) => socket.destroy());
  const answer = await send({ messageId: '<11@fax.example>', attachments: [{ filename: 'fax.pdf', content: Buffer.from('%PDF-1.4 eighth'), contentType: 'application/pdf' }] });
  expect(answer.response).toMatch(/^250/);
  slow.forEach((socket) => socket.destroy());
});

test('nothing of a message stays but its documents', async () => {
  await expect(send({ attachments: [], text: 'please call', messageId: '<12@fax.example>' })).rejects.toMatchObject({ responseCode: 554 });
  const discard = vi.spyOn(clinic.files, 'discard');
  await send({ messageId: '<13@fax.example>' });
  const [key] = discard.mock.calls[0]!;
  discard.mockRestore();
  await expect(clinic.files.read(key)).rejects.toThrow();
});

test('a connection is closed after its time limit, even while it is used', async () => {
  const short = await startSmtp({ ...clinic, answers, host: '127.0.0.1', port: 0, log: createLog('silent'), lineMs: 200 });
  const { socket } = await greeting(short.port);
  const noise = setInterval(() => socket.write('NOOP\r\n'), 20);
  socket.on('data', () => undefined).on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(noise);
  expect(socket.writable).toBe(false);
  await short.stop();
});

async function greeting(port: number) {
  const socket = connect(port, '127.0.0.1');
  const [data] = (await once(socket, 'data')) as [Buffer];
  return { socket, text: data.toString() };
}

test('a sender has to show the password where one is asked for, and never in the clear', async () => {
  const pem = await readFile(new URL('./smtpReceiver.fixture.pem', import.meta.url), 'utf8');
  const secured = await startSmtp({
    ...clinic, answers, host: '127.0.0.1', port: 0, log: createLog('silent'), tls: { key: pem, cert: pem }, login: { user: 'scanner', password: 'a:long one' },
  });
  const sendBy = (options: object) =>
    createTransport({ host: '127.0.0.1', port: secured.port, tls: { rejectUnauthorized: false }, ...options }).sendMail({
      from: '6135550177@fax.example', to: '6135550100@intake.example', messageId: '<10@fax.example>',
      attachments: [{ filename: 'fax.pdf', content: Buffer.from('%PDF-1.4 seventh'), contentType: 'application/pdf' }],
    });
  await expect(sendBy({})).rejects.toMatchObject({ responseCode: 530 });
  await expect(sendBy({ auth: { user: 'scanner', pass: 'guess' } })).rejects.toMatchObject({ responseCode: 535 });
  await expect(sendBy({ ignoreTLS: true, auth: { user: 'scanner', pass: 'a:long one' } })).rejects.toMatchObject({ code: 'EAUTH' });
  expect((await sendBy({ requireTLS: true, auth: { user: 'scanner', pass: 'a:long one' } })).response).toMatch(/^250/);
  await secured.stop();
});
