import { useCountSentFaxesQuery } from '@intake/api/client';
import { useAccount } from '../session/account.ts';

/** Where faxes that were sent are listed. */
export const sentPath = '/app/apps/sentFaxes';

/** Sent faxes that need somebody; null for whoever may not see them, and until they are counted. */
export function useTroubled() {
  const { may } = useAccount();
  const { currentData } = useCountSentFaxesQuery(undefined, { skip: !may('messages.read') });
  return currentData ? { count: currentData.views.attention, limit: currentData.limit } : null;
}
