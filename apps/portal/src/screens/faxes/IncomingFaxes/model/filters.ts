import { documentTypes, faxSources, priorities } from '@intake/api/rules';
import type { DocumentType, FaxSource, Priority } from '@intake/api/rules';
import type { faxViews } from '@intake/api/contract';

export type FaxView = (typeof faxViews)[number];
export const views = ['open', 'mine', 'urgent', 'failed', 'on-hold', 'duplicates'] as const satisfies readonly FaxView[];

export const sorts = ['urgent', 'oldest', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** What the list shows. It lives in the address, so that it can be kept and shared; it holds no patient data. */
export interface Filters {
  view: FaxView;
  binId: string | null;
  documentTypes: readonly DocumentType[];
  priorities: readonly Priority[];
  sources: readonly FaxSource[];
  sort: Sort;
}

export const noFilters: Filters = {
  view: 'open',
  binId: null,
  documentTypes: [],
  priorities: [],
  sources: [],
  sort: 'urgent',
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address. What it does not know is left out, so that an old bookmark still opens. */
export function filtersOf(search: URLSearchParams): Filters {
  const list = <T extends string>(name: string, known: readonly T[]) =>
    known.filter((value) => search.get(name)?.split(',').includes(value));
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === search.get(name));
  return {
    view: one('view', views) ?? noFilters.view,
    binId: idOf(search.get('bin')),
    documentTypes: list('type', documentTypes),
    priorities: list('priority', priorities),
    sources: list('source', faxSources),
    sort: one('sort', sorts) ?? noFilters.sort,
  };
}

/** The open fax of the address, null without one. */
export const openFaxOf = (search: URLSearchParams) => idOf(search.get('fax'));

/** The address of a list and, where one is open, its fax; defaults are left out. */
export function searchOf(filters: Filters, faxId: string | null): URLSearchParams {
  const parts: [string, string | null][] = [
    ['view', filters.view === noFilters.view ? null : filters.view],
    ['bin', filters.binId],
    ['type', filters.documentTypes.join(',')],
    ['priority', filters.priorities.join(',')],
    ['source', filters.sources.join(',')],
    ['sort', filters.sort === noFilters.sort ? null : filters.sort],
    ['fax', faxId],
  ];
  return new URLSearchParams(parts.filter((part): part is [string, string] => Boolean(part[1])));
}

/** How many filters narrow the view beyond view, bin and order. */
export const activeFilterCount = (filters: Filters) =>
  filters.documentTypes.length + filters.priorities.length + filters.sources.length;

const idOf = (text: string | null) => (text && uuid.test(text) ? text : null);
