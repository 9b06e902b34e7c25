import { useConfirmSubscriptionMutation, useOpenSubscriptionLinkQuery, useUnsubscribeMutation } from '@intake/api/client';
import type { SubscriptionLink } from '@intake/api/contract';
import { useState } from 'react';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { isUnknownLink } from './unknownLink.ts';
import { SubscriptionLinkScreen } from './SubscriptionLinkScreen.tsx';

/** Connects the API to the screen. */
export function SubscriptionLinkRoute({ token }: { token: string }) {
  const opened = useOpenSubscriptionLinkQuery({ body: { token } }, { skip: token === '', refetchOnMountOrArgChange: true });
  const [confirm] = useConfirmSubscriptionMutation();
  const [unsubscribe] = useUnsubscribeMutation();
  const [after, setAfter] = useState<SubscriptionLink | null>(null);
  const act = async ({ kind }: SubscriptionLink) => {
    const { data, error } = await (kind === 'confirm' ? confirm({ body: { token } }) : unsubscribe({ query: { token } }));
    if (data) setAfter(data);
    return error ? problemOf(error) : null;
  };
  const found = loadableOf(opened);
  const isUnknown = token === '' || isUnknownLink(found);
  return <SubscriptionLinkScreen link={after ? ready(after) : isUnknown ? ready(null) : found} onRetry={() => void opened.refetch()} onAct={act} />;
}
