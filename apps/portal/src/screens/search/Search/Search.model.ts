import type { Bin, FaxHit, Patient, Physician, RouteResponse, searchContract } from '@intake/api/contract';
import { documentTypes, faxStatuses, isCalendarDay } from '@intake/api/rules';
import type { DocumentType, FaxStatus } from '@intake/api/rules';
import { ready } from '../../../data/loadable.ts';
import type { Loadable, More } from '../../../data/loadable.ts';
import type { PreviewModel } from '../../../shared/faxPreview/preview.model.ts';

export const kinds = ['all', 'faxes', 'patients', 'physicians'] as const;
export type Kind = (typeof kinds)[number];
export const sorts = ['relevance', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export const directions = ['inbound', 'outbound'] as const;
export type Direction = (typeof directions)[number];

/** What narrows a search. It lives in the address; what was typed does not, since people search for patients. */
export interface SearchFilters {
  kind: Kind;
  documentTypes: readonly DocumentType[];
  statuses: readonly FaxStatus[];
  /** Null for both. */
  direction: Direction | null;
  binId: string | null;
  /** Days, `YYYY-MM-DD`, both included. */
  from: string | null;
  to: string | null;
  sort: Sort;
}

export const noFilters: SearchFilters = {
  kind: 'all', documentTypes: [], statuses: [], direction: null, binId: null, from: null, to: null, sort: 'relevance',
};

/** Faxes asked for at once. */
export const pageLimit = 25;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOf = (text: string | null) => (text && uuid.test(text) ? text : null);
const dayOf = (text: string | null) => (text && isCalendarDay(text) ? text : null);

/** Reads the address. What it does not know is left out, so that an old bookmark still opens. */
export function filtersOf(address: URLSearchParams): SearchFilters {
  const list = <T extends string>(name: string, known: readonly T[]) =>
    known.filter((value) => address.get(name)?.split(',').includes(value));
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === address.get(name));
  return {
    kind: one('kind', kinds) ?? noFilters.kind,
    documentTypes: list('type', documentTypes),
    statuses: list('status', faxStatuses),
    direction: one('direction', directions) ?? null,
    binId: idOf(address.get('bin')),
    from: dayOf(address.get('from')),
    to: dayOf(address.get('to')),
    sort: one('sort', sorts) ?? noFilters.sort,
  };
}

/** The fax that stands beside the results, null without one. */
export const openFaxOf = (address: URLSearchParams) => idOf(address.get('fax'));

/** The address of a search; defaults are left out. */
export function addressOf(filters: SearchFilters, faxId: string | null): URLSearchParams {
  const parts: [string, string | null][] = [
    ['kind', filters.kind === noFilters.kind ? null : filters.kind],
    ['type', filters.documentTypes.join(',')],
    ['status', filters.statuses.join(',')],
    ['direction', filters.direction],
    ['bin', filters.binId],
    ['from', filters.from],
    ['to', filters.to],
    ['sort', filters.sort === noFilters.sort ? null : filters.sort],
    ['fax', faxId],
  ];
  return new URLSearchParams(parts.filter((part): part is [string, string] => Boolean(part[1])));
}

/** How many filters narrow the faxes; kind and order narrow nothing. */
export const activeFilterCount = ({ documentTypes: types, statuses, direction, binId, from, to }: SearchFilters) =>
  types.length + statuses.length + [direction, binId, from, to].filter(Boolean).length;

/** The query of the server for a text that is not empty. */
export const queryOf = (text: string, filters: SearchFilters) => ({
  q: text,
  kind: filters.kind,
  documentType: filters.documentTypes.join(',') || undefined,
  status: filters.statuses.join(',') || undefined,
  direction: filters.direction ?? undefined,
  binId: filters.binId ?? undefined,
  from: filters.from ?? undefined,
  to: filters.to ?? undefined,
  sort: filters.sort,
  limit: pageLimit,
});

export interface Found {
  patients: readonly Patient[];
  physicians: readonly Physician[];
  faxes: readonly FaxHit[];
  more: More;
  /** Set when these are the best of more: how many, and among how many of the newest they were ranked, if not all. */
  best: { shown: number; among: number | null } | null;
}

export type ResultsModel = { state: 'idle' } | Loadable<Found>;

/** The answers to a search, page by page. */
export type Answered = Loadable<{ pages: readonly RouteResponse<typeof searchContract.searchEverything>[]; more: More }>;

/** The people of the first answer and the faxes of all; `text` is what was searched, empty before the first search. */
export function toResults(text: string, filters: SearchFilters, answered: Answered): ResultsModel {
  if (!text) return { state: 'idle' };
  if (answered.state !== 'ready') return answered;
  const { pages, more } = answered.value;
  const [first] = pages;
  if (!first) return { state: 'loading' };
  const faxes = pages.flatMap((page) => page.faxes.items);
  const among = first.faxes.rankedAmongNewest;
  const isCut = among !== null || (filters.sort === 'relevance' && more === 'none' && faxes.length >= pageLimit);
  const best = isCut && faxes.length > 0 ? { shown: faxes.length, among } : null;
  return ready({ patients: first.patients, physicians: first.physicians, faxes, more, best }, answered.stale);
}

export interface SearchModel {
  /** What the results are for. */
  text: string;
  filters: SearchFilters;
  results: ResultsModel;
  preview: PreviewModel;
  openFaxId: string | null;
  bins: readonly Bin[];
  may: { readPatients: boolean; readSent: boolean };
}

/** How many people of a kind stand above the faxes; their own kind shows all. */
const fewPeople = 3;

/** The people shown, and how many there are when those are not all. */
export function shownPeople<Person>(people: readonly Person[], kind: Kind): { shown: readonly Person[]; hidden: number } {
  const shown = kind === 'all' ? people.slice(0, fewPeople) : people;
  return { shown, hidden: people.length - shown.length };
}
