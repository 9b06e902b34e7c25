import { useMemo, useState } from 'react';
import { useListIncomingFaxesInfiniteQuery } from '@intake/api/client';
import { searchOf } from '../model/filters.ts';
import type { Filters } from '../model/filters.ts';
import { toQuery } from '../model/listQuery.ts';
import { settle } from '../model/queue.ts';
import type { ListModel } from '../model/screenModel.ts';
import { ready } from '../../../../data/loadable.ts';
import { moreOf, unreadyOf } from '../../../../data/loadableOf.ts';
import { problemOf } from '../../../../data/problemOf.ts';

/** The list of the address, kept still while somebody reads it: what arrives above waits to be asked for. */
export function useFaxList(filters: Filters, locationId: string | null, openFaxId: string | null) {
  const key = `${searchOf(filters, null).toString()}@${locationId}`;
  const { currentData, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useListIncomingFaxesInfiniteQuery({ query: toQuery(filters, locationId) });
  const fresh = useMemo(() => currentData?.pages.flatMap(({ items }) => items) ?? [], [currentData]);
  const [shown, setShown] = useState<{ key: string; ids: readonly string[] }>({ key, ids: [] });
  const settled = useMemo(() => settle(shown.key === key ? shown.ids : [], fresh, openFaxId), [shown, key, fresh, openFaxId]);
  const ids = useMemo(() => settled.rows.map(({ id }) => id), [settled.rows]);
  if (currentData && (shown.key !== key || shown.ids.length !== ids.length || ids.some((id, at) => id !== shown.ids[at]))) {
    setShown({ key, ids });
  }

  const more = moreOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError });
  const isHere = currentData !== undefined;
  const list = useMemo<ListModel>(() => {
    const problem = error && !isFetchNextPageError ? problemOf(error) : null;
    return isHere ? ready({ ...settled, more }, problem) : unreadyOf(problem);
  }, [isHere, settled, more, error, isFetchNextPageError]);
  return {
    list,
    fresh,
    showNew: () => setShown({ key, ids: fresh.map(({ id }) => id) }),
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
