import type { FaxSummary, LetterPreview, PaperReply, RequestAction, RequestClock, RequestDetail, RequestFilters, RequestSummary, SavedView, SentFax } from '@intake/api/contract';
import { clockStateAt, possibleRequestEvents, requestViews, type RequestEvent, type RequestKind, type RequestView } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Search } from '../../../data/search.ts';
import { filtersOf, noFilters, writeFilters } from './list/filters.model.ts';
import type { PreviewModel } from '../../../shared/faxPreview/preview.model.ts';
import type { PatientSearch } from '../../../shared/patient/patientSearch.ts';

export interface Choice {
  id: string;
  label: string;
}

/** One of the directory: of a physician it says the clinic, of a clinic its fax number. */
export interface DirectoryChoice extends Choice {
  description?: string | undefined;
}

export interface RequestsModel {
  kind: RequestKind;
  view: RequestView;
  counts: { views: Record<RequestView, number>; limit: number } | null;
  list: Paged<RequestSummary>;
  /** What narrows the list, beside its view. */
  filters: RequestFilters;
  /** The lists that the person keeps, and which of them is shown. */
  saved: readonly SavedView[];
  savedId: string | null;
  openId: string | null;
  detail: Loadable<RequestDetail> | { state: 'none' };
  /** The document that is shown beside it. */
  faxId: string | null;
  preview: PreviewModel;
  colleagues: readonly Choice[];
  modalities: readonly Choice[];
  locations: readonly Choice[];
  /** Found by what was typed into the field of the patient or the referrer. */
  patients: PatientSearch;
  physicians: Search<DirectoryChoice>;
  clinics: Search<DirectoryChoice>;
  /** Faxes that could be attached to the open one, once somebody wants to. */
  faxes: readonly FaxSummary[];
  userId: string;
  may: { write: boolean; writePatients: boolean; send: boolean; readFaxes: boolean };
  /** What went out about the open one. */
  letters: readonly SentFax[];
  /** The letter that is being written, as the page that will arrive. */
  letterPreview: Loadable<Pick<LetterPreview, 'pages' | 'pageCount'>>;
  /** Whether somebody here has sent to the number of that letter before. */
  isNumberKnown: boolean | null;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RequestPlace {
  view: RequestView;
  filters: RequestFilters;
  savedId: string | null;
  openId: string | null;
  faxId: string | null;
}

/** What the address says. A view that does not exist counts as the first. */
export function placeOf(address: URLSearchParams): RequestPlace {
  const view = requestViews.find((one) => one === address.get('view')) ?? 'open';
  return { view, filters: filtersOf(address), savedId: address.get('list'), openId: address.get('request'), faxId: address.get('fax') };
}

/** Holds ids, views and filters, never a person. */
export function addressOf({ view = 'open', filters = noFilters, savedId, openId, faxId }: Partial<RequestPlace>): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'open') address.set('view', view);
  if (savedId) address.set('list', savedId);
  writeFilters(address, filters);
  if (openId) address.set('request', openId);
  if (openId && faxId) address.set('fax', faxId);
  return address;
}

/** The keys of the events: the letter of the act, as the workbench of faxes has them for what both know. */
const eventKeys: Partial<Record<RequestEvent, string>> = {
  acknowledge: 'a', accept: 'y', ask: 'i', decline: 'x', redirect: 'r', book: 'b', booked: 'm', unbook: 'b', complete: 'c', start: 's',
  hold: 'h', resume: 's', inform: 'f', submit: 's', reopen: 'o', cancel: 'Delete',
};

/** Events that ask for more before they happen. */
export const askingEvents = ['ask', 'decline', 'redirect'] as const satisfies readonly RequestEvent[];
export type AskingEvent = (typeof askingEvents)[number];
export const isAsking = (event: RequestEvent): event is AskingEvent => (askingEvents as readonly RequestEvent[]).includes(event);
export type PlainEvent = Exclude<RequestEvent, AskingEvent>;

/** Attaches the reply on paper that is proposed. */
export const replyKey = 'p';

/** Attaches a further fax: what is to be taken along. */
export const attachKey = 't';

/** Asks the patient by text: a question. */
export const textKey = 'q';

/** A referral that waits for something, of somebody who can be asked. */
export const isAskable = ({ kind, status, patientId, missing }: Pick<RequestDetail, 'kind' | 'status' | 'patientId' | 'missing'>): boolean =>
  kind === 'referral' && status === 'on-hold' && patientId !== null && missing.length > 0;

/** Plans what comes next: `d` for the day. */
export const planKey = 'd';

/** The oldest proposal: the key takes one after the other. */
export const proposedReply = ({ replies }: Pick<RequestDetail, 'replies'>): PaperReply | undefined => replies.findLast(({ state }) => state === 'proposed');

const order: readonly RequestEvent[] = [
  'acknowledge', 'accept', 'inform', 'book', 'booked', 'start', 'resume', 'submit', 'complete', 'reopen', 'ask', 'decline', 'redirect',
  'hold', 'unbook', 'cancel',
];
const rare: readonly RequestEvent[] = ['redirect', 'unbook', 'cancel', 'hold'];

export interface Doable {
  event: RequestEvent;
  /** Undefined where an event before it has the key. */
  key: string | undefined;
  /** Rare: in the menu, not among the buttons. */
  isInMenu: boolean;
}

/** What can be done now: the one that leads on first, what is rare last. The first event of a key has it. */
export function doablesOf({ kind, status }: Pick<RequestSummary, 'kind' | 'status'>): Doable[] {
  const events = possibleRequestEvents(kind, status).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  // From accepted on, the calendar is the way; marking as booked by hand stays possible.
  const isInMenu = (event: RequestEvent) => rare.includes(event) || (event === 'booked' && events.includes('book'));
  const sorted = [...events.filter((event) => !isInMenu(event)), ...events.filter(isInMenu)];
  return sorted.map((event) => {
    const key = eventKeys[event];
    const isFirst = sorted.find((one) => eventKeys[one] === key) === event;
    return { event, key: isFirst ? key : undefined, isInMenu: isInMenu(event) };
  });
}

/** An event with what belongs to it, but for the request that it is about. */
export type Act = RequestAction extends infer Action ? (Action extends RequestAction ? Omit<Action, 'id' | 'version'> : never) : never;

/** What events without a question say besides themselves. */
export function plainAct(event: PlainEvent): Act {
  if (event === 'accept') return { event, isTold: false, expectedWaitWeeks: null };
  if (event === 'acknowledge' || event === 'booked') return { event, isTold: false };
  return { event };
}

/** Who else works on it now. */
export const holderOf = ({ claim }: Pick<RequestSummary, 'claim'>, userId: string, now: number): RequestSummary['claim'] =>
  claim && claim.userId !== userId && Date.parse(claim.until) > now ? claim : null;

export type ClockTone = 'neutral' | 'success' | 'warning' | 'danger';

export const toneOf = (clock: Pick<RequestClock, 'atRiskAt' | 'dueAt' | 'stoppedAt'>, now: number): ClockTone => {
  const state = clockStateAt(clock, new Date(now));
  return state === 'overdue' || state === 'late' ? 'danger' : state === 'at-risk' ? 'warning' : state === 'met' ? 'success' : 'neutral';
};

/** Whole days from one moment to another. */
export const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);
