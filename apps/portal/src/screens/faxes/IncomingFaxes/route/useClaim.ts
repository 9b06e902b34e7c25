import type { RefObject } from 'react';
import { useClaimFaxMutation, useReleaseFaxMutation } from '@intake/api/client';
import { useHold } from '../../../../shared/useHold.ts';
import { untold } from './untold.ts';

/**
 * Takes a fax while it is open, keeps it while somebody works, and gives it back on leaving. A refusal loads the fax
 * again, which then shows who holds it. Filing, holding, rejecting and splitting end the claim by themselves.
 * @param ahead the fax that is shown from what was fetched ahead: its claim says that it is looked at
 */
export function useClaim(faxId: string | null, isClaimable: boolean, ahead: RefObject<string | null>) {
  const [claim] = useClaimFaxMutation(untold);
  const [release] = useReleaseFaxMutation(untold);
  return useHold(faxId, isClaimable, {
    take: async (id) => {
      const fetchedAhead = ahead.current === id;
      ahead.current = null;
      const { error } = await claim({ body: { faxId: id, fetchedAhead } });
      return !error;
    },
    giveBack: (id) => void release({ body: { faxId: id } }),
  });
}
