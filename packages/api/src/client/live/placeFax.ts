import type { FaxSummary } from '../../contract/fax/fax.contract.ts';
import type { faxContract } from '../../contract/fax/fax.contract.ts';
import { openFaxStatuses } from '../../rules/lifecycle/faxLifecycle.ts';
import { priorities } from '../../rules/vocabulary.ts';
import type { InputOf } from '../base/endpointOf.ts';

export type IncomingQuery = InputOf<typeof faxContract.listIncomingFaxes>['query'];
export type CompletedQuery = InputOf<typeof faxContract.listCompletedFaxes>['query'];

/** The pages of a list, as far as they are loaded. */
export interface LoadedPages {
  pages: { items: FaxSummary[]; nextCursor: string | null }[];
}

type Order = (one: FaxSummary, other: FaxSummary) => number;

const among = (list: string | undefined, value: string | null) => !list || (value !== null && list.split(',').includes(value));

/** Whether the server would list a fax as incoming; the same conditions in the same order as there. */
export function isIncoming(fax: FaxSummary, query: IncomingQuery, userId: string | null): boolean {
  return (
    openFaxStatuses.includes(fax.status) &&
    inView(fax, query.view ?? 'open', userId) &&
    (!query.binId || fax.binId === query.binId) &&
    (!query.locationId || fax.locationId === query.locationId || fax.locationId === null) &&
    among(query.status, fax.status) &&
    among(query.priority, fax.priority) &&
    among(query.documentType, fax.documentType) &&
    among(query.source, fax.source)
  );
}

function inView({ claim, priority, status, duplicateOf }: FaxSummary, view: NonNullable<IncomingQuery['view']>, userId: string | null): boolean {
  switch (view) {
    case 'mine':
      return claim !== null && claim.userId === userId;
    case 'urgent':
      return priority !== 'routine';
    case 'failed':
    case 'on-hold':
      return status === view;
    case 'duplicates':
      return duplicateOf !== null;
    default:
      return true;
  }
}

/** Whether the server would list a fax as done. */
export const isCompleted = ({ status, completedAt, binId, documentType }: FaxSummary, query: CompletedQuery): boolean =>
  (status === 'completed' || status === 'rejected') &&
  completedAt !== null &&
  (!query.binId || binId === query.binId) &&
  among(query.documentType, documentType);

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byId: Order = (one, other) => byText(one.id, other.id);
const byTime = (one: string | null, other: string | null) => Date.parse(one ?? '') - Date.parse(other ?? '');

const oldest: Order = (one, other) => byTime(one.receivedAt, other.receivedAt) || byId(one, other);
export const newest: Order = (one, other) => byTime(other.receivedAt, one.receivedAt) || byId(one, other);
export const lastCompleted: Order = (one, other) => byTime(other.completedAt, one.completedAt) || byId(one, other);
const urgent: Order = (one, other) =>
  priorities.indexOf(one.priority) - priorities.indexOf(other.priority) || oldest(one, other);

export const incomingOrder = (query: IncomingQuery): Order => ({ urgent, oldest, newest })[query.sort ?? 'urgent'];

/** Puts a fax where it belongs among what is loaded, or takes it away; what comes later is not loaded yet and stays out. */
export function place({ pages }: LoadedPages, fax: FaxSummary, belongs: boolean, order: Order): void {
  let before: FaxSummary | undefined;
  for (const { items } of pages) {
    const at = items.findIndex(({ id }) => id === fax.id);
    if (at >= 0) [before] = items.splice(at, 1);
  }
  if (!belongs) return;
  for (const { items } of pages) {
    const at = items.findIndex((other) => order(fax, other) < 0);
    if (at >= 0) return void items.splice(at, 0, fax);
  }
  const last = pages.at(-1);
  const isLoaded = last?.nextCursor === null || (before && order(fax, before) <= 0);
  if (isLoaded) last?.items.push(fax);
}
