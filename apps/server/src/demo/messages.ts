import { sql } from 'kysely';
import { channelOf, mailAddressOf, type ConsentChannel } from '@intake/api/rules';
import type { Actor } from '../kernel/actor.ts';
import { insertMessage, mailLine } from '../modules/message/message.store.ts';
import type { Database, Tx } from '../platform/database/database.port.ts';
import { demoNumber } from './clinic.ts';
import { rules, stories, templates, type Line, type Story } from './conversations.ts';

const minute = 60_000;
const before = (minutes: number) => new Date(Date.now() - minutes * minute);

/** What a clinic and its patients have written each other, who agreed to be texted or called, and what rules say from now on. */
export async function makeDemoMessages(database: Database, clerk: Actor): Promise<void> {
  const { organizationId } = clerk;
  await database.asService(organizationId, async (tx) => {
    await sql`select private.prove_number(${demoNumber}, ${organizationId})`.execute(tx);
    const patients = await tx
      .selectFrom('patient').select(['id', 'given_name', 'family_name', 'phones', 'email', 'language']).where('organization_id', '=', organizationId).where('merged_into', 'is', null)
      .where(sql<boolean>`cardinality(phones) = 1`).orderBy('created_at').orderBy('id').execute();
    // A few never said whether they may be texted, or called by an agent.
    const agreed = patients.filter((_, at) => at % 9 !== 8);
    for (const channel of ['sms', 'voice'] as const) await insertConsents(tx, organizationId, channel, agreed.map(({ id }) => id));
    await insertTemplates(tx, organizationId);
    const numbers = new Map<string, number>();
    for (const { phones } of patients) numbers.set(phones[0]!, (numbers.get(phones[0]!) ?? 0) + 1);
    // Made-up numbers are few, so that some people share theirs by chance: these stay out of it.
    const alone = patients.filter(({ phones }) => numbers.get(phones[0]!) === 1);
    const isEnglish = ({ language }: { language: string | null }) => language !== 'fr';
    // Whom the clinic writes to by e-mail is chosen first, for few have an address; who has none gets one.
    const reached = agreed.filter((one) => isEnglish(one) && alone.includes(one)).toSorted((one, other) => Number(one.email === null) - Number(other.email === null));
    const mailed = reached.slice(0, stories.filter(({ isMail }) => isMail).length);
    for (const one of mailed) {
      one.email ??= madeUpAddress(one);
      await tx.updateTable('patient').set({ email: one.email }).where('id', '=', one.id).execute();
    }
    await insertConsents(tx, organizationId, 'email', agreed.filter(({ email }) => email !== null).map(({ id }) => id));
    const texted = alone.filter((one) => !mailed.includes(one));
    const free = { en: texted.filter(isEnglish), fr: texted.filter((one) => !isEnglish(one)) };
    const next = ({ isMail, language = 'en' }: Story) => (isMail ? mailed : free[language]).shift();
    const strangers = Array.from({ length: 100 }, (_, at) => `+16135550${100 + at}`).filter((number) => !numbers.has(number));
    for (const story of stories) {
      const patient = story.isStranger ? undefined : next(story);
      const number = (story.isMail ? mailAddressOf(patient?.email) : patient?.phones[0]) ?? strangers.pop()!;
      if (story.isShared) {
        const other = free.en.shift();
        if (other) await tx.updateTable('patient').set({ phones: [number] }).where('id', '=', other.id).execute();
      }
      await insertStory(tx, clerk, story, { number, patientId: story.isShared ? null : (patient?.id ?? null) });
    }
  });
}

const madeUpAddress = (person: { given_name: string; family_name: string }): string =>
  `${[person.given_name, person.family_name].map((name) => name.normalize('NFKD').replace(/[^a-z]/gi, '')).join('.')}@example.org`.toLowerCase();

const agreedTo: Record<ConsentChannel, string> = {
  sms: 'You may text me about my visits.',
  email: 'You may write to me by e-mail about my visits.',
  voice: 'An automated voice may call me about my visits.',
};

async function insertConsents(tx: Tx, organizationId: string, channel: ConsentChannel, patientIds: readonly string[]): Promise<void> {
  if (patientIds.length === 0) return;
  await tx
    .insertInto('consent')
    .values(patientIds.map((patient_id) => ({
      organization_id: organizationId, patient_id, channel, act: 'given' as const, kind: 'express' as const, source: 'form' as const,
      wording: agreedTo[channel], note: null, effective_at: before(60 * 24 * 90), expires_at: null, covers: [patient_id], actor_id: null, actor_name: 'Intake',
    })))
    .execute();
}

async function insertTemplates(tx: Tx, organizationId: string): Promise<void> {
  const rows = await tx.insertInto('sms_template').values(templates.map((one) => ({ ...one, organization_id: organizationId }))).returning(['id', 'version', 'key', 'locale', 'body']).execute();
  await tx
    .insertInto('sms_template_version')
    .values(rows.map(({ id, ...said }) => ({ ...said, organization_id: organizationId, template_id: id, created_by: null })))
    .execute();
  await tx.insertInto('reminder_rule').values(rules.map((rule) => ({ ...rule, organization_id: organizationId, locale: null, visit_type_ids: [], location_ids: [], is_active: true }))).execute();
}

async function insertStory(tx: Tx, clerk: Actor, story: Story, { number, patientId }: { number: string; patientId: string | null }): Promise<void> {
  const { organizationId, userId, displayName } = clerk;
  const last = story.lines.at(-1)!;
  const { id } = await tx
    .insertInto('conversation')
    .values({
      organization_id: organizationId, ours: channelOf(number) === 'email' ? mailLine : demoNumber, theirs: number, patient_id: patientId, assignee_id: story.isMine ? userId : null, labels: story.labels ?? [], flags: story.flags ?? [],
      snoozed_until: story.snoozedHours ? before(-story.snoozedHours * 60) : null, closed_at: story.isClosed ? before(last.ago - 5) : null, unread_count: story.unread ?? 0,
      troubled_count: story.lines.filter(({ status }) => status === 'failed' || status === 'unconfirmed').length, terms_at: before(60 * 24 * 10),
      last_at: before(last.ago), last_text: last.text, last_direction: last.status ? 'outgoing' : 'incoming', last_status: last.status ?? 'received',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await tx
    .insertInto('message')
    .values(story.lines.map((line) => insertMessage({ organization_id: organizationId, conversation_id: id, channel: channelOf(number), patient_id: patientId, ...columnsOf(line, { userId, displayName }) })))
    .returning(['id', 'direction'])
    .execute();
  if (!story.optOut) return;
  await tx
    .insertInto('opt_out')
    .values({
      organization_id: organizationId, number, kind: story.optOut, source: 'message', wording: story.lines.find(({ status }) => !status)?.text ?? null,
      message_id: rows.find(({ direction }) => direction === 'incoming')?.id ?? null, actor_id: null, actor_name: null, at: before(story.lines[1]?.ago ?? last.ago),
    })
    .execute();
}

function columnsOf({ ago, text, status, purpose = 'conversation', failureReason }: Line, author: { userId: string; displayName: string }) {
  const at = before(ago);
  const isOurs = status !== undefined;
  const isWritten = isOurs && purpose === 'conversation';
  return {
    body: text, direction: isOurs ? ('outgoing' as const) : ('incoming' as const), status: status ?? ('received' as const), purpose, at, created_at: at,
    sent_at: status === 'failed' || status === 'unconfirmed' ? null : at, delivered_at: status === 'delivered' ? at : null, failure_reason: failureReason ?? null,
    attempt: isOurs ? 1 : 0, author_id: isWritten ? author.userId : null, author_name: isWritten ? author.displayName : null,
  };
}
