import { changePassword, claimsOf, messageHidden, recoveredAt, selectSession, signOut } from '@intake/api/client';
import { isPasswordExpired } from '@intake/api/rules';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { returnPathOf } from '../../../app/routing/navigation.ts';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

export function ResetPasswordRoute() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { user } = useAccount();
  const { token, loading, message, showMessage } = useAppSelector(selectSession);
  // As it was on arrival: the page says the same until it is left.
  const [isExpired] = useState(() => isPasswordExpired(user.passwordLastUpdatedAt, Date.now()));
  const began = token === null ? null : recoveredAt(token);
  const isInvitation = token !== null && claimsOf(token).methods.some(({ method }) => method === 'invite');
  // An invitation stands for no password but the first one.
  const [isFirst] = useState(() => isInvitation && began !== null && Date.parse(user.passwordLastUpdatedAt) < began);
  const isRecovered = began !== null && !isInvitation;
  useEffect(() => void dispatch(messageHidden()), [dispatch]);

  const save = async (change: { currentPassword?: string; password: string }) => {
    if (await dispatch(changePassword(change))) await navigate(returnPathOf(search) ?? '/', { replace: true });
  };
  return (
    <ResetPasswordScreen
      reason={isFirst ? 'invited' : isRecovered ? 'recovered' : isExpired ? 'expired' : 'chosen'}
      email={user.email}
      isBusy={loading}
      problem={showMessage ? message : null}
      onSave={(change) => void save(change)}
      onSignOut={() => void dispatch(signOut())}
    />
  );
}
