import type { Message, Phone, PhoneMessage } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import type { FileLinks } from '../../../platform/files/fileLinks.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';
import { withFiles } from '../media/sentFiles.ts';
import { mailLine, type MessageRow } from '../message.store.ts';
import { toMessage } from '../messageList.store.ts';

/** The phones behind the provider's stand-in, and the boxes of those who get e-mails. */
export interface Phones {
  /** Writes as the owner of one: it comes here through a signed webhook, an e-mail by SMTP. */
  write(text: { from: string; to: string; text: string; picture?: string | undefined }): Promise<void>;
}

const mostPhones = 100;
const mostMessages = 100;
/** What has reached a phone, or was written on it. */
const onScreen = ['sent', 'delivered', 'received'] as const;

export type PhoneSimulator = ReturnType<typeof createPhoneSimulator>;

/** @param phones undefined where messages go out over a real line: there is nothing to simulate, and all of it is a 404 */
export function createPhoneSimulator({ database, links, phones }: { database: Database; links: FileLinks; phones?: Phones | undefined }) {
  const requirePhones = (): Phones => {
    if (!phones) throw notFound();
    return phones;
  };

  return {
    list: async (actor: Actor): Promise<Phone[]> => {
      requirePhones();
      return database.asUser(actor, async (tx) => {
        const rows = await selectPhones(tx, actor.organizationId).orderBy('conversation.last_at', 'desc').orderBy('conversation.id').limit(mostPhones).execute();
        const found = [];
        for (const row of rows) found.push(toPhone(row, await shown(tx, row.id, 1)));
        return found;
      });
    },

    get: async (actor: Actor, number: string): Promise<Phone & { messages: PhoneMessage[] }> => {
      requirePhones();
      return database.asUser(actor, async (tx) => {
        const row = await selectPhones(tx, actor.organizationId).where('conversation.theirs', '=', number).orderBy('conversation.last_at', 'desc').executeTakeFirst();
        if (!row) throw notFound();
        const messages = await shown(tx, row.id, mostMessages);
        await appendAudit(tx, { actor, action: 'R', entity: 'conversation', entityId: row.id, patientId: row.patient_id ?? null, outcome: 'success', detail: { simulator: true } });
        const shownMessages = await withFiles(tx, actor, links, messages.map(toMessage));
        return { ...toPhone(row, messages), messages: messages.map((message, at) => toPhoneMessage(message, shownMessages[at]!.files)).toReversed() };
      });
    },

    answer: async (actor: Actor, { number, text, picture }: { number: string; text: string; picture: string | null }): Promise<Record<string, never>> => {
      const line = requirePhones();
      const ours = await database.asUser(actor, async (tx) => (await selectPhones(tx, actor.organizationId).where('conversation.theirs', '=', number).executeTakeFirst())?.ours ?? null);
      if (!ours) throw notFound();
      await line.write({ from: number, to: ours, text, picture: picture ?? undefined });
      return {};
    },
  };
}

const selectPhones = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('conversation')
    .leftJoin('patient', 'patient.id', 'conversation.patient_id')
    .select(['conversation.id', 'conversation.ours', 'conversation.theirs', 'conversation.patient_id', registerNameOf('patient').as('name')])
    .where('conversation.organization_id', '=', organizationId);

type PhoneRow = Awaited<ReturnType<ReturnType<typeof selectPhones>['executeTakeFirstOrThrow']>>;

/** The newest first. */
const shown = (tx: Tx, conversationId: string, limit: number) =>
  tx.selectFrom('message').selectAll().where('conversation_id', '=', conversationId).where('status', 'in', onScreen).orderBy('at', 'desc').orderBy('id').limit(limit).execute();

const toPhone = ({ ours, theirs, name }: PhoneRow, [newest]: readonly MessageRow[]): Phone => ({ number: theirs, clinicNumber: ours === mailLine ? null : ours, ownerName: name, last: newest ? toPhoneMessage(newest) : null });

/** What it got was fetched by the provider, or it would not be here; what it sent is in the inbox of the clinic, and shown as so many. */
const toPhoneMessage = ({ id, direction, body, media_count: count, at }: MessageRow, files: Message['files'] = []): PhoneMessage => ({
  id, isOwn: direction === 'incoming', text: body, at: at.toISOString(),
  files: direction === 'incoming' ? Array.from({ length: count }, () => ({ mediaType: '', url: null })) : files.map(({ mediaType, url }) => ({ mediaType, url })),
});
