import {
  useAcceptProposalMutation, useDismissProposalMutation, useGetCallPolicyQuery, useGetCallQuery, useListAgentsQuery, useListCallQueueInfiniteQuery,
  useListCallsInfiniteQuery, useQueueCallsMutation, useReadRawTranscriptQuery, useReplayCallMutation, useSaveCallPolicyMutation, useSuggestCallsQuery, useWithdrawQueuedMutation,
} from '@intake/api/client';
import type { QueueKind } from '@intake/api/rules/voice';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { useSettled } from '../../../data/useSettled.ts';
import { callProblem, proposalNames, proposalProblem } from '../../../shared/calls/calls.messages.ts';
import { useNow } from '../../../shared/useNow.ts';
import { decisionMessages, queueMessages } from './CallsHistory.messages.ts';
import { addressOf, placeOf, queryOf, type CallsModel } from './CallsHistory.model.ts';
import { CallsHistoryScreen } from './CallsHistoryScreen.tsx';

const pageSize = 100;
/** Milliseconds: each search is written into the audit trail. */
const typingPause = 300;

/** Connects the URL and the API to the screen. The URL holds ids and views, never a person. */
export function CallsHistoryRoute() {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const place = placeOf(address);
  const { view, openId, agentId, purpose } = place;
  const [typed, setTyped] = useState('');
  const [rawOf, setRawOf] = useState<string | null>(null);
  const [kind, setKind] = useState<QueueKind | null>(null);
  const search = useSettled(typed.trim(), typingPause);
  const isQueue = view === 'queue';
  const list = useListCallsInfiniteQuery(
    isQueue ? skipToken : { query: { ...queryOf[view], limit: pageSize, ...(agentId && { agentId }), ...(purpose && { purpose }), ...(search && { search }) } },
  );
  const queue = useListCallQueueInfiniteQuery(isQueue ? { query: { limit: pageSize } } : skipToken);
  const detail = useGetCallQuery(openId && !isQueue ? { params: { id: openId } } : skipToken);
  const raw = useReadRawTranscriptQuery(openId && rawOf === openId ? { params: { id: openId } } : skipToken);
  const agents = useListAgentsQuery();
  const policy = useGetCallPolicyQuery(isQueue ? undefined : skipToken);
  const suggested = useSuggestCallsQuery(kind ? { query: { kind } } : skipToken);
  const [accept] = useAcceptProposalMutation();
  const [dismiss] = useDismissProposalMutation();
  const [withdraw] = useWithdrawQueuedMutation();
  const [queueCalls] = useQueueCallsMutation();
  const [savePolicy] = useSaveCallPolicyMutation();
  const [replayCall] = useReplayCallMutation();
  const [replay, setReplay] = useState<CallsModel['replay']>(null);

  const tell = (problem: Problem | null, problemText: (problem: Problem) => MessageDescriptor, done: string) =>
    showToast(toasts, { title: problem ? formatMessage(problemText(problem)) : done, tone: problem ? 'danger' : 'success' });
  return (
    <CallsHistoryScreen
      model={{
        ...place,
        search: typed,
        now: new Date(now).toISOString(),
        list: useMemo(() => pagedOf(list), [list]),
        queue: useMemo(() => pagedOf(queue), [queue]),
        detail: openId && !isQueue ? loadableOf(detail) : { state: 'none' },
        agents: agents.currentData ?? [],
        policy: loadableOf(policy),
        replay,
        suggested: kind && { kind, people: loadableOf(suggested) },
        may: { decide: may('appointments.write'), place: may('calls.place'), manage: may('agents.manage'), readRaw: may('privacy.manage') },
      }}
      raw={rawOf === openId ? (raw.currentData?.turns ?? null) : null}
      links={{
        visit: may('appointments.read') ? ({ id }) => `/app/apps/appointmentDetails/list?open=${id}` : null,
        chart: may('patients.read') ? ({ id }) => `/app/apps/clients?patient=${id}` : null,
        call: ({ id }) => `/app/apps/calls-history?call=${id}`,
      }}
      onPlace={(change) => setAddress(addressOf({ ...place, ...change }), { replace: openId !== null || change.openId === undefined })}
      onSearch={(change) => setTyped(change.search)}
      onMore={() => void (isQueue ? queue : list).fetchNextPage()}
      onRetry={() => void (isQueue ? queue : list).refetch()}
      onRetryDetail={() => void detail.refetch()}
      onAccept={(_call, { id, version, action }) =>
        void accept({ body: { id, version } }).then((answer) =>
          tell(problemIn(answer), proposalProblem, formatMessage(decisionMessages.accepted, { action: formatMessage(proposalNames[action]) })),
        )
      }
      onDismiss={(_call, { id, version }) =>
        void dismiss({ body: { id, version } }).then((answer) => tell(problemIn(answer), proposalProblem, formatMessage(decisionMessages.dismissed)))
      }
      onRaw={() => setRawOf(openId)}
      onReplay={(asked) => {
        setReplay(null);
        if (!asked) return;
        const { call, version } = asked;
        void replayCall({ body: { agentId: call.agentId, callId: call.id, number: version } }).then((answer) => {
          if (answer.data) setReplay({ replay: answer.data, version });
          else tell(problemIn(answer), callProblem, '');
        });
      }}
      onWithdraw={({ id, version }) =>
        void withdraw({ body: { id, version } }).then((answer) => tell(problemIn(answer), callProblem, formatMessage(queueMessages.withdrawn)))
      }
      onSuggest={(change) => setKind(change.kind)}
      onRetrySuggested={() => void suggested.refetch()}
      onQueue={async (body) => {
        const answer = await queueCalls({ body: { ...body, agentId: null } });
        if (answer.data) tell(null, callProblem, formatMessage(queueMessages.queued, { count: answer.data.queued }));
        return problemIn(answer);
      }}
      onPolicy={async (body) => {
        const problem = problemIn(await savePolicy({ body }));
        if (problem) tell(problem, callProblem, '');
        return problem;
      }}
    />
  );
}
