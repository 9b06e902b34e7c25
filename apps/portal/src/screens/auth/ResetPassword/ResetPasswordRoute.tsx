import { changePassword, claimsOf, messageHidden, recoveredAt, selectSession, sendCode, signOut } from '@intake/api/client';
import { isPasswordExpired, recoveryMinutes } from '@intake/api/rules';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { linkReturn, returnPathOf } from '../../../app/routing/navigation.ts';
import { forgotPasswordPath } from '../../../app/routing/startPages.ts';
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
  const isPast = useIsPast(isRecovered ? began + recoveryMinutes * 60_000 : null);
  const [wasRefused, setRefused] = useState(false);
  // The server's clock decides: it asks for the current password, which this page had not asked for.
  if (isRecovered && !wasRefused && showMessage && message?.code === 'invalid-credentials') setRefused(true);
  const isLate = isPast || wasRefused;
  const [isCodeSent, setCodeSent] = useState(false);
  useEffect(() => void dispatch(messageHidden()), [dispatch]);

  const save = async (change: { currentPassword?: string; password: string }) => {
    if (await dispatch(changePassword(change))) await navigate(returnPathOf(search) ?? '/', { replace: true });
  };
  return (
    <ResetPasswordScreen
      reason={isFirst ? 'invited' : isRecovered ? (isLate ? 'late' : 'recovered') : isExpired ? 'expired' : 'chosen'}
      email={user.email}
      isBusy={loading}
      problem={showMessage ? message : null}
      isCodeSent={isCodeSent}
      onSendCode={() => void dispatch(sendCode({ email: user.email, purpose: 'recovery' }, linkReturn(forgotPasswordPath))).then(setCodeSent)}
      onSave={(change) => void save(change)}
      onSignOut={() => void dispatch(signOut())}
    />
  );
}

/** Whether a moment, in milliseconds since 1970, is past; without one never. */
function useIsPast(moment: number | null): boolean {
  const [isPast, setPast] = useState(() => moment !== null && moment <= Date.now());
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setPast(true), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return isPast;
}
