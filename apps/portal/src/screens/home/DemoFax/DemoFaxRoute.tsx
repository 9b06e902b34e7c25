import {
  useAskDemoFaxMutation, useConfirmDemoFaxMutation, useGetDemoFaxChallengeMutation, useMailEstimateMutation, useOpenDemoFaxLinkQuery, useStopDemoFaxesMutation,
} from '@intake/api/client';
import type { DemoFaxLink } from '@intake/api/contract';
import { solveWork } from '@intake/api/rules';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../../app/entry/store.ts';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import type { DemoAsking } from './AskDemo.tsx';
import { estimateIn } from './DemoFax.model.ts';
import { DemoFaxScreen } from './DemoFaxScreen.tsx';

/** Reads what stands behind the number sign, where no log of a server sees it, and connects the API to the screen. */
export function DemoFaxRoute() {
  const { hash } = useLocation();
  const { locale } = useAppSelector((state) => state.preferences);
  const token = new URLSearchParams(hash.slice(1)).get('confirm') ?? '';
  const opened = useOpenDemoFaxLinkQuery({ body: { token } }, { skip: token === '', refetchOnMountOrArgChange: true });
  const [getChallenge] = useGetDemoFaxChallengeMutation();
  const [askDemo] = useAskDemoFaxMutation();
  const [mailEstimate] = useMailEstimateMutation();
  const [confirm] = useConfirmDemoFaxMutation();
  const [stop] = useStopDemoFaxesMutation();
  const [after, setAfter] = useState<DemoFaxLink | null>(null);
  const estimate = estimateIn(hash);

  const ask = async ({ faxNumber, ...asking }: DemoAsking) => {
    const work = await getChallenge({ body: {} });
    if (!work.data) return problemOf(work.error);
    const { challenge, bits } = work.data;
    const body = { ...asking, locale, consent: true as const, challenge, nonce: await solveWork(challenge, bits) };
    if (faxNumber !== null) return problemIn(await askDemo({ body: { ...body, faxNumber, estimate } }));
    return estimate ? problemIn(await mailEstimate({ body: { ...body, estimate } })) : null;
  };
  const found = loadableOf(opened);
  const isUnknown = found.state === 'failed' && ['not-found', 'invalid'].includes(found.problem.code);
  return (
    <DemoFaxScreen
      link={token === '' ? null : after ? ready(after) : isUnknown ? ready({ state: 'old', faxNumber: null }) : found}
      estimate={estimate}
      onAsk={ask}
      onConfirm={async () => {
        const { data, error } = await confirm({ body: { token } });
        if (data) setAfter(data);
        return error ? problemOf(error) : null;
      }}
      onStop={async (body) => problemIn(await stop({ body }))}
      onRetry={() => void opened.refetch()}
    />
  );
}
