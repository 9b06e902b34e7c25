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
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience });
  return {
    async send({ to, subject, text, files = [], headers = {}, fromName, replyTo }) {
      // As an object, so that an address with a comma in it stays one address.
      const attachments = files.map(({ name, mediaType, bytes }) => ({ filename: name, contentType: mediaType, content: Buffer.from(bytes) }));
      const message = {
        from: fromName === undefined ? from : { name: fromName, address }, to: { name: '', address: to }, subject, text, attachments, headers: unfolded(headers),
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo }, envelope: { from: replyTo, to } }), disableFileAccess: true, disableUrlAccess: true,
      };
      await transport.sendMail(message).catch((error: SmtpError) => {
        throw new MailNotTaken(reasonOf(error.code), error, knownOf(error));
      });
    },
  };
}

type SmtpError = Error & { code?: string; originalCode?: string; responseCode?: number };

/** There was no connection over which anything could have gone. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const before = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'ETLS']);

/** A connection that ends without an answer may have ended after the server took the mail. */
function knownOf({ code = '', originalCode = '', responseCode }: SmtpError): MailNotTaken['known'] {
  const isUnconnected = neverConnected.has(originalCode) || neverConnected.has(code) || code === 'EDNS';
  const isCertain = responseCode !== undefined || isUnconnected || before.has(code) || code === 'EENVELOPE';
  return { isCertain, isPassing: isUnconnected || (responseCode !== undefined && responseCode >= 400 && responseCode < 500) };
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
