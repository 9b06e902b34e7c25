import { askSetupState, askSignInOptions, lateThunk, selectSession } from '@intake/api/client';
import type { SessionThunk } from '@intake/api/client';
import { lazyPart } from '@intake/ui/lazy';
import { useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { linkReturn, withReturn } from '../../../app/routing/navigation.ts';
import { forgotPasswordPath, loginPath, setupPath } from '../../../app/routing/startPages.ts';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { goOnFromEarlyForm } from '../../../shared/signIn/earlyForm.ts';
import { LateSecondFactor } from '../secondFactor/LateSecondFactor.ts';
import { useAnswer } from '../useAnswer.ts';
import { LoginScreen } from './LoginScreen.tsx';
import type * as WaysIn from './waysIn.ts';

const LoginByCode = lazyPart(async () => (await import('./LoginByCode.tsx')).LoginByCode);

/** With the password, or with a code by e-mail (`?by=code`); then with a second factor, if there is one. */
export function LoginRoute() {
  const dispatch = useAppDispatch();
  const place = useLocation();
  const { loading, message, showMessage, needsFactor } = useAppSelector(selectSession);
  const setup = useAnswer(askSetupState);
  const options = useAnswer(askSignInOptions);
  const login = withReturn(loginPath, place);
  useLayoutEffect(goOnFromEarlyForm, []);

  const enter = (way: (ways: typeof WaysIn) => SessionThunk) =>
    void dispatch(lateThunk(async () => way(await import('./waysIn.ts'))));
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
      onSignIn={(credentials) => enter(({ signIn }) => signIn(credentials))}
      onProvider={(provider) => enter(({ signInWithProvider }) => signInWithProvider(provider, linkReturn(login, provider), (url) => window.location.assign(url)))}
    />
  );
}
