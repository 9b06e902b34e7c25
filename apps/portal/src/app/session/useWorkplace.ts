import { useListLocationOptionsQuery } from '@intake/api/client';
import type { LocationOption } from '@intake/api/contract';
import { useSyncExternalStore } from 'react';
import { useAccount } from './account.ts';
import { useEnvironment } from '../entry/environment.ts';

export interface Workplace {
  locations: readonly LocationOption[];
  /** Null for all of them. */
  locationId: string | null;
  /** IANA name of the zone whose clock hangs there: of the location, else of the organisation. */
  timeZone: string;
}

/** Where in the organisation one works. A location that is gone counts as all of them. */
export function useWorkplace(): Workplace {
  const { organization } = useAccount();
  const { items } = useEnvironment();
  const stored = useSyncExternalStore(items.onChange, () => items.read('CURRENT_LOCATION'));
  const { data } = useListLocationOptionsQuery();
  const location = data?.find(({ id }) => id === stored);
  return {
    locations: data ?? [],
    // What is asked for first is asked for once: most often the stored one is still there.
    locationId: (data ? location?.id : stored) ?? null,
    timeZone: location?.timeZone ?? organization.timeZone,
  };
}
