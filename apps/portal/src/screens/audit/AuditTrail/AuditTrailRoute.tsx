import { useListAuditEventsInfiniteQuery, useListColleaguesQuery } from '@intake/api/client';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { pagedOf } from '../../../data/loadableOf.ts';
import { addressOf, filtersOf, queryOf } from './AuditTrail.model.ts';
import { AuditTrailScreen } from './AuditTrailScreen.tsx';

const nobody = [] as const;

/** Connects the URL and the API to the trail. */
export function AuditTrailRoute() {
  const { may } = useAccount();
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersOf(address), [address]);
  // What is remembered from an earlier visit is not the newest.
  const found = useListAuditEventsInfiniteQuery({ query: queryOf(filters) }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error, isFetchingNextPage, isFetchNextPageError, hasNextPage } = found;
  const trail = useMemo(
    () => pagedOf({ currentData, isError, error, isFetchingNextPage, isFetchNextPageError, hasNextPage }),
    [currentData, isError, error, isFetchingNextPage, isFetchNextPageError, hasNextPage],
  );
  const { data: colleagues = nobody } = useListColleaguesQuery();
  return (
    <AuditTrailScreen
      model={{ filters, trail, colleagues, may: { readFaxes: may('faxes.read'), readPatients: may('patients.read'), readRequests: may('requests.read') } }}
      onFilter={(change) => setAddress(addressOf(change.filters))}
      onMore={() => void found.fetchNextPage()}
      onRefresh={() => void found.refetch()}
    />
  );
}
