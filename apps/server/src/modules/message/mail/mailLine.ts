import { phoneText, type Locale } from '@intake/api/rules';
import { MailNotTaken, type Mailer, type MailFile } from '../../../platform/mail/mail.port.ts';
import { TextRefused, TextUnconfirmed, type TextState } from '../../../platform/telephony/telephony.port.ts';
import type { Clinic } from '../clinicOf.ts';
import { mailTexts } from './mail.messages.ts';
import { replyAddress } from './replyToken.ts';

/** The links that end e-mails. */
export interface MailLinks {
  /** For a person, who is asked. */
  mail(messageId: string): string;
  /** For mail programs, which post to it (RFC 8058). */
  mailPost(messageId: string): string;
}

export interface MailLineOptions {
  mailer: Mailer;
  /** Whose mail arrives here; undefined where answers reach nobody. */
  replyDomain: string | undefined;
  links: MailLinks;
}

export interface OutgoingMail {
  to: string;
  text: string;
  files: readonly MailFile[];
  /** The id of the message. */
  reference: string;
  replyToken: string;
  clinic: Clinic;
  locale: Locale;
}

export interface MailLine {
  /**
   * Gives an e-mail to the mail server, in one call that is never repeated.
   * @throws TextRefused the server does not have it
   * @throws TextUnconfirmed nobody knows whether it has
   */
  send(mail: OutgoingMail): Promise<TextState>;
}

/** E-mails to patients, by the server that takes the mail of the installation. */
export const createMailLine = ({ mailer, replyDomain, links }: MailLineOptions): MailLine => ({
  async send({ to, text, files, reference, replyToken, clinic, locale }) {
    const { subject, foot } = mailTexts[locale];
    const name = oneLine(clinic.name);
    const messageId = `<${reference}@${replyDomain ?? 'intake.invalid'}>`;
    await mailer
      .send({
        to,
        subject: subject(name),
        text: `${text}\n\n-- \n${foot({ name, phone: clinic.phone && phoneText(clinic.phone), takesAnswers: replyDomain !== undefined, unsubscribe: links.mail(reference) })}\n`,
        headers: {
          'Message-ID': messageId,
          'List-Unsubscribe': `<${links.mailPost(reference)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          // No answering machine is to answer it.
          'Auto-Submitted': 'auto-generated',
        },
        files,
        fromName: name,
        ...(replyDomain !== undefined && { replyTo: replyAddress(replyToken, replyDomain) }),
      })
      .catch((error: unknown) => {
        throw asSendError(error);
      });
    return { providerId: `mail:${reference}`, status: 'underway', failureReason: null, isOptedOut: false };
  },
});

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function asSendError(error: unknown): Error {
  if (!(error instanceof MailNotTaken) || !error.known.isCertain) return new TextUnconfirmed('the mail server has not answered', { cause: error });
  return new TextRefused(error.reason, { isPassing: error.known.isPassing, isOptedOut: false }, { cause: error });
}
