import { useMemo } from 'react';
import { useListBinsQuery } from '@intake/api/client';
import type { Bin } from '@intake/api/contract';

const none: readonly Bin[] = [];

/** The bins of the location, or of all; and the chosen one, wherever it is. */
export function useBins(locationId: string | null, chosenId: string | null): readonly Bin[] {
  const { data = none } = useListBinsQuery();
  return useMemo(
    () => (locationId ? data.filter((bin) => bin.locationId === locationId || bin.id === chosenId) : data),
    [data, locationId, chosenId],
  );
}
