import { sql } from 'kysely';
import type { JobKind } from '@intake/api/rules';
import type { Database, Tx } from '../database/database.port.ts';
import type { Files } from '../files/files.port.ts';
import { complete, enqueue, PermanentError, type JobHandler } from '../jobs/jobs.port.ts';
import type { Mail, Mailer } from './mail.port.ts';

/** Kind of the job that sends one mail. */
export const mailJob = 'mail' satisfies JobKind;

/** A stored file that goes along. */
interface StoredAttachment {
  key: string;
  name: string;
  mediaType: string;
}

/**
 * Stores a mail in the caller's transaction, to be sent by a job. Without a mail server it waits in the outbox.
 * @param userId whom it is for, when it is about an account
 * @param expiresAt after that it is not sent any more
 */
export async function postMail(tx: Tx, mail: Mail & { userId?: string; expiresAt?: Date; attachment?: StoredAttachment }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into mail (recipient, user_id, subject, body, headers, expires_at, attachment)
    values (${mail.to}, ${mail.userId ?? null}, ${mail.subject}, ${mail.text}, ${JSON.stringify(mail.headers ?? {})}, ${mail.expiresAt ?? null}, ${mail.attachment ? JSON.stringify(mail.attachment) : null})
    returning id`.execute(tx);
  await enqueue(tx, { kind: mailJob, organizationId: null, payload: { mailId: rows[0]!.id } });
}

interface StoredMail {
  recipient: string;
  subject: string;
  body: string;
  headers: Record<string, string>;
  expired: boolean;
  attachment: StoredAttachment | null;
}

/** Sends what waits in the outbox. A crash between sending and noting it may send a mail twice, never lose it. */
export const createMailHandler = ({
  database,
  files,
  mailer,
}: {
  database: Database;
  files: Pick<Files, 'read'>;
  mailer: Mailer;
}): JobHandler => ({
  concurrency: 2,
  async run(job) {
    const id = String(job.payload['mailId']);
    const mail = await database.asService(null, async (tx) => {
      const { rows } = await sql<StoredMail>`
        select recipient, subject, body, headers, attachment, coalesce(expires_at <= now(), false) as expired from mail where id = ${id}`.execute(
        tx,
      );
      return rows[0];
    });
    if (!mail) throw new PermanentError('unexpected', 'There is no such mail.');
    if (mail.expired) throw new PermanentError('expired', 'The mail was not sent in time.');
    const { attachment, headers } = mail;
    const file = attachment ? { name: attachment.name, mediaType: attachment.mediaType, bytes: await files.read(attachment.key) } : undefined;
    await mailer.send({ to: mail.recipient, subject: mail.subject, text: mail.body, headers, ...(file && { files: [file] }) });
    await database.asService(null, async (tx) => {
      await sql`update mail set sent_at = now() where id = ${id}`.execute(tx);
      await complete(tx, job);
    });
  },
  // It stays in the outbox without a date of sending.
  onFailed: async () => {},
});
