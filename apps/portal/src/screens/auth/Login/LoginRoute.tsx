import {
  factorDropped, proveFactor, selectSession, sendCode, signIn, signInWithCode, signInWithProvider, useGetSetupStateQuery,
  useGetSignInOptionsQuery,
} from '@intake/api/client';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { linkReturn } from '../../../app/linkSession.ts';
import { withReturn } from '../../../app/navigation.ts';
import { forgotPasswordPath, loginPath, setupPath } from '../../../app/startPages.ts';
import { useAppDispatch, useAppSelector } from '../../../app/store.ts';
import { MailedCode } from '../MailedCode.tsx';
import { SecondFactor } from '../SecondFactor.tsx';
import { useMailedCode } from '../useMailedCode.ts';
import { loginMessages } from './Login.messages.ts';
import { LoginScreen } from './LoginScreen.tsx';

/** With the password, or with a code by e-mail (`?by=code`); then with a second factor, if there is one. */
export function LoginRoute() {
  const dispatch = useAppDispatch();
  const place = useLocation();
  const { loading, message, showMessage, needsFactor } = useAppSelector(selectSession);
  const { data: setup } = useGetSetupStateQuery();
  const { data: options } = useGetSignInOptionsQuery();
  const problem = showMessage ? message : null;
  const login = withReturn(loginPath, place);

  if (setup?.needed) return <Navigate to={setupPath} replace />;
  if (needsFactor) {
    return (
      <SecondFactor
        isBusy={loading}
        problem={problem}
        onSubmit={(code) => void dispatch(proveFactor(code))}
        onBack={() => dispatch(factorDropped())}
      />
    );
  }
  if (new URLSearchParams(place.search).get('by') === 'code') return <LoginByCode backHref={login} />;
  return (
    <LoginScreen
      isSigningIn={loading}
      problem={problem}
      isDemo={setup?.demo}
      providers={options?.providers}
      hrefs={{ forgotPassword: withReturn(forgotPasswordPath, place), byCode: `${login}${login.includes('?') ? '&' : '?'}by=code` }}
      onSignIn={(credentials) => void dispatch(signIn(credentials))}
      onProvider={(provider) =>
        void dispatch(signInWithProvider(provider, linkReturn(login, provider), (url) => window.location.assign(url)))
      }
    />
  );
}

function LoginByCode({ backHref }: { backHref: string }) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const mailed = useMailedCode((email) => dispatch(sendCode({ email, purpose: 'sign-in' }, linkReturn(backHref))));
  return (
    <MailedCode
      {...mailed}
      title={formatMessage(loginMessages.byCode)}
      lead={formatMessage(loginMessages.byCodeLead)}
      backHref={backHref}
      onVerify={(code) => void dispatch(signInWithCode({ email: mailed.sentTo ?? '', purpose: 'sign-in' }, code))}
    />
  );
}
