/** A list that arrives page by page, as a screen shows it. */
export type Paged<Row> =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; rows: readonly Row[]; more: 'none' | 'idle' | 'loading' | 'failed' };

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
