import { useListBinsQuery, useSearchEverythingInfiniteQuery } from '@intake/api/client';
import type { UserDetails } from '@intake/api/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { pagesOf } from '../../../data/loadableOf.ts';
import { useFaxPreview } from '../../../shared/faxPreview/useFaxPreview.ts';
import { addressOf, filtersOf, openFaxOf, queryOf, toResults } from './Search.model.ts';
import type { SearchFilters } from './Search.model.ts';
import { SearchScreen } from './SearchScreen.tsx';

/** The last search of who is signed in, for the way back from a fax. It ends with the session and is never written. */
const lastSearches = new WeakMap<UserDetails, string>();

/** Connects the URL and the API to the screen. What was typed stays in memory: people search for patients. */
export function SearchRoute() {
  const { user, may } = useAccount();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const [text, setText] = useState(() => lastSearches.get(user) ?? '');
  const filters = useMemo(() => filtersOf(address), [address]);
  const mayReadFaxes = may('faxes.read');
  const openFaxId = mayReadFaxes ? openFaxOf(address) : null;

  const found = useSearchEverythingInfiniteQuery(text ? { query: queryOf(text, filters) } : skipToken);
  const results = useMemo(() => toResults(text, filters, pagesOf(found)), [text, filters, found]);
  const { data: bins = [] } = useListBinsQuery();
  const { model: preview, onShowPage, onRetry } = useFaxPreview(openFaxId, text);

  const go = (to: SearchFilters, faxId: string | null) => setAddress(addressOf(to, faxId), { replace: faxId === openFaxId });
  const search = (wanted: string) => {
    lastSearches.set(user, wanted);
    setText(wanted);
    // The same words again ask for what has arrived since.
    if (wanted === text) void found.refetch();
  };
  return (
    <SearchScreen
      model={{ text, filters, results, preview, openFaxId, bins, may: { readPatients: may('patients.read'), readSent: may('messages.read') } }}
      onSearch={({ text: wanted, kind = filters.kind }) => {
        search(wanted);
        go({ ...filters, kind }, null);
      }}
      onFilter={(change) => go(change.filters, openFaxId)}
      onOpenFax={({ faxId }) => go(filters, faxId)}
      onWork={({ href }) => void navigate(href)}
      onMore={() => void found.fetchNextPage()}
      onRetry={() => void found.refetch()}
      onShowPage={onShowPage}
      onRetryPreview={onRetry}
    />
  );
}
