import { useGetSystemHealthQuery, useListOrganizationsQuery } from '@intake/api/client';
import { AdminPageScreen } from './AdminPageScreen.tsx';
import type { AdminPageScreenProps } from './AdminPageScreen.tsx';

/** Milliseconds between two looks at the queues while the page is open. */
const interval = 15_000;

/** Wires the API to the screen. */
export function AdminPageRoute() {
  const organizations = useListOrganizationsQuery();
  const health = useGetSystemHealthQuery(undefined, { pollingInterval: interval, skipPollingIfUnfocused: true });
  return (
    <AdminPageScreen
      model={modelOf(organizations, health)}
      onRetry={() => {
        void organizations.refetch();
        void health.refetch();
      }}
    />
  );
}

function modelOf(
  organizations: ReturnType<typeof useListOrganizationsQuery>,
  health: ReturnType<typeof useGetSystemHealthQuery>,
): AdminPageScreenProps['model'] {
  if (organizations.currentData && health.currentData)
    return { state: 'ready', value: { organizations: organizations.currentData, health: health.currentData } };
  return { state: organizations.isError || health.isError ? 'failed' : 'loading' };
}
