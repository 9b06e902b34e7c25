import { selectSession, signIn, useGetSetupStateQuery, useGetSignInOptionsQuery } from '@intake/api/client';
import { lazyPart } from '@intake/ui/lazy';
import { Navigate, useLocation } from 'react-router-dom';
import { linkReturn, withReturn } from '../../../app/routing/navigation.ts';
import { forgotPasswordPath, loginPath, setupPath } from '../../../app/routing/startPages.ts';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { LateSecondFactor } from '../secondFactor/LateSecondFactor.ts';
import type { Provider } from './Login.model.ts';
import { LoginScreen } from './LoginScreen.tsx';

const LoginByCode = lazyPart(async () => (await import('./LoginByCode.tsx')).LoginByCode);

/** With the password, or with a code by e-mail (`?by=code`); then with a second factor, if there is one. */
export function LoginRoute() {
  const dispatch = useAppDispatch();
  const place = useLocation();
  const { loading, message, showMessage, needsFactor } = useAppSelector(selectSession);
  const { data: setup } = useGetSetupStateQuery();
  const { data: options } = useGetSignInOptionsQuery();
  const login = withReturn(loginPath, place);

  const leaveFor = async (provider: Provider) => {
    const { signInWithProvider } = await import('./otherWays.ts');
    await dispatch(signInWithProvider(provider, linkReturn(login, provider), (url) => window.location.assign(url)));
  };
  if (setup?.needed) return <Navigate to={setupPath} replace />;
  if (needsFactor) return <LateSecondFactor />;
  if (new URLSearchParams(place.search).get('by') === 'code') return <LoginByCode backHref={login} />;
  return (
    <LoginScreen
      isSigningIn={loading}
      problem={showMessage ? message : null}
      isDemo={setup?.demo}
      providers={options?.providers}
      hrefs={{ forgotPassword: withReturn(forgotPasswordPath, place), byCode: `${login}${login.includes('?') ? '&' : '?'}by=code` }}
      onSignIn={(credentials) => void dispatch(signIn(credentials))}
      onProvider={(provider) => void leaveFor(provider)}
    />
  );
}
