import { useGetProgressKeyMutation } from '@intake/api/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ready } from '../../../data/loadable.ts';
import type { Loadable } from '../../../data/loadable.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { dropKept, importKey, openProgress, readKept, sealProgress, writeKept } from './progress.ts';
import type { Progress } from './progress.ts';
import type { useTicket } from './useTicket.ts';

/**
 * What is typed outlives a reload of the tab: a phone reloads it after the camera was open. It is sealed with a key of the ticket,
 * which is in this page's memory alone.
 */
export function useProgress(address: string, { get: ticketOf, forget: forgetTicket }: ReturnType<typeof useTicket>) {
  const [askForKey] = useGetProgressKeyMutation();
  const keys = useRef(new Map<string, Promise<CryptoKey>>());
  /** The last that was to be kept: what is sealed later than a newer one is not. */
  const turn = useRef(0);
  const [before, setBefore] = useState<Loadable<Progress | null>>(() => (readKept(address)?.sealed ? { state: 'loading' } : ready(null)));

  const keyOf = useCallback(
    (ticket: string) => {
      const known = keys.current.get(ticket) ?? askForKey({ body: { ticket } }).unwrap().then(({ key }) => importKey(key));
      keys.current.set(ticket, known);
      known.catch(() => keys.current.delete(ticket));
      return known;
    },
    [askForKey],
  );

  const open = useCallback(async (): Promise<Loadable<Progress | null>> => {
    const kept = readKept(address);
    if (!kept?.sealed) return ready(null);
    try {
      return ready(await openProgress(await keyOf(kept.ticket), kept.sealed));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'network') return { state: 'failed', problem };
      // Old, or sent: nobody reads it any more.
      dropKept();
      forgetTicket();
      return ready(null);
    }
  }, [address, keyOf, forgetTicket]);

  const keep = useCallback(
    async (progress: Progress) => {
      const mine = ++turn.current;
      try {
        const ticket = await ticketOf();
        const sealed = await sealProgress(await keyOf(ticket), progress);
        if (mine === turn.current) writeKept({ address, ticket, sealed });
      } catch {
        // The page holds it still, and sending tells what is wrong.
      }
    },
    [address, keyOf, ticketOf],
  );

  const drop = useCallback(() => {
    turn.current += 1;
    dropKept();
  }, []);

  // A reload lets no effect end; whoever goes to another page was asked.
  useEffect(() => {
    void open().then(setBefore);
    return drop;
  }, [open, drop]);

  return { before, keep, drop, retry: () => void open().then(setBefore) };
}
