import { recoveredAt, selectSession } from '@intake/api/client';
import { mustChangePassword } from '@intake/api/rules';
import { useMemo, useSyncExternalStore } from 'react';
import { readAccount } from './account.ts';
import type { Account } from './account.ts';
import { useEnvironment } from '../entry/environment.ts';
import type { SessionState } from '../routing/guards.ts';
import { useAppSelector } from '../entry/store.ts';

/** Who is here and where they may be; follows what any tab of this browser stores. */
export function useSessionState(): SessionState & { account: Account | null } {
  const { token } = useAppSelector(selectSession);
  const { items } = useEnvironment();
  const stored = useSyncExternalStore(items.onChange, () => items.snapshot('USER_DETAILS', 'MAP_DETAILS', 'ORG_DETAILS'));
  const isLocked = useSyncExternalStore(items.onChange, () => items.read('LOCKSCREEN') !== null);
  // The snapshot is what says that the rest is to be read anew.
  const account = useMemo(() => (stored === '' ? null : readAccount(items)), [items, stored]);
  return sessionStateOf(token === null ? null : account, token, isLocked);
}

function sessionStateOf(account: Account | null, token: string | null, isLocked: boolean): SessionState & { account: Account | null } {
  if (!account || token === null) return { account: null, isSignedIn: false, isLocked, mustChangePassword: false };
  return {
    account,
    isSignedIn: true,
    isLocked,
    mustChangePassword: mustChangePassword(account.user.passwordLastUpdatedAt, recoveredAt(token), Date.now()),
  };
}
