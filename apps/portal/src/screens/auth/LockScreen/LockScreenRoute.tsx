import { lockOnServer, messageHidden, selectSession, signOut, unlock } from '@intake/api/client';
import { useEffect } from 'react';
import { useAccount } from '../../../app/session/account.ts';
import { useEnvironment } from '../../../app/entry/environment.ts';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { LateSecondFactor } from '../secondFactor/LateSecondFactor.ts';
import { LockScreenScreen } from './LockScreenScreen.tsx';

export function LockScreenRoute() {
  const dispatch = useAppDispatch();
  const { items } = useEnvironment();
  const { user, organization } = useAccount();
  const { loading, message, showMessage, needsFactor } = useAppSelector(selectSession);
  const problem = showMessage ? message : null;
  // A marker in the browser can be taken away, so the server holds the lock too: from now, or from when it is reached.
  useEffect(() => {
    dispatch(messageHidden());
    const tell = () => void dispatch(lockOnServer());
    tell();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [dispatch]);

  if (needsFactor) return <LateSecondFactor />;
  return (
    <LockScreenScreen
      person={{ name: user.displayName, email: user.email, organization: organization.name }}
      lastActive={items.read('LOCKSCREEN') ?? 0}
      isBusy={loading}
      problem={problem}
      onUnlock={(password) => void dispatch(unlock(password))}
      onSignOut={() => void dispatch(signOut())}
    />
  );
}
