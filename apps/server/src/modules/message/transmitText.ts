import { openMessageStatuses, partsOf, type Locale, type MessageBlock } from '@intake/api/rules';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { complete, type Job, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { TextRefused, TextUnconfirmed, type Telephony, type TextState } from '../../platform/telephony/telephony.port.ts';
import { reserveCredits } from '../credit/credit.ts';
import { clinicOf, type Clinic } from './clinicOf.ts';
import { decide } from './gate.ts';
import { readFacts } from './gateFacts.ts';
import type { MailLine } from './mail/mailLine.ts';
import { hashOfToken, newReplyToken } from './mail/replyToken.ts';
import { drawTickets, filesOf } from './media/sentFiles.ts';
import { messageTexts } from './message.messages.ts';
import { lockMessage, type ConversationRow, type MessageRow } from './message.store.ts';
import { enqueueText, enqueueTextCheck } from './messageJobs.ts';
import { applyTextNews, changeMessage, stopNumberOf } from './messageNews.ts';
import { textCost } from './payForText.ts';
import { lockNumber } from './optOut.store.ts';
import { patientLocale } from './patientLocale.ts';

export interface MediaLinks {
  media(ticket: string): string;
}

export interface TransmitTextParts {
  database: Database;
  /** Carries texts; undefined where none go out. */
  telephony: Telephony | undefined;
  /** Carries e-mails; undefined where none go out. */
  mailLine?: MailLine | undefined;
  files: Files;
  /** Where the provider fetches what goes with a text. */
  messageLinks: MediaLinks;
  clock: Clock;
  /** When to ask the provider about a call that was claimed. */
  firstCheckSeconds?: number;
}

/** Longer than the one call may take, so that a call that is still running is not taken for a lost one. */
const usualCheckSeconds = 90;
const longestCheckSeconds = 3600;
const mostChecks = 40;
/** What the provider had no time for is asked again so often, later each time. */
const mostAttempts = 6;
const retrySeconds = 20;
/** What happened meanwhile leaves nothing to say, and nobody has to look at it. */
const overtaken: ReadonlySet<MessageBlock> = new Set(['offer-ended', 'referral-moved-on']);
const sameTextHours = 12;
const termsDays = 30;

/** An answer proves itself for so long. */
const replyDays = 90;

/** The one call, and the message that it is for. */
interface Claimed {
  id: string;
  send(): Promise<TextState>;
}

/**
 * Sends a text message or an e-mail that is due. The gate is asked, the call claimed and this job ended in one transaction before the
 * call is made: whatever happens afterwards, no second call follows from it. A claimed call of which nobody knows what
 * became is `unconfirmed`, and settled by the provider's word or a person's.
 */
export function createSendTextHandler({ database, telephony, mailLine, files, messageLinks, clock, firstCheckSeconds = usualCheckSeconds }: TransmitTextParts): JobHandler {
  const claim = (job: Job): Promise<Claimed | null> =>
    database.asService(job.organizationId, async (tx) => {
      await complete(tx, job);
      const organizationId = job.organizationId!;
      const found = await lockForSending(tx, organizationId, String(job.payload['messageId']));
      if (!found) return null;
      const { message, conversation } = found;
      const now = clock.now();
      // The clock of the database may be a little ahead of ours.
      if (message.not_before && message.not_before > now) {
        await enqueueText(tx, { organizationId, id: message.id, at: message.not_before });
        return null;
      }
      const [facts] = await readFacts(tx, organizationId, [subjectOf(message, conversation)], now);
      const isByMail = message.channel === 'email';
      const hasLine = (isByMail ? mailLine : telephony) !== undefined;
      const decision = hasLine ? decide(facts!, now) : ({ act: 'block', block: 'provider-off' } as const);
      if (decision.act === 'block') {
        if (overtaken.has(decision.block)) await changeMessage(tx, message, 'cancel');
        else await changeMessage(tx, message, 'block', { block: decision.block });
        return null;
      }
      if (decision.act === 'hold') {
        await tx.updateTable('message').set({ not_before: decision.until, at: decision.until }).where('id', '=', message.id).execute();
        await enqueueText(tx, { organizationId, id: message.id, at: decision.until });
        return null;
      }
      if (await wasSaid(tx, message, now)) {
        await changeMessage(tx, message, 'cancel');
        return null;
      }
      if (isByMail) return claimMail(tx, mailLine!, message, conversation, now);
      const body = await withTerms(tx, message, conversation, now);
      await enqueueTextCheck(tx, { organizationId, id: message.id, at: new Date(Date.now() + firstCheckSeconds * 1000) }, 0);
      // What answers a STOP goes out whatever is left, and is spent once it has.
      if (message.purpose !== 'notice') await reserveCredits(tx, { ...textCost(message), units: partsOf(body, message.media_count), time: message.attempt + 1 });
      await changeMessage(tx, message, 'claim', { attempt: message.attempt + 1, at: now, ...(body !== message.body && { body }) });
      const tickets = await drawTickets(tx, await filesOf(tx, [message]), now);
      const mediaUrls = tickets.map((ticket) => messageLinks.media(ticket));
      return { id: message.id, send: () => telephony!.sendText({ from: conversation.ours, to: conversation.theirs, text: body, mediaUrls, reference: message.id }) };
    });

  /** Every e-mail says by itself who writes and how to end it. Its token is in no table: the e-mail alone holds it. */
  const claimMail = async (tx: Tx, line: MailLine, message: MessageRow, { theirs: to }: ConversationRow, now: Date): Promise<Claimed> => {
    const clinic = await clinicOf(tx, message.organization_id);
    const locale = await localeOf(tx, message, clinic);
    const replyToken = newReplyToken();
    await enqueueTextCheck(tx, { organizationId: message.organization_id, id: message.id, at: new Date(Date.now() + firstCheckSeconds * 1000) }, 0);
    const replyUntil = new Date(now.getTime() + replyDays * 86_400_000);
    const attached = await filesOf(tx, [message]);
    await changeMessage(tx, message, 'claim', { attempt: message.attempt + 1, at: now, reply_hash: hashOfToken(replyToken), reply_until: replyUntil });
    const send = async () => {
      const read = await Promise.all(attached.map(async ({ name, media_type: mediaType, file_key: key }) => ({ name, mediaType, bytes: await files.read(key) }))).catch((error: unknown) => {
        throw new TextRefused('a file cannot be read', { isPassing: true, isOptedOut: false }, { cause: error });
      });
      return line.send({ to, text: message.body, files: read, reference: message.id, replyToken, clinic, locale });
    };
    return { id: message.id, send };
  };

  return {
    concurrency: 4,
    async run(job) {
      const claimed = await claim(job);
      if (!claimed) return;
      const news = await claimed.send().catch((error: unknown) => {
        if (error instanceof TextRefused) return error;
        if (error instanceof TextUnconfirmed) return 'lost' as const;
        throw error;
      });
      await database.asService(job.organizationId, (tx) =>
        news instanceof TextRefused ? applyRefusal(tx, claimed.id, news) : applyTextNews(tx, claimed.id, news));
    },
    // It ends with the claim, so that only a database that is away lets it fail; then nothing was sent.
    onFailed: async (tx, job) => {
      const message = await lockMessage(tx, String(job.payload['messageId']));
      if (message && openMessageStatuses.includes(message.status)) await changeMessage(tx, message, 'block', { block: 'expired' });
    },
  };
}

const subjectOf = (message: MessageRow, { ours, theirs }: ConversationRow) => ({
  ours, theirs, purpose: message.purpose, patientId: message.patient_id ?? null, appointmentId: message.appointment_id ?? null,
  appointmentVersion: message.appointment_version ?? null, waitlistOfferId: message.waitlist_offer_id ?? null, requestId: message.request_id ?? null,
  expiresAt: message.expires_at, quietReason: message.quiet_reason ?? null, fileCount: message.media_count, parts: message.segments,
});

/** In the one order of all: the visit, the offer, the request, the number, the message. Undefined when it is not to be sent any more. */
async function lockForSending(tx: Tx, organizationId: string, id: string): Promise<{ message: MessageRow; conversation: ConversationRow } | undefined> {
  const seen = await tx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.appointment_id', 'message.waitlist_offer_id', 'message.request_id', 'conversation.id', 'conversation.theirs'])
    .where('message.organization_id', '=', organizationId)
    .where('message.id', '=', id)
    .executeTakeFirst();
  if (!seen) return undefined;
  if (seen.appointment_id) await tx.selectFrom('appointment').select('id').where('id', '=', seen.appointment_id).forShare().execute();
  if (seen.waitlist_offer_id) await tx.selectFrom('waitlist_offer').select('id').where('id', '=', seen.waitlist_offer_id).forShare().execute();
  if (seen.request_id) await tx.selectFrom('request').select('id').where('id', '=', seen.request_id).forShare().execute();
  await lockNumber(tx, organizationId, seen.theirs);
  const message = await lockMessage(tx, id);
  if (!message || !openMessageStatuses.includes(message.status)) return undefined;
  return { message, conversation: await tx.selectFrom('conversation').selectAll().where('id', '=', seen.id).executeTakeFirstOrThrow() };
}

/** Two patients of one number, one text: what a rule says to it a second time is not said. What is told of a change always is. */
async function wasSaid(tx: Tx, message: MessageRow, now: Date): Promise<boolean> {
  if (!message.rule_id) return false;
  const same = await tx
    .selectFrom('message')
    .select('body')
    .where('organization_id', '=', message.organization_id)
    .where('conversation_id', '=', message.conversation_id)
    .where('direction', '=', 'outgoing')
    .where('status', 'in', ['sending', 'sent', 'delivered', 'unconfirmed'])
    .where('at', '>', new Date(now.getTime() - sameTextHours * 3_600_000))
    .execute();
  return same.some(({ body }) => body.startsWith(message.body));
}

/** A number hears the first time and every month who writes and how to end it. */
async function withTerms(tx: Tx, message: MessageRow, conversation: ConversationRow, now: Date): Promise<string> {
  const isKnown = conversation.terms_at !== null && now.getTime() - conversation.terms_at.getTime() < termsDays * 86_400_000;
  if (isKnown || message.purpose === 'notice') return message.body;
  const clinic = await clinicOf(tx, message.organization_id);
  await tx.updateTable('conversation').set({ terms_at: now }).where('id', '=', conversation.id).execute();
  const texts = messageTexts[await localeOf(tx, message, clinic)];
  return `${message.body}\n${texts.terms(message.body.includes(clinic.name) ? null : clinic.name)}`;
}

/** What stands around the words: in their language where that is known, as of a template, else in that of the patient. */
const localeOf = async (tx: Tx, message: MessageRow, clinic: Clinic): Promise<Locale> => message.locale ?? (await patientLocale(tx, message.patient_id)) ?? clinic.locale;

/** It is certain that the provider does not have it: again later where that may help. */
async function applyRefusal(tx: Tx, id: string, { reason, refusal }: TextRefused): Promise<void> {
  if (refusal.isOptedOut) await stopNumberOf(tx, id);
  const message = await lockMessage(tx, id);
  if (!message) return;
  if (!refusal.isPassing || message.attempt >= mostAttempts) return void (await changeMessage(tx, message, 'fail', { failure_reason: reason }));
  const at = new Date(Date.now() + retrySeconds * 1000 * 2 ** message.attempt);
  if (await changeMessage(tx, message, 'refuse', { not_before: null })) await enqueueText(tx, { organizationId: message.organization_id, id, at });
}

/** Asks the provider what became of a text message, until that is known; an e-mail that nobody knows of is unconfirmed. */
export function createCheckTextHandler({ database, telephony, firstCheckSeconds = usualCheckSeconds }: Pick<TransmitTextParts, 'database' | 'telephony' | 'firstCheckSeconds'>): JobHandler {
  return {
    concurrency: 2,
    async run(job) {
      const id = String(job.payload['messageId']);
      const message = await database.asService(job.organizationId, (tx) => tx.selectFrom('message').select(['status', 'provider_id', 'channel']).where('id', '=', id).executeTakeFirst());
      const isOpen = message?.status === 'sending' || message?.status === 'sent';
      // A mail server that took an e-mail is asked for nothing more: it tells by itself that it could not deliver.
      const state: TextState | null = isOpen && message.channel === 'sms' && message.provider_id ? ((await telephony?.getText(message.provider_id)) ?? null) : null;
      await database.asService(job.organizationId, async (tx) => {
        const checks = Number(job.payload['checks'] ?? 0) + 1;
        if (isOpen) {
          if (state) await applyTextNews(tx, id, state);
          else if (message.status === 'sending') await applyTextNews(tx, id, 'lost');
          if (state?.status === 'underway' && checks < mostChecks) {
            const seconds = Math.min(firstCheckSeconds * 2 ** Math.min(checks, 10), longestCheckSeconds);
            await enqueueTextCheck(tx, { organizationId: job.organizationId!, id, at: new Date(Date.now() + seconds * 1000) }, checks);
          }
        }
        await complete(tx, job);
      });
    },
    onFailed: async (tx, job) => applyTextNews(tx, String(job.payload['messageId']), 'lost'),
  };
}
