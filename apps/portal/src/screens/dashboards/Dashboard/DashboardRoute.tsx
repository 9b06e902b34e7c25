import { useGetAveragesQuery, useGetStatsQuery, useListStatRowsInfiniteQuery, useListTopUsersByLocationQuery } from '@intake/api/client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { ready } from '../../../data/loadable.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { addressOf, drillOf, filtersOf } from './Dashboard.model.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

/** Connects the address and the API to the dashboard. */
export function DashboardRoute() {
  const { may } = useAccount();
  const { locations } = useWorkplace();
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersOf(address), [address]);
  const drill = useMemo(() => drillOf(address), [address]);
  const query = { days: filters.days, ...(filters.locationId && { locationId: filters.locationId }) };
  // Days pass while nobody looks, and what waits grows older without a change.
  const asked = { refetchOnMountOrArgChange: true, refetchOnFocus: true, pollingInterval: 60_000, skipPollingIfUnfocused: true };
  const stats = useGetStatsQuery({ query }, asked);
  const averages = useGetAveragesQuery({ query }, asked);
  const work = useListTopUsersByLocationQuery({ query }, asked);
  const rows = useListStatRowsInfiniteQuery(drill ? { query: drill } : skipToken);
  const found = loadableOf(work);
  const refetch = () => [stats, averages, work].forEach((one) => void one.refetch());
  return (
    <DashboardScreen
      model={{
        filters,
        locations,
        stats: loadableOf(stats),
        averages: loadableOf(averages),
        work: found.state === 'ready' ? ready(found.value.locations, found.stale) : found,
        drill,
        rows: pagedOf(rows),
        may: { readFaxes: may('faxes.read'), readSent: may('messages.read'), readRequests: may('requests.read') },
      }}
      onFilter={(change) => setAddress(addressOf(change.filters, null), { replace: true })}
      onDrill={(change) => setAddress(addressOf(filters, change.drill), { replace: change.drill === null })}
      onMore={() => void rows.fetchNextPage()}
      onRetry={refetch}
      onRetryRows={() => void rows.refetch()}
      onPrint={() => window.print()}
    />
  );
}
