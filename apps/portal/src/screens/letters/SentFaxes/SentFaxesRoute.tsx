import {
  useCancelSentFaxMutation, useCheckFaxNumberQuery, useGetSentFaxQuery, useListSentFaxesInfiniteQuery, useResendFaxMutation,
  useSettleSentFaxMutation,
} from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { useWaiting } from '../../../app/shell/useWaiting.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { useFaxPreview } from '../../../shared/faxPreview/useFaxPreview.ts';
import { letterProblem } from '../../../shared/letters/letters.messages.ts';
import { requestPath } from '../../../shared/requests/requestPath.ts';
import { paneMessages as texts } from './SentFaxes.messages.ts';
import { addressOf, placeOf } from './SentFaxes.model.ts';
import { SentFaxesScreen } from './SentFaxesScreen.tsx';

const pageSize = 100;

/** Connects the URL and the API to the screen. The URL holds ids and views, never a person. */
export function SentFaxesRoute() {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  const [address, setAddress] = useSearchParams();
  const { view, openId } = placeOf(address);
  const [number, setNumber] = useState<string | null>(null);
  const list = useListSentFaxesInfiniteQuery({ query: { view, limit: pageSize } });
  const waiting = useWaiting();
  const detail = useGetSentFaxQuery(openId ? { params: { id: openId } } : skipToken);
  const known = useCheckFaxNumberQuery(number ? { query: { number } } : skipToken);
  const { model: preview, onShowPage, onRetry } = useFaxPreview(may('faxes.read') ? openId : null, '');
  const [cancel] = useCancelSentFaxMutation();
  const [resend] = useResendFaxMutation();
  const [settle] = useSettleSentFaxMutation();

  const sent = openId ? detail.currentData : undefined;
  const seen = { id: sent?.id ?? '', version: sent?.version ?? 0 };
  const tell = (problem: Problem | null, done: MessageDescriptor) =>
    showToast(toasts, { title: formatMessage(problem ? letterProblem(problem) : done), tone: problem ? 'danger' : 'success' });
  return (
    <SentFaxesScreen
      model={{
        view,
        counts: waiting?.sent ?? null,
        list: useMemo(() => pagedOf(list), [list]),
        openId,
        detail: openId ? loadableOf(detail) : { state: 'none' },
        preview,
        sites: [],
        isKnown: number ? (known.currentData?.isKnown ?? null) : null,
        maySend: may('messages.send'),
        mayOpenReferral: may('requests.read'),
      }}
      onView={(change) => setAddress(addressOf(change.view, null), { replace: true })}
      onOpen={({ id }) => setAddress(addressOf(view, id), { replace: openId !== null && id !== null })}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onRetryDetail={() => void detail.refetch()}
      onShowPage={onShowPage}
      onRetryPreview={onRetry}
      onNumber={useCallback((chosen: { number: string | null }) => setNumber(chosen.number), [])}
      onResend={async (elsewhere) => {
        const problem = problemIn(await resend({ body: { ...seen, to: elsewhere?.to ?? null, confirmation: elsewhere?.confirmation ?? null } }));
        // The drawer tells its own problem.
        if (!problem || !elsewhere) tell(problem, texts.queuedAgain);
        return problem;
      }}
      onSettle={() => void settle({ body: seen }).then((answer) => tell(problemIn(answer), texts.hasSettled))}
      onCancel={() => void cancel({ body: seen }).then((answer) => tell(problemIn(answer), texts.cancelled))}
      referralHref={({ id }) => requestPath('referral', id)}
    />
  );
}
