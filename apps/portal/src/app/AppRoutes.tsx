import { lazyPart } from '@intake/ui/lazy';
import { Spinner } from '@intake/ui/Spinner';
import { redirected, selectSession } from '@intake/api/client';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { AccountContext, readAccount } from './account.ts';
import { productName } from './Brand.tsx';
import { useEnvironment } from './environment.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loginWithReturn, returnPathOf, sessionTarget } from './navigation.ts';
import { firstAllowed, portalRoutes } from './routes.ts';
import type { PortalRoute } from './routes.ts';
import { routeMessages } from './routes.messages.ts';
import { SignedOut } from './SignedOut.tsx';
import { loginPath, startPageOf, startPages } from './startPages.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

const SignedIn = lazyPart(async () => (await import('./SignedIn.tsx')).SignedIn);

/** Every path of the portal, with who may be there. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const isLeaving = useSessionRedirect();
  usePreload();
  if (isLeaving) return null;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Spinner cover="page" />}>
        <Routes>
          <Route element={<OnlySignedOut />}>{screens('public')}</Route>
          <Route element={<OnlySignedIn />}>{screens('protected')}</Route>
          <Route path="/" element={<Navigate to={loginPath} replace />} />
          <Route path="/auth/*" element={<Navigate to={loginPath} replace />} />
          <Route path="*" element={<Navigate to={startPages.unknownPath} replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

const screens = (guard: PortalRoute['guard']) =>
  portalRoutes
    .filter((route) => route.guard === guard)
    .map((route) => <Route key={route.path} path={route.path} element={<Page route={route} />} />);

function Page({ route: { title, Screen } }: { route: PortalRoute }) {
  const name = useIntl().formatMessage(routeMessages[title]);
  return (
    <>
      <title>{`${name} · ${productName}`}</title>
      <Screen />
    </>
  );
}

function OnlySignedOut() {
  const { token } = useAppSelector(selectSession);
  const { search } = useLocation();
  const { items } = useEnvironment();
  const account = token ? readAccount(items) : null;
  if (account) return <Navigate to={returnPathOf(search) ?? firstAllowed(startPageOf(account.user), account.may)} replace />;
  return (
    <SignedOut>
      <Outlet />
    </SignedOut>
  );
}

function OnlySignedIn() {
  const { token } = useAppSelector(selectSession);
  const place = useLocation();
  const { items } = useEnvironment();
  // Stored items give no sign when they change: who changes them says `reread`.
  const [stored, setStored] = useState(() => readAccount(items));
  const account = useMemo(() => stored && { ...stored, reread: () => setStored(readAccount(items)) }, [stored, items]);
  if (!token || !account) return <Navigate to={loginWithReturn(place)} replace />;
  return (
    <AccountContext value={account}>
      <SignedIn />
    </AccountContext>
  );
}

/** Goes where the session asks to go; true while it leads away from what is shown. */
function useSessionRedirect(): boolean {
  const { redirect } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const place = useLocation();
  const target = useRef<string | null>(null);
  useEffect(() => {
    if (redirect === null) return;
    if (target.current === null) {
      target.current = sessionTarget(redirect, place);
      void navigate(target.current, { replace: true });
    } else if (place.pathname + place.search + place.hash === target.current) {
      // Only now: the router may take its time, and the screen that is being left must not answer for itself again.
      target.current = null;
      dispatch(redirected());
    }
  }, [redirect, dispatch, navigate, place]);
  return redirect !== null;
}

/** What is shown right after sign-in arrives while the server checks the password. */
function usePreload() {
  const { loading, token } = useAppSelector(selectSession);
  useEffect(() => {
    if (!loading || token) return;
    void SignedIn.preload();
    portalRoutes.find(({ path }) => path === startPages.user)?.Screen.preload();
  }, [loading, token]);
}
