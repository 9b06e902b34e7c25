import { useGetIntegrationsQuery, useListLocationsQuery, useSendTestMailMutation, useSetIntegrationsMutation } from '@intake/api/client';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';

/** Connects the API to the screen. */
export function IntegrationsRoute() {
  const integrations = useGetIntegrationsQuery();
  const locations = useListLocationsQuery();
  const [setIntegrations] = useSetIntegrationsMutation();
  const [sendTestMail] = useSendTestMailMutation();
  return (
    <IntegrationsScreen
      model={{ integrations: loadableOf(integrations), locations: locations.currentData ?? [] }}
      onRetry={() => void integrations.refetch()}
      onSwitch={async ({ switches, version }) => problemIn(await setIntegrations({ body: { ...switches, version } }))}
      onTestMail={async () => (await sendTestMail({ body: {} })).data ?? null}
      numbersHref="/app/pages/setting/phone-numbers"
    />
  );
}
