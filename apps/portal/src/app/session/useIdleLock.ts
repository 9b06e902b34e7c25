import { lock } from '@intake/api/client';
import { useEffect } from 'react';
import { useEnvironment } from '../entry/environment.ts';
import { watchIdle } from './idleWatch.ts';
import { useAppDispatch } from '../entry/store.ts';

/** Locks the session when nobody has done anything for half an hour, in any tab. */
export function useIdleLock() {
  const { items } = useEnvironment();
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      watchIdle({
        lastActive: () => items.read('LAST_ACTIVE'),
        onActive: (moment) => items.write('LAST_ACTIVE', moment),
        onIdle: (moment) => void dispatch(lock(moment)),
      }),
    [items, dispatch],
  );
}
