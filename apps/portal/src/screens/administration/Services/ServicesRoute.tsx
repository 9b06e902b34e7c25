import { useCreateModalityMutation, useListModalitiesQuery } from '@intake/api/client';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { ServicesScreen } from './ServicesScreen.tsx';

/** Wires the API to the screen. */
export function ServicesRoute() {
  const services = useListModalitiesQuery();
  const [createModality] = useCreateModalityMutation();
  return (
    <ServicesScreen
      model={loadableOf(services)}
      onRetry={() => void services.refetch()}
      onCreate={async (body) => problemIn(await createModality({ body }))}
    />
  );
}
