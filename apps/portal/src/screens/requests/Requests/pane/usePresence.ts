import { useClaimRequestMutation, useLookAtRequestMutation, useReleaseRequestMutation } from '@intake/api/client';
import type { RequestDetail } from '@intake/api/contract';
import { isClosedRequest } from '@intake/api/rules';
import { useHold } from '../../../../shared/useHold.ts';
import { holderOf } from '../Requests.model.ts';

interface Me {
  userId: string;
  mayWrite: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** Tells colleagues that the open request is looked at, and takes it for whoever may work on it and came first. */
export function usePresence(openId: string | null, request: RequestDetail | null, { userId, mayWrite, now }: Me): void {
  const [claim] = useClaimRequestMutation();
  const [release] = useReleaseRequestMutation();
  const [look] = useLookAtRequestMutation();
  useHold(openId, request !== null, {
    take: async (id) => !(await look({ body: { id, isLooking: true } })).error,
    giveBack: (id) => void look({ body: { id, isLooking: false } }),
  });
  const isClaimable = request !== null && mayWrite && !isClosedRequest(request.status) && !holderOf(request, userId, now);
  useHold(openId, isClaimable, {
    take: async (id) => !(await claim({ body: { id } })).error,
    giveBack: (id) => void release({ body: { id } }),
  });
}
