import {
  useBindClinicNumberMutation, useGetNumberUseQuery, useListAgentsQuery, useListBinsQuery, useListClinicNumbersQuery, useListLocationsQuery, useOrderNumberMutation,
  useReleaseNumberMutation, useSearchNumbersQuery,
} from '@intake/api/client';
import { phoneText } from '@intake/api/rules';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useAccount } from '../../../app/session/account.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { numberMessages as texts } from './PhoneNumbers.messages.ts';
import { searchQuery, type NumberSearchForm } from './PhoneNumbers.model.ts';
import { PhoneNumbersScreen } from './PhoneNumbersScreen.tsx';

/** Connects the API to the screen. */
export function PhoneNumbersRoute() {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  const [search, setSearch] = useState<NumberSearchForm | null>(null);
  const [used, setUsed] = useState<string | null>(null);
  const numbers = useListClinicNumbersQuery();
  const { currentData: locations = [] } = useListLocationsQuery();
  const { currentData: bins = [] } = useListBinsQuery();
  const { currentData: agents = [] } = useListAgentsQuery(may('calls.read') ? undefined : skipToken);
  const offered = useSearchNumbersQuery(search ? { query: searchQuery(search) } : skipToken);
  const use = useGetNumberUseQuery(used ? { query: { number: used } } : skipToken);
  const [orderNumber] = useOrderNumberMutation();
  const [bindNumber] = useBindClinicNumberMutation();
  const [releaseNumber] = useReleaseNumberMutation();

  const done = (problem: Problem | null, words: MessageDescriptor, number: string) => {
    if (!problem) showToast(toasts, { title: formatMessage(words, { number: phoneText(number) }), tone: 'success' });
    return problem;
  };
  return (
    <PhoneNumbersScreen
      model={{
        numbers: loadableOf(numbers), locations, bins,
        agents: agents.filter(({ publishedVersion }) => publishedVersion !== null),
        offered: search ? loadableOf(offered) : { state: 'none' },
        use: used ? loadableOf(use) : { state: 'none' },
      }}
      integrationsHref="/app/pages/setting/integrations"
      onRetry={() => void numbers.refetch()}
      onSearch={setSearch}
      onOrder={async ({ clientKey, number: { number, kind, region, monthlyCents, currency } }) =>
        done(problemIn(await orderNumber({ body: { clientKey, number, kind, region, monthlyCents, currency } })), texts.orderedToast, number)
      }
      onBind={async ({ number: { number, targets }, to, takesTexts }) =>
        done(problemIn(await bindNumber({ body: { number, seen: targets.map(({ kind, id }) => ({ kind, id })), to, takesTexts } })), texts.bound, number)
      }
      onUse={setUsed}
      onRelease={async ({ number: { id, version, number }, confirmation }) =>
        done(problemIn(await releaseNumber({ body: { id: id ?? '', version: version ?? 0, confirmation } })), texts.released, number)
      }
    />
  );
}
