import { selectSession, sendCode, signInWithCode } from '@intake/api/client';
import { useLocation } from 'react-router-dom';
import { linkReturn, withReturn } from '../../../app/routing/navigation.ts';
import { forgotPasswordPath, loginPath } from '../../../app/routing/startPages.ts';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { LateSecondFactor } from '../secondFactor/LateSecondFactor.ts';
import { useMailedCode } from '../code/useMailedCode.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

export function ForgotPasswordRoute() {
  const dispatch = useAppDispatch();
  const place = useLocation();
  const { needsFactor } = useAppSelector(selectSession);
  const here = withReturn(forgotPasswordPath, place);
  const mailed = useMailedCode((email) => dispatch(sendCode({ email, purpose: 'recovery' }, linkReturn(here))));
  if (needsFactor) return <LateSecondFactor />;
  return (
    <ForgotPasswordScreen
      {...mailed}
      backHref={withReturn(loginPath, place)}
      onVerify={(code) => void dispatch(signInWithCode({ email: mailed.sentTo ?? '', purpose: 'recovery' }, code))}
    />
  );
}
