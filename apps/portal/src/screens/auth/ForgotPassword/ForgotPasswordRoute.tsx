import { factorDropped, proveFactor, selectSession, sendCode, signInWithCode } from '@intake/api/client';
import { useLocation } from 'react-router-dom';
import { linkReturn } from '../../../app/linkSession.ts';
import { withReturn } from '../../../app/navigation.ts';
import { forgotPasswordPath, loginPath } from '../../../app/startPages.ts';
import { useAppDispatch, useAppSelector } from '../../../app/store.ts';
import { SecondFactor } from '../SecondFactor.tsx';
import { useMailedCode } from '../useMailedCode.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

export function ForgotPasswordRoute() {
  const dispatch = useAppDispatch();
  const place = useLocation();
  const { needsFactor } = useAppSelector(selectSession);
  const here = withReturn(forgotPasswordPath, place);
  const mailed = useMailedCode((email) => dispatch(sendCode({ email, purpose: 'recovery' }, linkReturn(here))));
  if (needsFactor) {
    return (
      <SecondFactor
        isBusy={mailed.isBusy}
        problem={mailed.problem}
        onSubmit={(code) => void dispatch(proveFactor(code))}
        onBack={() => dispatch(factorDropped())}
      />
    );
  }
  return (
    <ForgotPasswordScreen
      {...mailed}
      backHref={withReturn(loginPath, place)}
      onVerify={(code) => void dispatch(signInWithCode({ email: mailed.sentTo ?? '', purpose: 'recovery' }, code))}
    />
  );
}
