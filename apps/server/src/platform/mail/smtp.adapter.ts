import { createTransport } from 'nodemailer';
import { MailNotTaken, type Mailer } from './mail.port.ts';

/** Milliseconds; a server that is not there is not waited for longer. */
const patience = 15_000;

/**
 * Sends through an SMTP server.
 * @param url such as smtps://user:password@mail.example
 * @param from sender, such as Intake <intake@clinic.example>
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience });
  return {
    async send({ to, subject, text, file, headers = {} }) {
      // As an object, so that an address with a comma in it stays one address.
      const attachments = file && [{ filename: file.name, contentType: file.mediaType, content: Buffer.from(file.bytes) }];
      const message = { from, to: { name: '', address: to }, subject, text, attachments, headers: unfolded(headers), disableFileAccess: true, disableUrlAccess: true };
      await transport.sendMail(message).catch((error: Error & { code?: string }) => {
        throw new MailNotTaken(reasonOf(error.code), error);
      });
    },
  };
}

/** A folded List-Unsubscribe is not found by those who look for it. */
const unfolded = (headers: Record<string, string>) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]));

function reasonOf(code: string | undefined): MailNotTaken['reason'] {
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return 'sign-in-refused';
    case 'EENVELOPE':
    case 'EMESSAGE':
      return 'refused';
    default:
      return 'unreachable';
  }
}
