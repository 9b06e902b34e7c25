import { keepActive, lock } from '@intake/api/client';
import { activitySpacing } from '@intake/api/rules';
import { useEffect } from 'react';
import { useEnvironment } from '../entry/environment.ts';
import { watchIdle } from './idleWatch.ts';
import { useAppDispatch } from '../entry/store.ts';

/** Locks the session when nobody has done anything for half an hour, in any tab, and tells the server when somebody has. */
export function useIdleLock() {
  const { items } = useEnvironment();
  const dispatch = useAppDispatch();
  useEffect(() => {
    let told = items.read('LAST_ACTIVE') ?? Date.now();
    return watchIdle({
      lastActive: () => items.read('LAST_ACTIVE'),
      onActive: (moment) => {
        items.write('LAST_ACTIVE', moment);
        if (moment - told < activitySpacing) return;
        told = moment;
        void dispatch(keepActive());
      },
      onIdle: (moment) => void dispatch(lock(moment)),
    });
  }, [items, dispatch]);
}
