import { useGetAccountQuery, useGetAveragesQuery, useGetStatsQuery, useListDailyUseQuery, useListStatRowsInfiniteQuery, useListTopUsersByLocationQuery } from '@intake/api/client';
import type { Account, DailyUse } from '@intake/api/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { statPeriods } from '@intake/api/rules';
import { dayIn } from '@intake/i18n';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { ready, type Loadable } from '../../../data/loadable.ts';
import { loadableOf, pagedOf, unreadyOf } from '../../../data/loadableOf.ts';
import { openUses } from '../../../shared/credits/useHref.ts';
import { addressOf, drillOf, filtersOf, type CreditUse } from './Dashboard.model.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const todayIn = (timeZone: string) => dayIn(Date.now(), timeZone);

/** All of it, or what stands in the way. */
function creditsOf(account: Loadable<Account>, use: Loadable<DailyUse>, before: Loadable<DailyUse>): Loadable<CreditUse> {
  const missing = [account, use, before].find(({ state }) => state === 'failed') ?? [account, use, before].find(({ state }) => state === 'loading');
  if (account.state === 'ready' && use.state === 'ready' && before.state === 'ready')
    return ready({ balance: account.value.balance, use: use.value, before: before.value }, account.stale ?? use.stale ?? before.stale);
  return unreadyOf(missing?.state === 'failed' ? missing.problem : null);
}

/** Connects the address and the API to the dashboard. */
export function DashboardRoute() {
  const { may, organization } = useAccount();
  const { locations } = useWorkplace();
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersOf(address, locations), [address, locations]);
  const drill = useMemo(() => drillOf(address), [address]);
  const query = { days: filters.days, ...(filters.to && { to: filters.to }), ...(filters.locationId && { locationId: filters.locationId }) };
  const today = todayIn(locations.find(({ id }) => id === filters.locationId)?.timeZone ?? organization.timeZone);
  // Days pass while nobody looks, and what waits grows older without a change.
  const asked = { refetchOnMountOrArgChange: true, refetchOnFocus: true, pollingInterval: 60_000, skipPollingIfUnfocused: true };
  const stats = useGetStatsQuery({ query }, asked);
  const averages = useGetAveragesQuery({ query }, asked);
  const work = useListTopUsersByLocationQuery({ query }, asked);
  const rows = useListStatRowsInfiniteQuery(drill ? { query: drill } : skipToken);
  const found = loadableOf(work);
  const { period, before } = statPeriods(filters.to ?? today, filters.days);
  const account = useGetAccountQuery(undefined, asked);
  const use = useListDailyUseQuery({ query: { from: period.from, until: period.to } }, asked);
  const used = useListDailyUseQuery({ query: { from: before.from, until: before.to } }, asked);
  const refetch = () => [stats, averages, work, account, use, used].forEach((one) => void one.refetch());
  return (
    <DashboardScreen
      model={{
        filters,
        today,
        locations,
        stats: loadableOf(stats),
        averages: loadableOf(averages),
        work: found.state === 'ready' ? ready(found.value.locations, found.stale) : found,
        credits: creditsOf(loadableOf(account), loadableOf(use), loadableOf(used)),
        drill,
        rows: pagedOf(rows),
        may: { readFaxes: may('faxes.read'), readSent: may('messages.read'), readRequests: may('requests.read'), uses: openUses(may) },
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
