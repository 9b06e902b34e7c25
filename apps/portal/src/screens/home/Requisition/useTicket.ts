import { useAskForWorkMutation, useRedeemWorkMutation } from '@intake/api/client';
import { useCallback, useEffect, useRef } from 'react';
import { doWork } from '../../../shared/publicPage/doWork.ts';
import { readKept } from './progress.ts';

/**
 * What files and the requisition of this page are sent with. The browser works for it while somebody types, unless it has one from
 * before a reload; what has gone wrong is tried again when it is asked for.
 */
export function useTicket(address: string, isOpen: boolean) {
  const [askForWork] = useAskForWorkMutation();
  const [redeemWork] = useRedeemWorkMutation();
  const ticket = useRef<Promise<string> | null>(null);
  const forget = useCallback(() => void (ticket.current = null), []);

  const get = useCallback((): Promise<string> => {
    const work = async () => {
      const body = await doWork(() => askForWork({ body: { address } }).unwrap());
      return (await redeemWork({ body }).unwrap()).ticket;
    };
    const kept = readKept(address);
    ticket.current ??= (kept ? Promise.resolve(kept.ticket) : work()).catch((error: unknown) => {
      ticket.current = null;
      throw error;
    });
    return ticket.current;
  }, [address, askForWork, redeemWork]);

  useEffect(() => {
    // Told when it is asked for: nobody waits for it yet.
    if (isOpen) get().catch(() => undefined);
    return forget;
  }, [isOpen, get, forget]);

  return { get, forget };
}
