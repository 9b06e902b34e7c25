import {
  useApproveRegistrationMutation, useDeclineRegistrationMutation, useGetSystemHealthQuery, useListOrganizationsQuery,
  useListRegistrationsInfiniteQuery, useRetryJobMutation,
} from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { ready } from '../../../data/loadable.ts';
import type { Problem } from '../../../data/problem.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { pagedOf, unreadyOf } from '../../../data/loadableOf.ts';
import { problemText } from '../administration.messages.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import { AdminPageScreen } from './AdminPageScreen.tsx';
import type { AdminPageScreenProps } from './AdminPageScreen.tsx';
import { failedJobMessages } from './FailedJobs.messages.ts';
import { registrationMessages } from './Registrations.messages.ts';
import type { RegistrationsProps } from './Registrations.tsx';

/** Nobody tells of a request that came, nor of a queue that grows: both are looked at now, and every 15 s while the page is open. */
const watched = { refetchOnMountOrArgChange: true, pollingInterval: 15_000, skipPollingIfUnfocused: true };

const pageSize = 20;
const registerPath = '/home/pages/register';

/** Connects the API to the screen. */
export function AdminPageRoute() {
  const organizations = useListOrganizationsQuery();
  const health = useGetSystemHealthQuery(undefined, watched);
  const registrations = useRegistrations();
  const { formatMessage } = useIntl();
  const [retryJob] = useRetryJobMutation();
  return (
    <AdminPageScreen
      model={modelOf(organizations, health)}
      registrations={registrations}
      onRetryJob={async ({ id }, organizationId) => {
        const problem = problemIn(await retryJob({ body: { id, organizationId } }));
        if (problem === null) showToast(toasts, { title: formatMessage(failedJobMessages.retried), tone: 'success' });
        else if (!organizationId) showToast(toasts, { title: formatMessage(problemText(problem)), tone: 'danger' });
        return problem;
      }}
      onRetry={() => {
        registrations.onRetry();
        void organizations.refetch();
        void health.refetch();
      }}
    />
  );
}

function useRegistrations(): RegistrationsProps {
  const { formatMessage } = useIntl();
  const list = useListRegistrationsInfiniteQuery({ query: { limit: pageSize } }, watched);
  const [approve] = useApproveRegistrationMutation();
  const [decline] = useDeclineRegistrationMutation();
  const said = (problem: Problem | null, text: typeof registrationMessages.approved, name: string) => {
    if (problem === null) showToast(toasts, { title: formatMessage(text, { name }), tone: 'success' });
    return problem;
  };
  return {
    list: pagedOf(list),
    path: new URL(registerPath, window.location.origin).href,
    onApprove: async ({ id, version, organizationName }) =>
      said(problemIn(await approve({ body: { id, version } })), registrationMessages.approved, organizationName),
    onDecline: async ({ id, version, organizationName }, reason) =>
      said(problemIn(await decline({ body: { id, version, reason } })), registrationMessages.declined, organizationName),
    onMore: () => void list.fetchNextPage(),
    onRetry: () => void list.refetch(),
  };
}

function modelOf(
  organizations: ReturnType<typeof useListOrganizationsQuery>,
  health: ReturnType<typeof useGetSystemHealthQuery>,
): AdminPageScreenProps['model'] {
  const failed = [organizations, health].find(({ isError }) => isError);
  const problem = failed ? problemOf(failed.error) : null;
  if (organizations.currentData && health.currentData)
    return ready({ organizations: organizations.currentData, health: health.currentData }, problem);
  return unreadyOf(problem);
}
