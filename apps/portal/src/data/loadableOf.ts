import { ready } from './loadable.ts';
import type { Loadable, More, Paged } from './loadable.ts';
import type { Problem } from './problem.ts';
import { problemOf } from './problemOf.ts';

interface Answer<Value> {
  currentData?: Value | undefined;
  isError: boolean;
  error?: unknown;
}

interface NextPage {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}

/** What is not here yet: refused where something stands in the way, else on its way. */
export const unreadyOf = (problem: Problem | null): Loadable<never> => (problem ? { state: 'failed', problem } : { state: 'loading' });

/** What a query has answered. What is here stays when asking again fails. */
export function loadableOf<Value>({ currentData, isError, error }: Answer<Value>): Loadable<Value> {
  const problem = isError ? problemOf(error) : null;
  return currentData === undefined ? unreadyOf(problem) : ready(currentData, problem);
}

/** What a form offers to choose from. Null while it is on its way: a form that begins with the first choice is opened once it is here. */
export const choicesOf = <Choice>({ currentData, isError }: Answer<readonly Choice[]>): readonly Choice[] | null => currentData ?? (isError ? [] : null);

export const moreOf = ({ isFetchingNextPage, isFetchNextPageError, hasNextPage }: NextPage): More =>
  isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'idle' : 'none';

/** The pages of a paged query. A further page that failed is told by `more`: what is here is not stale. */
export function pagesOf<Page>(answer: Answer<{ pages: readonly Page[] }> & NextPage): Loadable<{ pages: readonly Page[]; more: More }> {
  const loadable = loadableOf(answer);
  if (loadable.state !== 'ready') return loadable;
  return ready({ pages: loadable.value.pages, more: moreOf(answer) }, answer.isFetchNextPageError ? null : loadable.stale);
}

/** The rows of a paged query. */
export function pagedOf<Row>(answer: Answer<{ pages: readonly { items: readonly Row[] }[] }> & NextPage): Paged<Row> {
  const loadable = pagesOf(answer);
  if (loadable.state !== 'ready') return loadable;
  const { pages, more } = loadable.value;
  return ready({ rows: pages.flatMap(({ items }) => items), more }, loadable.stale);
}
