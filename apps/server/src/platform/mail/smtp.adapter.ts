import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.port.ts';

/**
 * Sends through an SMTP server.
 * @param url such as smtps://user:password@mail.example
 * @param from sender, such as Intake <intake@clinic.example>
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url);
  return {
    async send({ to, subject, text }) {
      // As an object, so that an address with a comma in it stays one address.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
