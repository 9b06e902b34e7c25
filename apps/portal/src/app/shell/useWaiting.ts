import { useCountWaitingQuery } from '@intake/api/client';
import { useWorkplace } from '../session/useWorkplace.ts';

export type Waiting = NonNullable<ReturnType<typeof useWaiting>>;

/** What waits for somebody where they work, whichever screen is open; null until it is counted. A part that one may not read is null. */
export function useWaiting() {
  const { locationId } = useWorkplace();
  const { currentData } = useCountWaitingQuery({ query: { locationId: locationId ?? undefined } });
  return currentData ?? null;
}
