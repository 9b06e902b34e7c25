import { useGetIntegrationsQuery, useListLocationsQuery, useSendTestMailMutation, useSetIntegrationsMutation } from '@intake/api/client';
import { loadableOf } from '../../../data/loadableOf.ts';
import { codeOf } from '../codeOf.ts';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';

/** Wires the API to the screen. */
export function IntegrationsRoute() {
  const integrations = useGetIntegrationsQuery();
  const locations = useListLocationsQuery();
  const [setIntegrations] = useSetIntegrationsMutation();
  const [sendTestMail] = useSendTestMailMutation();
  return (
    <IntegrationsScreen
      model={{ integrations: loadableOf(integrations), locations: locations.currentData ?? [] }}
      onRetry={() => void integrations.refetch()}
      onSwitch={async ({ switches, version }) => codeOf(await setIntegrations({ body: { ...switches, version } }))}
      onTestMail={async () => (await sendTestMail({ body: {} })).data ?? null}
      locationsHref="/app/pages/setting/locations"
    />
  );
}
