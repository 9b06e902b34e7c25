import { lazyPart } from '@intake/ui/lazy';
import { Spinner } from '@intake/ui/Spinner';
import { factorDropped, redirected, selectSession } from '@intake/api/client';
import { Suspense, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { AccountContext } from './account.ts';
import { productName } from './Brand.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { detourOf } from './guards.ts';
import type { Guard } from './guards.ts';
import { useLinkSession } from './linkSession.ts';
import { sessionTarget } from './navigation.ts';
import { firstAllowed, isInShell, portalRoutes } from './routes.ts';
import type { PortalRoute } from './routes.ts';
import { routeMessages } from './routes.messages.ts';
import { SignedOut } from './SignedOut.tsx';
import { useStanding } from './standing.ts';
import { loginPath, startPages } from './startPages.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

const Blank = lazyPart(async () => (await import('./Blank.tsx')).Blank);
const Home = lazyPart(async () => (await import('./HomeRoutes.tsx')).HomeRoutes);
const LatePage = lazyPart(async () => (await import('./LatePage.tsx')).LatePage);
const SignedIn = lazyPart(async () => (await import('./SignedIn.tsx')).SignedIn);

/** Every path of the portal, with who may be there. */
export function AppRoutes() {
  const { pathname, search } = useLocation();
  const isArriving = useLinkSession();
  const isLeaving = useSessionRedirect();
  useMessagesOf(pathname + (new URLSearchParams(search).get('by') ?? ''));
  usePreload();
  if (isArriving || isLeaving) return null;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Spinner cover="page" />}>
        <Routes>
          {(['public', 'open', 'protected'] as const).map((guard) => (
            <Route key={guard} element={<Guarded guard={guard} />}>
              {framed(guard, 'simple', SignedOut)}
              {framed(guard, 'blank', Blank)}
              <Route element={<SignedIn />}>{portalRoutes.filter((route) => route.guard === guard && isInShell(route)).map(page)}</Route>
            </Route>
          ))}
          <Route path="/" element={<Navigate to={loginPath} replace />} />
          <Route path="/home/*" element={<Home />} />
          <Route path="/auth/*" element={<Navigate to={loginPath} replace />} />
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

const page = (route: PortalRoute) => <Route key={route.path} path={route.path} element={<Page route={route} />} />;

const framed = (guard: Guard, layout: PortalRoute['layout'], Frame: ComponentType<{ children: ReactNode }>) => (
  <Route
    element={
      <Frame>
        <Outlet />
      </Frame>
    }
  >
    {portalRoutes.filter((route) => route.guard === guard && route.layout === layout).map(page)}
  </Route>
);

function Page({ route: { title, Screen } }: { route: PortalRoute }) {
  const name = useIntl().formatMessage(routeMessages[title]);
  return (
    <>
      <title>{`${name} · ${productName}`}</title>
      {Screen ? <Screen /> : <LatePage title={title} />}
    </>
  );
}

function Guarded({ guard }: { guard: Guard }) {
  const { account, ...standing } = useStanding();
  const detour = detourOf(guard, standing, useLocation());
  if (detour !== null) return <Navigate to={detour} replace />;
  return (
    <AccountContext value={account}>
      <Outlet />
    </AccountContext>
  );
}

function UnknownPath() {
  const { account } = useStanding();
  return <Navigate to={account ? firstAllowed(startPages.unknownPath, account.may) : loginPath} replace />;
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

/** What went wrong on a page is not said on the next one. */
function useMessagesOf(page: string) {
  const dispatch = useAppDispatch();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) dispatch(factorDropped());
    shown.current = page;
  }, [page, dispatch]);
}

/** What is shown right after sign-in arrives while the server checks the password. */
function usePreload() {
  const { loading, token } = useAppSelector(selectSession);
  useEffect(() => {
    if (!loading || token) return;
    void SignedIn.preload();
    portalRoutes.find(({ path }) => path === startPages.user)?.Screen?.preload();
  }, [loading, token]);
}
