import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';

/** A mail as it lies in somebody's box. */
export interface PostedMail {
  to: string;
  /** Where what says that it did not arrive is sent. */
  envelopeFrom: string;
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  messageId: string;
  files: { name: string; mediaType: string; bytes: Uint8Array }[];
  headers: ReadonlyMap<string, string>;
}

/** What becomes of one mail at this server; `lose-answer`: it is taken, and the line ends before that is said. */
export type PostPlan = (mail: { to: string }) => 'accept' | 'refuse' | 'busy' | 'lose-answer';

export interface AnsweredMail {
  text: string;
  /** Another address than the one that it went to. */
  from?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  messageId?: string;
  /** Of the envelope; an empty one is that of reports. */
  envelopeFrom?: string;
}

export type Postbox = Awaited<ReturnType<typeof startPostbox>>;

/** The mail servers of everybody else: they take mail by SMTP, and send answers by SMTP to where we listen. */
export async function startPostbox({ plan = () => 'accept' }: { plan?: PostPlan } = {}) {
  const mails: PostedMail[] = [];
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address: to }, _session, done) {
      const outcome = plan({ to });
      if (outcome === 'refuse') return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      if (outcome === 'busy') return done(Object.assign(new Error('Try again later'), { responseCode: 450 }));
      done();
    },
    onData(stream, { envelope, remotePort }, done) {
      const keep = simpleParser(stream).then((mail) => {
        const [recipient] = envelope.rcptTo;
        const to = recipient?.address ?? '';
        const headers = new Map(mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]));
        mails.push({
          to, envelopeFrom: envelope.mailFrom ? envelope.mailFrom.address : '', fromName: mail.from?.value[0]?.name ?? '', replyTo: mail.replyTo?.value[0]?.address ?? null,
          subject: mail.subject ?? '', text: mail.text ?? '', messageId: mail.messageId ?? '', headers,
          files: mail.attachments.map(({ filename = '', contentType, content }) => ({ name: filename, mediaType: contentType, bytes: content })),
        });
        if (plan({ to }) !== 'lose-answer') return done();
        // The line ends, and whoever sent it knows nothing.
        sockets.get(remotePort)?.destroy();
      });
      // Whoever sent it has gone in the middle of it: there is no mail.
      keep.catch((error: Error) => done(error));
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    /** As SMTP_URL names it. */
    url: `smtp://127.0.0.1:${port}`,
    /** What was taken for an address, oldest first. */
    mailsTo: (address: string): readonly PostedMail[] => mails.filter(({ to }) => to === address),
    /** Everything that was taken. */
    mails: (): readonly PostedMail[] => mails,
    /**
     * Answers a mail as a mail program does: with the mail below what is written.
     * @param port where we listen
     */
    answer: async (mail: PostedMail, { text, from = mail.to, headers = {}, attachments = [], messageId, envelopeFrom = from }: AnsweredMail, at: { port: number }): Promise<void> => {
      const quoted = mail.text.trimEnd().split('\n').map((line) => `> ${line}`).join('\n');
      const to = mail.replyTo ?? mail.envelopeFrom;
      await createTransport({ host: '127.0.0.1', port: at.port, ignoreTLS: true }).sendMail({
        from, to, envelope: { from: envelopeFrom, to }, subject: `Re: ${mail.subject}`, inReplyTo: mail.messageId, messageId, headers, attachments,
        text: `${text}\n\nOn Tue, Nov 24, 2026 at 12:00 PM ${mail.fromName} wrote:\n${quoted}\n`,
      });
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
