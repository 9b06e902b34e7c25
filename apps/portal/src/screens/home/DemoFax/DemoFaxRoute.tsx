import {
  useAskDemoFaxMutation, useConfirmDemoFaxMutation, useGetDemoFaxChallengeMutation, useMailEstimateMutation, useOpenDemoFaxLinkQuery, useStopDemoFaxesMutation,
} from '@intake/api/client';
import type { DemoFaxLink } from '@intake/api/contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../../app/entry/store.ts';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import { doWork } from '../../../shared/publicPage/doWork.ts';
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
    try {
      const work = await doWork(() => getChallenge({ body: {} }).unwrap());
      const body = { ...asking, ...work, locale, consent: true as const };
      if (faxNumber !== null) await askDemo({ body: { ...body, faxNumber, estimate } }).unwrap();
      else if (estimate) await mailEstimate({ body: { ...body, estimate } }).unwrap();
      return null;
    } catch (error) {
      return problemOf(error);
    }
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
