import { useAskForWorkMutation, useRedeemWorkMutation } from '@intake/api/client';
import { solveWork } from '@intake/api/rules';
import { useCallback, useEffect, useRef } from 'react';

/** A page that others could read on its way has none of the browser's functions for it. */
const insecure = { status: null, code: 'insecure', message: 'Hashes need a secure context.' };

/**
 * What files and the requisition of this page are sent with. The browser works for it while somebody types; what has gone
 * wrong is tried again when it is asked for.
 */
export function useTicket(address: string | null) {
  const [askForWork] = useAskForWorkMutation();
  const [redeemWork] = useRedeemWorkMutation();
  const ticket = useRef<Promise<string> | null>(null);
  const forget = useCallback(() => void (ticket.current = null), []);

  const get = useCallback((): Promise<string> => {
    const work = async () => {
      if (!isSecureContext) throw insecure;
      const { challenge, bits } = await askForWork({ body: { address: address ?? '' } }).unwrap();
      const nonce = await solveWork(challenge, bits);
      return (await redeemWork({ body: { challenge, nonce } }).unwrap()).ticket;
    };
    ticket.current ??= work().catch((error: unknown) => {
      ticket.current = null;
      throw error;
    });
    return ticket.current;
  }, [address, askForWork, redeemWork]);

  useEffect(() => {
    // Told when it is asked for: nobody waits for it yet.
    if (address !== null) get().catch(() => undefined);
    return forget;
  }, [address, get, forget]);

  return { get, forget };
}
