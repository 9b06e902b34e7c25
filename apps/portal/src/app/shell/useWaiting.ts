import { useCountFaxesQuery, useCountWaitingRequestsQuery } from '@intake/api/client';
import { useAccount } from '../session/account.ts';
import { useWorkplace } from '../session/useWorkplace.ts';

export type Waiting = NonNullable<ReturnType<typeof useWaiting>>;

/** The open faxes of where one works, by view; null for whoever may not read faxes, and until they are counted. */
export function useWaiting() {
  const { may } = useAccount();
  const { locationId } = useWorkplace();
  const { currentData } = useCountFaxesQuery({ query: { locationId: locationId ?? undefined } }, { skip: !may('faxes.read') });
  return currentData ?? null;
}

export type WaitingRequests = NonNullable<ReturnType<typeof useWaitingRequests>>;

/** What waits for one in the work lists of requests; null for whoever may not read them, and until it is counted. */
export function useWaitingRequests() {
  const { may } = useAccount();
  const { locationId } = useWorkplace();
  const { currentData } = useCountWaitingRequestsQuery({ query: { locationId: locationId ?? undefined } }, { skip: !may('requests.read') });
  return currentData ?? null;
}
