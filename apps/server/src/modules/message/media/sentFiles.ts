import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Message, SendMessage } from '@intake/api/contract';
import { attachmentRefusal, attachmentType, largestAttachments, type AttachmentRefusal } from '@intake/api/rules';
import { AppError, refusedFile } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FileLinks, LinkOwner } from '../../../platform/files/fileLinks.ts';
import type { Files } from '../../../platform/files/files.port.ts';

/** A file that is to go with a message. */
export interface Attachment {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** One whose bytes are kept for as long as the message. */
export interface KeptAttachment extends Omit<Attachment, 'bytes'> {
  size: number;
  key: string;
}

type FileRow = Selectable<Tables['message_file']>;

/** A provider fetches what it has taken within seconds, and again where its line broke. */
const ticketMinutes = 60;
const ticketBytes = 32;

export const readAttachments = (files: SendMessage['files'] = []): Attachment[] =>
  files.map(({ name, content }) => {
    const bytes = Buffer.from(content, 'base64');
    return { name, bytes, mediaType: attachmentType(bytes) ?? '' };
  });

/** @param line what the message goes by: a number of ours, or `email`. Throws 413, 415 or 422 for what does not go with it. */
export function refuseAttachments(attachments: readonly Attachment[], line: string): void {
  const refusal = attachmentRefusal(attachments.map(({ bytes }) => bytes), largestAttachments(line));
  if (refusal) throw refusals[refusal]();
}

const refusals: Record<AttachmentRefusal, () => AppError> = {
  empty: () => refusedFile('empty'),
  'too-large': () => new AppError(413, 'too-large', 'The files are too large to go with a message.'),
  'too-many': () => new AppError(422, 'too-many', 'These are more files than go with a message.'),
  'unsupported-type': () => new AppError(415, 'unsupported-type', 'JPEG, PNG, GIF and PDF go with a message.'),
};

/** Its bytes are kept before the message is, which may yet be refused: for a day, unless `keepAttachment` is asked in time. */
export async function stageAttachment(files: Files, organizationId: string, { bytes, ...attachment }: Attachment): Promise<KeptAttachment> {
  const { key, size } = await files.putTemporary(organizationId, bytes, { maxBytes: bytes.length });
  return { ...attachment, size, key };
}

export const keepAttachment = async (files: Files, staged: KeptAttachment): Promise<KeptAttachment> => ({ ...staged, key: (await files.keep(staged.key)).key });

export async function insertFiles(tx: Tx, { organization_id, id: message_id }: { organization_id: string; id: string }, attachments: readonly KeptAttachment[]): Promise<void> {
  if (attachments.length === 0) return;
  await tx
    .insertInto('message_file')
    .values(attachments.map(({ name, mediaType: media_type, size, key: file_key }, position) => ({ organization_id, message_id, position, name, media_type, size, file_key })))
    .execute();
}

/** Of messages that have some: most have none, and nothing is asked for them. */
export function filesOf(tx: Tx, messages: readonly { id: string; media_count: number }[]): Promise<FileRow[]> {
  const ids = messages.filter(({ media_count }) => media_count > 0).map(({ id }) => id);
  return ids.length === 0 ? Promise.resolve([]) : tx.selectFrom('message_file').selectAll().where('message_id', 'in', ids).orderBy('message_id').orderBy('position').execute();
}

/** The same messages with the files that went with them, each with an address that opens it for this reader. */
export async function withFiles<M extends Pick<Message, 'id' | 'direction' | 'mediaCount' | 'files'>>(tx: Tx, reader: LinkOwner, links: FileLinks, messages: readonly M[]): Promise<M[]> {
  const rows = await filesOf(tx, messages.filter(({ direction }) => direction === 'outgoing').map(({ id, mediaCount }) => ({ id, media_count: mediaCount })));
  return messages.map((message) => ({
    ...message,
    files: rows.filter(({ message_id }) => message_id === message.id).map(({ name, media_type, size, file_key }) => ({ name, mediaType: media_type, size, url: links.sign(reader, file_key, media_type) })),
  }));
}

/** What opens each file of a message to whoever has it, in their order. They are in no table: the database keeps their hashes. */
export async function drawTickets(tx: Tx, files: readonly FileRow[], now: Date): Promise<string[]> {
  const tickets: string[] = [];
  for (const { id } of files) {
    const ticket = randomBytes(ticketBytes).toString('base64url');
    await tx.updateTable('message_file').set({ ticket_hash: hashOfTicket(ticket), ticket_until: new Date(now.getTime() + ticketMinutes * 60_000) }).where('id', '=', id).execute();
    tickets.push(ticket);
  }
  return tickets;
}

export const hashOfTicket = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();
