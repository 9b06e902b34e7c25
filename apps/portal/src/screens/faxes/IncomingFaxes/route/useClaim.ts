import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useClaimFaxMutation, useReleaseFaxMutation } from '@intake/api/client';

/** Well inside the ten minutes that a claim lasts. */
const extendEvery = 4 * 60_000;

/**
 * Takes a fax while it is open, keeps it while somebody works, and gives it back on leaving. A refusal loads the fax
 * again, which then shows who holds it.
 * @param ahead the fax that is shown from what was fetched ahead: its claim says that it is looked at
 */
export function useClaim(faxId: string | null, isClaimable: boolean, ahead: RefObject<string | null>) {
  const [claim] = useClaimFaxMutation();
  const [release] = useReleaseFaxMutation();
  const held = useRef<string | null>(null);
  const lastWork = useRef(0);
  const take = useEffectEvent(async (id: string) => {
    const fetchedAhead = ahead.current === id;
    ahead.current = null;
    const { error } = await claim({ body: { faxId: id, fetchedAhead } });
    if (!error) held.current = id;
  });
  const giveBack = useEffectEvent((id: string) => {
    if (held.current === id) void release({ body: { faxId: id } });
    held.current = null;
  });

  useEffect(() => {
    const work = () => {
      lastWork.current = Date.now();
    };
    addEventListener('keydown', work, true);
    addEventListener('pointerdown', work, true);
    return () => {
      removeEventListener('keydown', work, true);
      removeEventListener('pointerdown', work, true);
    };
  }, []);

  useEffect(() => {
    if (!faxId || !isClaimable) return undefined;
    void take(faxId);
    const timer = setInterval(() => {
      if (Date.now() - lastWork.current < extendEvery) void take(faxId);
    }, extendEvery);
    return () => clearInterval(timer);
  }, [faxId, isClaimable]);

  useEffect(() => (faxId ? () => giveBack(faxId) : undefined), [faxId]);

  return {
    /** After what ends the claim by itself: filing, holding, rejecting, splitting. */
    forget: () => {
      held.current = null;
    },
  };
}
