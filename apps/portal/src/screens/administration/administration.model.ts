/** What is asked for once and shown whole. */
export type Loaded<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: Value };

/** A list that arrives page by page. */
export type Paged<Row> =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; rows: readonly Row[]; more: 'none' | 'idle' | 'loading' | 'failed' };

/** Null once it is stored, otherwise the code of what stood in the way: a form keeps what was typed. */
export type Stored = Promise<string | null>;

export function loadedOf<Value>({ currentData, isError }: { currentData?: Value | undefined; isError: boolean }): Loaded<Value> {
  if (currentData !== undefined) return { state: 'ready', value: currentData };
  return { state: isError ? 'failed' : 'loading' };
}

interface Answer<Row> {
  currentData?: { pages: readonly { items: readonly Row[] }[] } | undefined;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}

/** What a paged query has answered. What is here stays when a further page fails. */
export function pagedOf<Row>({ currentData, isError, ...next }: Answer<Row>): Paged<Row> {
  if (!currentData) return { state: isError ? 'failed' : 'loading' };
  const more = next.isFetchingNextPage ? 'loading' : next.isFetchNextPageError ? 'failed' : next.hasNextPage ? 'idle' : 'none';
  return { state: 'ready', rows: currentData.pages.flatMap(({ items }) => items), more };
}
