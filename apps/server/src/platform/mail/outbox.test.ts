import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { startWorker } from '../jobs/worker.ts';
import { createLog } from '../log/log.ts';
import { createMailHandler, postMail } from './outbox.ts';
import { createSmtpMailer } from './smtp.adapter.ts';
import { patiently } from '../../testing/patiently.ts';

const received: { from: string; to: string[]; text: string; subject: string; files?: { name: string | undefined; content: string }[] }[] = [];
let refusals = 0;
let smtp: SMTPServer;
let test: TestDatabase;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      if (refusals-- > 0) return stream.resume().on('end', () => callback(new Error('try again later')));
      void simpleParser(stream).then((mail) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          text: mail.text ?? '',
          subject: mail.subject ?? '',
          ...(mail.attachments.length > 0 && { files: mail.attachments.map(({ filename, content }) => ({ name: filename, content: content.toString() })) }),
        });
        callback();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  test = await createTestDatabase();
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Intake <intake@clinic.example>',
  });
  const handlers = { mail: createMailHandler({ database: test.database, files: { read: () => Promise.resolve(Buffer.from('%PDF-1.7 one page')) }, mailer }) };
  worker = await startWorker({ database: test.database, log: createLog('silent'), handlers });
});
afterAll(async () => {
  await worker.stop(5);
  await test.close();
  smtp.close();
});

const post = (subject: string, expiresAt?: Date) =>
  test.database.asService(null, (tx) =>
    postMail(tx, { to: 'rosa@example.org', subject, text: 'Grüße, 您好\n', ...(expiresAt && { expiresAt }) }),
  );
const unsent = async (subject: string) =>
  (await test.sql('select 1 from mail where subject = $1 and sent_at is null', [subject])).length;

describe('the outbox', () => {
  it('sends a mail that was posted, as it was written', async () => {
    await post('A code');
    await expect.poll(() => unsent('A code'), patiently).toBe(0);
    expect(received).toEqual([
      { from: 'intake@clinic.example', to: ['rosa@example.org'], text: 'Grüße, 您好\n', subject: 'A code' },
    ]);
  });

  it('sends the file that goes along', async () => {
    const attachment = { key: 'a key', name: 'INV-00001.pdf', mediaType: 'application/pdf' };
    await test.database.asService(null, (tx) => postMail(tx, { to: 'kim@example.org', subject: 'An invoice', text: 'See the file.', attachment }));
    await expect.poll(() => unsent('An invoice'), patiently).toBe(0);
    expect(received.find(({ subject }) => subject === 'An invoice')?.files).toEqual([{ name: 'INV-00001.pdf', content: '%PDF-1.7 one page' }]);
  });

  it('does not let a subject add headers', async () => {
    await post('Hello\r\nBcc: thief@example.org');
    await expect.poll(() => received.length, patiently).toBe(3);
    expect(received[2]!.to).toEqual(['rosa@example.org']);
  });

  it('tries again when the mail server refuses', async () => {
    refusals = 1;
    await post('Later');
    await expect.poll(() => unsent('Later'), patiently).toBe(0);
  });

  it('keeps what came too late, and does not send it', async () => {
    await post('Old', new Date(Date.now() - 1000));
    const status = async () =>
      (
        await test.sql<{ status: string }>(
          `select j.status from job j join mail m on m.id = (j.payload ->> 'mailId')::uuid where subject = 'Old'`,
        )
      )[0]?.status;
    await expect.poll(status, patiently).toBe('failed');
    expect(await unsent('Old')).toBe(1);
    expect(received.some(({ subject }) => subject === 'Old')).toBe(false);
  });
});
