import type { RequestClock, RequestDetail, RequestSummary } from '@intake/api/contract';
import { clockStateAt, possibleRequestEvents, requestViews, type RequestEvent, type RequestKind, type RequestView } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { PreviewModel } from '../../../shared/faxPreview/preview.model.ts';

export interface Choice {
  id: string;
  label: string;
}

export interface RequestsModel {
  kind: RequestKind;
  view: RequestView;
  counts: { views: Record<RequestView, number>; limit: number } | null;
  list: Paged<RequestSummary>;
  openId: string | null;
  detail: Loadable<RequestDetail> | { state: 'none' };
  /** The document that is shown beside it. */
  faxId: string | null;
  preview: PreviewModel;
  colleagues: readonly Choice[];
  modalities: readonly Choice[];
  locations: readonly Choice[];
  /** Found by what was typed into the field of the patient or the referrer. */
  patients: readonly Choice[];
  physicians: readonly Choice[];
  userId: string;
  may: { write: boolean; writePatients: boolean };
  /** Milliseconds since 1970. */
  now: number;
}

/** What the address says. A view that does not exist counts as the first. */
export function placeOf(address: URLSearchParams): { view: RequestView; openId: string | null; faxId: string | null } {
  const view = requestViews.find((one) => one === address.get('view')) ?? 'open';
  return { view, openId: address.get('request'), faxId: address.get('fax') };
}

/** Holds ids and views, never a person. */
export function addressOf(view: RequestView, openId: string | null, faxId: string | null = null): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'open') address.set('view', view);
  if (openId) address.set('request', openId);
  if (openId && faxId) address.set('fax', faxId);
  return address;
}

/** The keys of the events: the letter of the act, as the workbench of faxes has them for what both know. */
export const eventKeys: Partial<Record<RequestEvent, string>> = {
  acknowledge: 'a', accept: 'y', ask: 'i', decline: 'x', redirect: 'r', book: 'b', booked: 'b', complete: 'c', start: 's', hold: 'h',
  resume: 's', inform: 'f', submit: 's', reopen: 'o',
};

/** Events that ask for more before they happen. */
export const askingEvents = ['ask', 'decline', 'redirect'] as const satisfies readonly RequestEvent[];
export type AskingEvent = (typeof askingEvents)[number];
export const isAsking = (event: RequestEvent): event is AskingEvent => (askingEvents as readonly RequestEvent[]).includes(event);

const order: readonly RequestEvent[] = [
  'acknowledge', 'accept', 'inform', 'book', 'booked', 'start', 'resume', 'submit', 'complete', 'reopen', 'ask', 'decline', 'redirect',
  'hold', 'unbook', 'cancel',
];
const rare: readonly RequestEvent[] = ['redirect', 'unbook', 'cancel', 'hold'];

/** What can be done now: as buttons, the one that leads on first, and the rest in a menu. */
export function actionsOf({ kind, status }: Pick<RequestSummary, 'kind' | 'status'>): { buttons: RequestEvent[]; menu: RequestEvent[] } {
  const events = possibleRequestEvents(kind, status).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  // From accepted on, the calendar is the way; marking as booked by hand stays possible.
  const menu = events.filter((event) => rare.includes(event) || (event === 'booked' && events.includes('book')));
  return { buttons: events.filter((event) => !menu.includes(event)), menu };
}

/** The event behind a key, when it is possible now. */
export const eventOfKey = (request: Pick<RequestSummary, 'kind' | 'status'>, key: string): RequestEvent | undefined => {
  const { buttons, menu } = actionsOf(request);
  return [...buttons, ...menu].find((event) => eventKeys[event] === key);
};

export type ClockTone = 'neutral' | 'success' | 'warning' | 'danger';

export const toneOf = (clock: RequestClock, now: number): ClockTone => {
  const state = clockStateAt(clock, new Date(now));
  return state === 'overdue' || state === 'late' ? 'danger' : state === 'at-risk' ? 'warning' : state === 'met' ? 'success' : 'neutral';
};

/** The neighbour in the list, from the open one on; the first one while none is open. */
export function neighbourOf(rows: readonly RequestSummary[], openId: string | null, by: 1 | -1): string | null {
  const at = rows.findIndex(({ id }) => id === openId);
  if (at < 0) return rows[0]?.id ?? null;
  return rows[at + by]?.id ?? null;
}
