import { useConfirmSubscriptionMutation, useOpenSubscriptionLinkQuery, useUnsubscribeMutation } from '@intake/api/client';
import type { SubscriptionLink } from '@intake/api/contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { ModalDisplayScreen } from './ModalDisplayScreen.tsx';

/** Reads the link behind the number sign, where no log of a server sees it, and connects the API to the screen. */
export function ModalDisplayRoute() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('subscription') ?? '';
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
  const isUnknown = token === '' || (found.state === 'failed' && ['not-found', 'invalid'].includes(found.problem.code));
  return <ModalDisplayScreen link={after ? ready(after) : isUnknown ? ready(null) : found} onRetry={() => void opened.refetch()} onAct={act} />;
}
