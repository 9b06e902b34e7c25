import type { Message, MessagePreview, messageContract, RouteRequest, SendMessage } from '@intake/api/contract';
import { afterSettling, partsOf, type MessageSettlement } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, conflict, invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import { requireOwn, unknownReference } from '../../kernel/references.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit, hasViewed } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { lockConversation } from './conversation/conversation.store.ts';
import { refuseOthersClaim } from './conversation/conversation.service.ts';
import { newestIncomingId } from './conversation/conversationDetail.ts';
import { lineTo } from './conversation/line.ts';
import { tellUnread } from './conversation/unread.ts';
import { decide, type GateDecision } from './gate.ts';
import { addressOwners, readFacts } from './gateFacts.ts';
import { keepAttachment, readAttachments, refuseAttachments, stageAttachment, withFiles } from './media/sentFiles.ts';
import { conversationOf, lockMessage, refreshConversation, updateMessage, type ConversationRow, type MessageRow } from './message.store.ts';
import { findMessage, listMessages, type MessageQuery } from './messageList.store.ts';
import { changeMessage } from './messageNews.ts';
import { lockNumber } from './optOut.store.ts';
import { payForText } from './payForText.ts';
import { queueText } from './queueText.ts';
import { previewTemplate, type VisitLinks } from './reminder/fillText.ts';

type Preview = RouteRequest<typeof messageContract.previewMessage>['query'];

export type MessageService = ReturnType<typeof createMessageService>;

interface Parts {
  database: Database;
  files: Files;
  links: FileLinks;
  clock: Clock;
  messageLinks?: VisitLinks | undefined;
}

/** Messages: written, taken back, settled and looked for. Each function is one transaction. */
export function createMessageService({ database, files, links, clock, messageLinks }: Parts) {
  const lock = async (tx: Tx, actor: Actor, { id, version }: Seen): Promise<MessageRow> => {
    const message = await lockMessage(tx, id);
    if (message?.organization_id !== actor.organizationId) throw notFound();
    if (message.version !== version) throw versionConflict();
    return message;
  };
  const read = async (tx: Tx, actor: Actor, id: string): Promise<Message> => {
    const message = await findMessage(tx, actor.organizationId, id);
    if (!message) throw notFound();
    return (await withFiles(tx, actor, links, [message]))[0]!;
  };

  return {
    /** Of one conversation it is a view of it, unless a page that shows it asks `again`. */
    list: (actor: Actor, query: MessageQuery, { again = false } = {}) =>
      database.asUser(actor, async (tx) => {
        const page = await listMessages(tx, actor.organizationId, query);
        const { conversationId: id, cursor } = query;
        if (id && !cursor && page.items.length > 0 && (!again || !(await hasViewed(tx, actor, 'conversation', id))))
          await appendAudit(tx, { actor, action: 'R', entity: 'conversation', entityId: id, patientId: page.items[0]!.patientId, outcome: 'success' });
        if (query.search) await appendAudit(tx, { actor, action: 'E', entity: 'search', outcome: 'success', detail: { kind: 'messages', messages: page.items.length } });
        return { ...page, items: await withFiles(tx, actor, links, page.items) };
      }),

    send: async (actor: Actor, input: SendMessage): Promise<Message> => {
      const attachments = readAttachments(input.files);
      const staged = await Promise.all(attachments.map((attachment) => stageAttachment(files, actor.organizationId, attachment)));
      return database.asUser(actor, async (tx) => {
        const { organizationId } = actor;
        const made = await tx.selectFrom('message').select('id').where('organization_id', '=', organizationId).where('client_key', '=', input.clientKey).executeTakeFirst();
        if (made) return read(tx, actor, made.id);
        await requireVisit(tx, actor, input);
        const conversation = await conversationFor(tx, actor, input.to);
        await lockNumber(tx, organizationId, conversation.theirs);
        const row = await lockConversation(tx, organizationId, conversation.id);
        refuseOthersClaim(row, actor, clock.now());
        if (await newestIncomingId(tx, organizationId, row.id) !== input.lastSeenId) throw conflict('newer-message', 'Something was written since; read it first.');
        const patientId = 'number' in input.to ? (input.to.patientId ?? row.patient_id ?? null) : (row.patient_id ?? null);
        const now = clock.now();
        const notBefore = input.notBefore && Date.parse(input.notBefore) > now.getTime() ? new Date(input.notBefore) : null;
        const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null;
        const subject = {
          ours: row.ours, theirs: row.theirs, purpose: input.purpose, patientId, appointmentId: input.appointmentId, appointmentVersion: input.appointmentVersion,
          waitlistOfferId: null, requestId: null, expiresAt, quietReason: input.quietHoursReason, fileCount: attachments.length, parts: partsOf(input.text, attachments.length),
        };
        const [facts] = await readFacts(tx, organizationId, [subject], now);
        const decision = decide(facts!, notBefore ?? now);
        if (decision.act === 'block') throw new AppError(409, decision.block, 'It may not be sent.');
        refuseAttachments(attachments, row.ours);
        const queued = await queueText(tx, {
          files: await Promise.all(staged.map((file) => keepAttachment(files, file))),
          clientKey: input.clientKey, ours: row.ours, theirs: row.theirs, patientId, purpose: input.purpose, body: input.text, locale: input.locale,
          template: input.templateId && input.templateVersion ? { id: input.templateId, version: input.templateVersion } : null,
          visit: input.appointmentId && input.appointmentVersion ? { id: input.appointmentId, version: input.appointmentVersion } : null,
          notBefore: heldUntil(decision) ?? notBefore, expiresAt, quietReason: input.quietHoursReason, author: actor, actor,
        });
        // Whoever has written an answer has read what it answers, and is done answering.
        await tx
          .updateTable('conversation')
          .set({ claimed_by: null, claimed_until: null, unread_count: 0, closed_at: null, patient_id: row.patient_id ?? patientId })
          .where('id', '=', row.id)
          .execute();
        await tellUnread(tx, organizationId, row.unread_count, 0);
        return read(tx, actor, queued!.message.id);
      }).finally(() => Promise.all(staged.map(({ key }) => files.discard(key))));
    },

    cancel: (actor: Actor, seen: Seen): Promise<Message> =>
      database.asUser(actor, async (tx) => {
        const message = await lock(tx, actor, seen);
        const isTaken = await changeMessage(tx, message, 'cancel', { settled_by: actor.userId, settled_at: clock.now() }, actor);
        if (!isTaken) throw conflict('too-late', 'It was handed over already.');
        return read(tx, actor, seen.id);
      }),

    settle: (actor: Actor, { settlement, ...seen }: Seen & { settlement: MessageSettlement }): Promise<Message> =>
      database.asUser(actor, async (tx) => {
        const message = await lock(tx, actor, seen);
        const status = afterSettling(message.status, settlement);
        await updateMessage(tx, message, { status, settled_by: actor.userId, settled_at: clock.now(), ...(status === 'delivered' && { delivered_at: clock.now() }) });
        await appendAudit(tx, { actor, action: 'U', entity: 'message', entityId: seen.id, patientId: message.patient_id ?? null, outcome: 'success', detail: { event: 'settle', from: message.status, to: status } });
        if (status !== message.status) await payForText(tx, message, settlement === 'arrived' ? 'deliver' : 'fail');
        await refreshConversation(tx, actor.organizationId, message.conversation_id);
        return read(tx, actor, seen.id);
      }),

    preview: (actor: Actor, query: Preview): Promise<MessagePreview> => database.asUser(actor, (tx) => previewTemplate(tx, actor, query, messageLinks)),
  };
}

const heldUntil = (decision: GateDecision): Date | null => (decision.act === 'hold' ? decision.until : null);

/** A visit is named together with the version that the message speaks of. */
async function requireVisit(tx: Tx, { organizationId }: Actor, { appointmentId, appointmentVersion, templateId, templateVersion }: SendMessage): Promise<void> {
  if ((appointmentId === null) !== (appointmentVersion === null)) throw invalid([{ path: 'appointmentVersion', code: 'required', message: 'Name the visit and its version together.' }]);
  if ((templateId === null) !== (templateVersion === null)) throw invalid([{ path: 'templateVersion', code: 'required', message: 'Name the template and its version together.' }]);
  if (appointmentId) {
    const found = await tx.selectFrom('appointment').select('id').where('organization_id', '=', organizationId).where('id', '=', appointmentId).executeTakeFirst();
    if (!found) throw unknownReference('appointmentId');
  }
  if (templateId) {
    const found = await tx.selectFrom('sms_template_version').select('template_id').where('organization_id', '=', organizationId).where('template_id', '=', templateId).where('version', '=', templateVersion).executeTakeFirst();
    if (!found) throw unknownReference('templateId');
  }
}

async function conversationFor(tx: Tx, actor: Actor, to: SendMessage['to']): Promise<ConversationRow> {
  const { organizationId } = actor;
  if ('conversationId' in to) {
    const row = await tx.selectFrom('conversation').selectAll().where('organization_id', '=', organizationId).where('id', '=', to.conversationId).executeTakeFirst();
    if (!row) throw notFound();
    return row;
  }
  await requireOwn(tx, actor, 'patient', to.patientId);
  const ours = await lineTo(tx, organizationId, to.number);
  if (!ours) throw conflict('provider-off', 'The organisation has no number to text from.');
  const owners = (await addressOwners(tx, [to.number])).get(to.number) ?? [];
  return conversationOf(tx, organizationId, { ours, theirs: to.number, patientId: owners.length === 1 ? owners[0]! : null });
}
