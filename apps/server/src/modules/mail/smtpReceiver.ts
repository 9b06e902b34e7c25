import { createHash, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { simpleParser, type Attachment, type ParsedMail } from 'mailparser';
import pLimit from 'p-limit';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { toE164 } from '@intake/api/rules/phone';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { findNumberOwner } from '../../platform/database/numberOwner.ts';
import { storableFields } from '../../platform/database/storable.ts';
import type { Files, StoredFile } from '../../platform/files/files.port.ts';
import { nobody } from '../../platform/files/keys.ts';
import type { Log } from '../../platform/log/log.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import type { Receiver } from '../../pipeline/receive.ts';
import { setAside } from '../../pipeline/setAside.ts';
import type { Answered, IncomingMail, MailTaker } from '../message/mail/takeMail.ts';
import { answerOptions, contentOf, parserOptions } from './mailContent.ts';
import { authorOf, deliveryFailureOf, isAutomatic } from './mailHead.ts';

export interface SmtpOptions {
  host: string;
  port: number;
  database: Database;
  files: Files;
  receiver: Receiver;
  /** Takes what patients answer to e-mails. */
  answers: MailTaker;
  log: Log;
  /** PEM; with it STARTTLS is offered. */
  tls?: { key: string; cert: string } | undefined;
  /** Who may send; needs tls. Without it anybody may who reaches the port. */
  login?: { user: string; password: string } | undefined;
  /** Milliseconds for which one line may stay; other than the usual. */
  lineMs?: number;
}

/** What senders may take of the machine: at most two messages are in memory at once, the others are on the disk. */
const limits = { clients: 20, recipients: 20, messages: 2, messageBytes: 50 * 1024 * 1024, answerCharacters: 100_000, idleMs: 60_000, lineMs: 15 * 60_000 };

interface Mailbox {
  organizationId: string;
  /** The fax number that the address stands for. */
  to: string;
}

/**
 * E-mail to fax: <fax number>@anything is the inbox of whoever has that number. The sender hears 250 only when every
 * document is durable, 550 for a number that nobody has here, 554 when there is no document, and 451 to try again.
 * What comes along with a document and cannot be read is set aside for somebody to look at. What is addressed to
 * reply+<token>@anything is an answer to an e-mail of ours, and stands in its conversation; its documents are in the inbox.
 */
export async function startSmtp({ host, port, database, files, receiver, answers, log, tls, login, lineMs = limits.lineMs }: SmtpOptions): Promise<{ port: number; stop(): Promise<void> }> {
  const oneOfFew = pLimit(limits.messages);
  const server = new SMTPServer({
    banner: 'Intake',
    ...tls,
    authOptional: login === undefined,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(tls ? [] : ['STARTTLS'])],
    size: limits.messageBytes,
    maxClients: limits.clients,
    socketTimeout: limits.idleMs,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      const isRight = login && isSame(username ?? '', login.user) && isSame(password ?? '', login.password);
      if (isRight) done(null, { user: login.user });
      else done(refusal(535, 'User and password are not right'));
    },
    onRcptTo(address, session, done) {
      if (session.envelope.rcptTo.length >= limits.recipients) return done(refusal(452, 'Too many recipients'));
      findRecipient({ database, answers }, address.address).then(
        () => done(),
        (error: unknown) => done(error instanceof Refusal ? error : later(log, error)),
      );
    },
    onData(stream, session, done) {
      // Sent as slowly as its sender likes: only what is there as a whole has its turn.
      const whole = files.putTemporary(nobody, cutAt(stream, limits.messageBytes), { maxBytes: limits.messageBytes });
      const take = ({ key }: StoredFile) =>
        oneOfFew(async () => {
          if (stream.sizeExceeded) throw refusal(552, 'The message is too large');
          return takeMessage({ database, files, receiver, answers }, (await files.get(key)).stream, session);
        }).finally(() => files.discard(key));
      whole.then(take).then(
        (received) => done(null, received),
        (error: unknown) => done(error instanceof Refusal ? error : later(log, error)),
      );
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const late = setTimeout(() => socket.destroy(), lineMs).unref();
    socket.once('close', () => clearTimeout(late));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      server.on('error', (error) => log.warn({ err: error }, 'a mail connection failed'));
      resolve();
    });
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Compared as hashes, so that neither length nor content shows in the time it takes. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

/** Lets so many bytes through, and drops the rest of a message that is refused for its size. */
async function* cutAt(stream: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const chunk of stream) {
    seen += chunk.length;
    if (seen <= most) yield chunk;
  }
}

class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

const refusal = (code: number, message: string) => new Refusal(code, message);

function later(log: Log, error: unknown): Refusal {
  log.error({ err: error }, 'a message could not be taken');
  return refusal(451, 'Please try again later');
}

type Store = Pick<SmtpOptions, 'database' | 'files' | 'receiver' | 'answers'>;

async function takeMessage(store: Store, stream: Readable, session: SMTPServerSession): Promise<string> {
  const { answers } = store;
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  const hasAnswers = recipients.some((address) => answers.isForAnswers(address));
  const message = await simpleParser(stream, hasAnswers ? answerOptions : parserOptions);
  const { documents, others } = await contentOf(message);
  for (const address of recipients) {
    const recipient = await findRecipient(store, address);
    if (documents.length === 0 && !('messageId' in recipient)) throw refusal(554, 'Attach the fax as PDF, TIFF, PNG, JPEG, WebP or GIF');
    if ('messageId' in recipient && (message.text ?? '').length > limits.answerCharacters) throw refusal(552, 'The text is too long');
    // Before its files: once somebody has looked at what waits, its sender's server brings it again.
    if ('messageId' in recipient && (await answers.isFull(recipient, answerOf(message, session)))) throw refusal(452, 'Too many answers wait to be looked at');
    for (const other of others) await keepAside(store, recipient, message, other);
    for (const document of documents) await takeDocument(store.receiver, recipient, message, document);
    // Last, and once: whoever reads the answer finds in the inbox what came with it.
    if ('messageId' in recipient) await answers.take(recipient, { ...answerOf(message, session), files: documents.length + others.length });
  }
  return hasAnswers ? 'received' : `${documents.length} document(s) received`;
}

const answerOf = (message: ParsedMail, session: SMTPServerSession): Omit<IncomingMail, 'files'> => ({
  from: authorOf(message), id: message.messageId ?? null, text: message.text ?? '', isAutomatic: isAutomatic(message),
  // Reports come from nobody, so that nothing is ever reported about them.
  failure: session.envelope.mailFrom && session.envelope.mailFrom.address ? null : deliveryFailureOf(message),
});

const senderNumber = (message: ParsedMail) => toE164(message.from?.value[0]?.address?.split('@')[0] ?? '') ?? undefined;

/** Once, however often the message is delivered. */
async function keepAside({ database, files }: Store, { organizationId, to }: Recipient, message: ParsedMail, { content, filename }: Attachment): Promise<void> {
  const { key } = await files.put(organizationId, content, documentLimit);
  await database.asService(organizationId, async (tx) => {
    const known = await tx
      .selectFrom('quarantine')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('source', '=', 'email')
      .where('file_key', '=', key)
      .executeTakeFirst();
    if (known) return;
    const aside = { organizationId, source: 'email', code: 'unsupported-type', fileKey: key } as const;
    await setAside(tx, { ...aside, ...storableFields({ originalName: filename }), from: senderNumber(message) ?? null, to: to ?? null });
  });
}

async function takeDocument(receiver: Receiver, { organizationId, to }: Recipient, message: ParsedMail, document: Attachment): Promise<void> {
  const hash = createHash('sha256').update(document.content).digest('hex');
  const sender = message.from?.value[0];
  await receiver.receive(
    {
      organizationId,
      source: 'email',
      actor: systemActor(organizationId),
      // The same message delivered twice is one fax; two attachments of one message are two.
      providerFaxId: `${message.messageId ?? 'no-id'}:${hash}:${to ?? 'answer'}`,
      from: senderNumber(message),
      to,
      senderName: sender?.name || sender?.address,
      originalName: document.filename,
    },
    document.content,
  );
}

type Recipient = Mailbox | (Answered & { to?: undefined });

/** Throws a Refusal for an address of nobody; an answer to an e-mail that is not ours is not guessed to be somebody's. */
async function findRecipient({ database, answers }: Pick<Store, 'database' | 'answers'>, address: string): Promise<Recipient> {
  if (!answers.isForAnswers(address)) return findMailbox(database, address);
  const answered = await answers.find(address);
  if (!answered) throw refusal(550, 'This address takes no answers');
  return answered;
}

/**
 * Whose inbox an address is: its local part is a fax number that is proven to be theirs. Throws a Refusal where
 * nobody has the number, or takes no faxes by e-mail.
 */
async function findMailbox(database: Database, address: string): Promise<Mailbox> {
  const to = toE164(address.split('@')[0] ?? '');
  if (!to) throw refusal(550, 'No clinic has this fax number here');
  const row = await database.asService(null, async (tx) => {
    const id = await findNumberOwner(tx, to);
    return id && tx.selectFrom('organization').select(['id', 'settings']).where('id', '=', id).executeTakeFirst();
  });
  if (!row) throw refusal(550, 'No clinic has this fax number here');
  if (row.settings.takesMail === false) throw refusal(550, 'This clinic takes no faxes by e-mail');
  return { organizationId: row.id, to };
}
