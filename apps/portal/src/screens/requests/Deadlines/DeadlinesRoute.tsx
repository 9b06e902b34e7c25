import {
  useGetRequestPolicyQuery, useGetRequestTimesQuery, useListModalitiesQuery, usePreviewRequestPolicyQuery, useSaveRequestPolicyMutation,
} from '@intake/api/client';
import type { RequestPolicy } from '@intake/api/contract';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { savedMessages } from '../words.messages.ts';
import { DeadlinesScreen } from './DeadlinesScreen.tsx';

/** Connects the API to the screen. */
export function DeadlinesRoute() {
  const { formatMessage } = useIntl();
  const policy = useGetRequestPolicyQuery();
  const times = useGetRequestTimesQuery();
  const { data: services = [] } = useListModalitiesQuery();
  const [draft, setDraft] = useState<RequestPolicy | null>(null);
  const [save] = useSaveRequestPolicyMutation();
  const { version: _version, ...kept } = policy.data ?? { version: 0 };
  const asked = draft ?? ('preset' in kept ? kept : null);
  const { data: preview } = usePreviewRequestPolicyQuery(asked ? { body: asked } : skipToken);
  return (
    <DeadlinesScreen
      model={{ policy: loadableOf(policy), services, preview: preview?.clocks ?? [], times: times.data ?? null }}
      onRetry={() => void policy.refetch()}
      onPreview={(change) => setDraft(change.policy)}
      onStore={async (body) => {
        const problem = problemIn(await save({ body }));
        if (problem === null) showToast(toasts, { title: formatMessage(savedMessages.saved), tone: 'success' });
        return problem;
      }}
    />
  );
}
