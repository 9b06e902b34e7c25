import { useBookCreditsMutation, useGetAccountQuery, useListCreditsInfiniteQuery, useListDailyUseQuery, useSaveAccountMutation } from '@intake/api/client';
import { dayIn } from '@intake/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../../app/session/account.ts';
import { loadableOf, pagedOf } from '../../../../data/loadableOf.ts';
import { newId } from '../../../../data/newId.ts';
import { problemIn } from '../../../../data/problemOf.ts';
import { CreditsSection } from './CreditsSection.tsx';

/** The last 30 days of the clinic, today among them. */
function lastDays(timeZone: string | undefined): { from: string; until: string } {
  return { from: dayIn(Date.now() - 29 * 86_400_000, timeZone), until: dayIn(Date.now(), timeZone) };
}

/** Connects the API to what is told of credits. */
export function CreditsRoute() {
  const { timeZone } = useIntl();
  const { may } = useAccount();
  const [days] = useState(() => lastDays(timeZone));
  const account = useGetAccountQuery();
  const daily = useListDailyUseQuery(may('stats.read') ? { query: days } : skipToken);
  const ledger = useListCreditsInfiniteQuery(may('billing.read') ? { query: { limit: 50 } } : skipToken);
  const [save] = useSaveAccountMutation();
  const [give] = useBookCreditsMutation();
  return (
    <CreditsSection
      account={loadableOf(account)}
      daily={daily.isUninitialized ? null : loadableOf(daily)}
      ledger={useMemo(() => (ledger.isUninitialized ? null : pagedOf(ledger)), [ledger])}
      mayChange={may('settings.manage')}
      mayGive={may('billing.write')}
      onRetry={() => {
        for (const query of [account, daily, ledger]) if (query.isError) void query.refetch();
      }}
      onMore={() => void ledger.fetchNextPage()}
      onSave={async (body) => problemIn(await save({ body }))}
      onGive={async ({ amount, note }) => problemIn(await give({ body: { amount, note, priority: 6, isGift: false, expiresAt: null, key: newId() } }))}
    />
  );
}
