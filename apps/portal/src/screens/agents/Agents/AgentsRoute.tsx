import {
  useBindVoiceNumberMutation, useCreateAgentMutation, useGetAgentQuery, useGetAgentVersionQuery, useListAgentsQuery, useListAgentVersionsQuery,
  useListScenariosQuery, useListSuiteRunsQuery, useListVoiceNumbersQuery, useListVoicesQuery, usePublishAgentMutation, useRemoveAgentMutation,
  useRemoveScenarioMutation, useRunSuiteMutation, useSaveScenarioMutation, useUpdateAgentMutation,
} from '@intake/api/client';
import { dayIn } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { useNow } from '../../../shared/useNow.ts';
import { agentProblem, agentsMessages } from './Agents.messages.ts';
import { addressOf, placeOf } from './Agents.model.ts';
import { AgentsScreen } from './AgentsScreen.tsx';
import { flowMessages } from './flow/flow.messages.ts';
import { publishMessages } from './publish/publish.messages.ts';
import { useVoiceCall } from './rehearsal/useVoiceCall.ts';
import { settingsMessages } from './settings/settings.messages.ts';
import { suiteMessages } from './suite/suite.messages.ts';

const none = [] as const;

/** Connects the URL and the API to the screen. */
export function AgentsRoute() {
  const { formatMessage } = useIntl();
  const { may, organization } = useAccount();
  const workplace = useWorkplace();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const place = placeOf(address);
  const { openId } = place;
  const [older, setOlder] = useState<number | null>(null);
  const made = useRef<string | null>(null);
  const ofAgent = openId ? { query: { agentId: openId } } : skipToken;
  const list = useListAgentsQuery();
  const detail = useGetAgentQuery(openId ? { params: { id: openId } } : skipToken);
  const versions = useListAgentVersionsQuery(openId ? { params: { id: openId } } : skipToken);
  const compared = useGetAgentVersionQuery(openId && older !== null ? { params: { id: openId, number: older } } : skipToken);
  const runs = useListSuiteRunsQuery(ofAgent);
  const { data: scenarios = none } = useListScenariosQuery(ofAgent);
  const { data: voices = none } = useListVoicesQuery(openId ? undefined : skipToken);
  const { data: numbers = none } = useListVoiceNumbersQuery();
  const [createAgent] = useCreateAgentMutation();
  const [updateAgent] = useUpdateAgentMutation();
  const [removeAgent] = useRemoveAgentMutation();
  const [publishAgent] = usePublishAgentMutation();
  const [runSuite, running] = useRunSuiteMutation();
  const [bindNumber] = useBindVoiceNumberMutation();
  const [saveScenario] = useSaveScenarioMutation();
  const [removeScenario] = useRemoveScenarioMutation();
  const agent = openId ? detail.currentData : undefined;
  const voice = useVoiceCall(openId, agent?.content.flow ?? null);

  /** A form tells its own problem; what stands in none is told here. */
  const done = (problem: Problem | null, words: MessageDescriptor, values?: Record<string, number>) => {
    if (!problem) showToast(toasts, { title: formatMessage(words, values), tone: 'success' });
    return problem;
  };
  const tell = (problem: Problem | null) => {
    if (problem) showToast(toasts, { title: formatMessage(agentProblem(problem)), tone: 'danger' });
  };
  const seen = { id: agent?.id ?? '', version: agent?.version ?? 0 };
  const own = numbers.find(({ agentId }) => agentId === openId);
  return (
    <AgentsScreen
      model={{
        ...place, numbers, voices, scenarios,
        list: loadableOf(list),
        detail: openId ? loadableOf(detail) : { state: 'none' },
        versions: loadableOf(versions),
        runs: loadableOf(runs),
        locations: workplace.locations,
        clinic: { name: organization.name, phone: own?.number ?? '+1 416 555 0100' },
        today: dayIn(now, workplace.timeZone),
        may: { manage: may('agents.manage'), place: may('calls.place') },
      }}
      voice={voice}
      isRunning={running.isLoading}
      compared={older === null ? null : (compared.currentData?.content ?? null)}
      hrefOf={({ id }) => `/app/apps/agents?agent=${id}`}
      onCompare={({ number }) => setOlder(number)}
      onTab={({ tab }) => setAddress(addressOf({ openId, tab }), { replace: true })}
      onClose={() => setAddress(addressOf({ openId: null, tab: 'flow' }))}
      onRetry={() => void list.refetch()}
      onRetryDetail={() => void detail.refetch()}
      onRetryVersions={() => void versions.refetch()}
      onRetryRuns={() => void runs.refetch()}
      onCreate={async (body) => {
        const answer = await createAgent({ body });
        made.current = answer.data?.id ?? null;
        return done(problemIn(answer), agentsMessages.created);
      }}
      onCreated={() => setAddress(addressOf({ openId: made.current, tab: 'flow' }))}
      onSave={async ({ name, content }) => {
        const answer = await updateAgent({ body: { ...seen, name, content } });
        return done(problemIn(answer), flowMessages.saved, { version: answer.data?.version ?? 0 });
      }}
      onRun={({ number }) => void runSuite({ body: { agentId: seen.id, number } }).then((answer) => tell(problemIn(answer)))}
      onPublish={async ({ number }) => done(problemIn(await publishAgent({ body: { ...seen, number } })), publishMessages.published, { version: number })}
      onBind={({ number: { id, version }, isBound }) =>
        void bindNumber({ body: { id, version, agentId: isBound ? openId : null } }).then((answer) => tell(problemIn(answer)))
      }
      onRemove={async () => {
        const problem = done(problemIn(await removeAgent({ body: seen })), settingsMessages.removed);
        if (!problem) setAddress(addressOf({ openId: null, tab: 'flow' }), { replace: true });
        return problem;
      }}
      onSaveScenario={async ({ scenario, values }) =>
        done(problemIn(await saveScenario({ body: { ...values, agentId: seen.id, id: scenario?.id ?? null, version: scenario?.version ?? null } })), suiteMessages.saved)
      }
      onRemoveScenario={async ({ id, version }) => done(problemIn(await removeScenario({ body: { id, version } })), suiteMessages.removed)}
    />
  );
}
