import { selectSession, signIn, useGetSetupStateQuery } from '@intake/api/client';
import { Navigate } from 'react-router-dom';
import { setupPath } from '../../../app/startPages.ts';
import { useAppDispatch, useAppSelector } from '../../../app/store.ts';
import { LoginScreen } from './LoginScreen.tsx';

export function LoginRoute() {
  const dispatch = useAppDispatch();
  const { loading, message, showMessage } = useAppSelector(selectSession);
  const { data: setup } = useGetSetupStateQuery();
  if (setup?.needed) return <Navigate to={setupPath} replace />;
  return (
    <LoginScreen
      isSigningIn={loading}
      problem={showMessage ? message : null}
      isDemo={setup?.demo}
      onSignIn={(credentials) => void dispatch(signIn(credentials))}
    />
  );
}
