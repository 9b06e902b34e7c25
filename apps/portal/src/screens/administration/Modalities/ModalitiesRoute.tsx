import { useCreateModalityMutation, useListModalitiesQuery } from '@intake/api/client';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { ModalitiesScreen } from './ModalitiesScreen.tsx';

/** Connects the API to the screen. */
export function ModalitiesRoute() {
  const modalities = useListModalitiesQuery();
  const [createModality] = useCreateModalityMutation();
  return (
    <ModalitiesScreen
      model={loadableOf(modalities)}
      onRetry={() => void modalities.refetch()}
      onCreate={async (body) => problemIn(await createModality({ body }))}
    />
  );
}
