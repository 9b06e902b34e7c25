import type { RequestFilters } from '@intake/api/contract';
import { priorities } from '@intake/api/rules';

export const noFilters: RequestFilters = { priority: [], assigneeId: null, modalityId: null, physicianId: null, locationId: null, dueWithinDays: null };

/** Days within which a clock runs out. */
export const dueChoices = [0, 2, 7, 14] as const;

const ids = ['assigneeId', 'modalityId', 'physicianId', 'locationId'] as const;

/** What narrows the list, as the address says it. */
export function filtersOf(address: URLSearchParams): RequestFilters {
  const words = address.get('priority')?.split(',') ?? [];
  const days = Number(address.get('due') ?? Number.NaN);
  return {
    ...noFilters,
    ...Object.fromEntries(ids.map((name) => [name, address.get(name)])),
    priority: priorities.filter((one) => words.includes(one)),
    dueWithinDays: dueChoices.find((one) => one === days) ?? null,
  };
}

/** Writes what is set into an address. */
export function writeFilters(address: URLSearchParams, filters: RequestFilters): void {
  for (const name of ids) if (filters[name]) address.set(name, filters[name]);
  if (filters.priority.length > 0) address.set('priority', filters.priority.join(','));
  if (filters.dueWithinDays !== null) address.set('due', String(filters.dueWithinDays));
}

export type FilterName = keyof RequestFilters;

/** The parts that are set. */
export const setFilters = (filters: RequestFilters): FilterName[] =>
  (Object.keys(noFilters) as FilterName[]).filter((name) => (name === 'priority' ? filters.priority.length > 0 : filters[name] !== null));

/** The question to the server: without what is not set. */
export const queryOfFilters = ({ priority, ...filters }: RequestFilters) => ({
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)),
  ...(priority.length > 0 && { priority: priority.join(',') }),
});
