import { lock, signOut } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLeave } from '../../data/forms/leave.ts';
import { shellMessages } from './shell.messages.ts';
import { useAppDispatch } from '../entry/store.ts';
import { toasts } from './toasts.ts';

/** What can be done on every screen, from the profile menu and from the command palette. */
export interface ShellActions {
  showAppearance: () => void;
  lock: () => void;
  signOut: () => void;
}

export function useShellActions(showAppearance: () => void): ShellActions {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const leave = useLeave();
  return useMemo(
    () => ({
      showAppearance,
      lock: () => void dispatch(lock(Date.now())),
      signOut: () =>
        leave(
          () =>
            void dispatch(signOut()).then(
              (isDone) => isDone || showToast(toasts, { title: formatMessage(shellMessages.signOutFailed), tone: 'danger' }),
            ),
        ),
    }),
    [dispatch, formatMessage, leave, showAppearance],
  );
}
