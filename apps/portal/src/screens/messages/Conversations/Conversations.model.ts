import type { Conversation, ConversationDetail, FoundMessage, MessagePreview } from '@intake/api/contract';
import { conversationViews, openMessageStatuses, type ConversationView, type Locale } from '@intake/api/rules';
import { dayIn, isLocale } from '@intake/i18n';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Price } from '../../../shared/credits/price.ts';

export interface Choice {
  id: string;
  label: string;
}

export interface ConversationCounts {
  views: Record<ConversationView, number>;
  labels: readonly { label: string; count: number }[];
  limit: number;
}

export interface ConversationsModel {
  view: ConversationView;
  label: string | null;
  /** What is searched for; it stands in no address. */
  search: string;
  counts: ConversationCounts | null;
  list: Paged<Conversation>;
  openId: string | null;
  detail: Loadable<ConversationDetail> | { state: 'none' };
  /** Of the open one, the newest first. */
  thread: Paged<FoundMessage>;
  /** Keys of templates, each once. */
  templates: readonly string[];
  preview: Loadable<MessagePreview> | { state: 'none' };
  /** Of a segment. */
  price: Price | null;
  colleagues: readonly Choice[];
  userId: string;
  /** Of the clinic. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  may: { send: boolean; readPatients: boolean; readVisits: boolean };
  /** Where one answers as a patient; null outside the demo. */
  phonesHref: string | null;
}

export interface ConversationsPlace {
  view: ConversationView;
  label: string | null;
  openId: string | null;
}

/** What the address says. A view that does not exist counts as the first. */
export const placeOf = (address: URLSearchParams): ConversationsPlace => ({
  view: conversationViews.find((one) => one === address.get('view')) ?? 'open',
  label: address.get('label'),
  openId: address.get('conversation'),
});

/** Holds ids, views and labels, never a person. */
export function addressOf({ view = 'open', label, openId }: Partial<ConversationsPlace>): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'open') address.set('view', view);
  if (label) address.set('label', label);
  if (openId) address.set('conversation', openId);
  return address;
}

/** Who answers, when that is somebody else. */
export const holderOf = ({ claim }: Pick<Conversation, 'claim'>, userId: string, now: number) =>
  claim && claim.userId !== userId && Date.parse(claim.until) > now ? claim : null;

/** What the patient reads, when it is a language that texts are written in. */
export function languageOf(patient: ConversationDetail['patient']): Locale | null {
  const [language] = (patient?.language ?? '').split('-');
  return language && isLocale(language) ? language : null;
}

export interface ThreadDay {
  /** `YYYY-MM-DD` in the zone of the clinic. */
  day: string;
  at: string;
  messages: { message: FoundMessage; isLastOfRun: boolean }[];
}

/** Minutes: what is further apart is another run. */
const runGap = 10;

const isWaiting = ({ status, notBefore }: FoundMessage, now: number) =>
  openMessageStatuses.includes(status) && notBefore !== null && Date.parse(notBefore) > now;

/** A conversation as it is read, the newest last: by day, and after them what still waits for its time. */
export function threadOf(newestFirst: readonly FoundMessage[], now: number, timeZone: string): { days: ThreadDay[]; waiting: FoundMessage[] } {
  const inOrder = newestFirst.toReversed();
  const waiting = inOrder.filter((message) => isWaiting(message, now)).toSorted((one, other) => (one.notBefore! < other.notBefore! ? -1 : 1));
  const days: ThreadDay[] = [];
  const said = inOrder.filter((message) => !isWaiting(message, now));
  said.forEach((message, at) => {
    const day = dayIn(message.createdAt, timeZone);
    if (days.at(-1)?.day !== day) days.push({ day, at: message.createdAt, messages: [] });
    const next = said[at + 1];
    const goesOn =
      next !== undefined && next.direction === message.direction && next.author === message.author && next.status === message.status &&
      Date.parse(next.createdAt) - Date.parse(message.createdAt) < runGap * 60_000 && dayIn(next.createdAt, timeZone) === day;
    days.at(-1)!.messages.push({ message, isLastOfRun: !goesOn });
  });
  return { days, waiting };
}

/** Whom the row of a conversation names. */
export const nameOf = ({ patientName, number }: Pick<Conversation, 'patientName' | 'number'>, numberText: (number: string) => string) => patientName ?? numberText(number);
