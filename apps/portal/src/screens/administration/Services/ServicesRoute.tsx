import { useCreateModalityMutation, useListModalitiesQuery } from '@intake/api/client';
import { loadedOf } from '../administration.model.ts';
import { problemOf } from '../problemOf.ts';
import { ServicesScreen } from './ServicesScreen.tsx';

/** Wires the API to the screen. */
export function ServicesRoute() {
  const services = useListModalitiesQuery();
  const [createModality] = useCreateModalityMutation();
  return (
    <ServicesScreen
      model={loadedOf(services)}
      onRetry={() => void services.refetch()}
      onCreate={async (body) => problemOf(await createModality({ body }))}
    />
  );
}
