import { lazyPart } from '@intake/ui/lazy';
import { Spinner } from '@intake/ui/Spinner';
import { factorDropped, redirected, selectSession } from '@intake/api/client';
import { Activity, Suspense, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { AccountContext } from '../session/account.ts';
import { productName } from '../shell/Brand.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { detourOf } from './guards.ts';
import { useLinkSession } from '../session/linkSession.ts';
import { sessionTarget } from './navigation.ts';
import { firstAllowed, isInShell, portalRoutes, routeAt } from './routes.ts';
import type { PortalRoute } from './routes.ts';
import { routeMessages } from './routes.messages.ts';
import { SignedOut } from '../shell/SignedOut.tsx';
import { useStanding } from '../session/standing.ts';
import { lockScreenPath, loginPath, startPages } from './startPages.ts';
import { useAppDispatch, useAppSelector } from '../entry/store.ts';
import { useWork } from './useWork.ts';

const Blank = lazyPart(async () => (await import('../shell/Blank.tsx')).Blank);
const HeldAnswers = lazyPart(async () => (await import('../session/HeldAnswers.tsx')).HeldAnswers);
const Home = lazyPart(async () => (await import('./HomeRoutes.tsx')).HomeRoutes);
const LatePage = lazyPart(async () => (await import('./LatePage.tsx')).LatePage);
const SignedIn = lazyPart(async () => (await import('../shell/SignedIn.tsx')).SignedIn);

/** Every path of the portal, with who may be there. A lock covers the work of a signed-in person and takes nothing of it away. */
export function AppRoutes() {
  const place = useLocation();
  const { account, ...standing } = useStanding();
  const arrival = useLinkSession();
  const isLeaving = useSessionRedirect();
  useMessagesOf(place.pathname + (new URLSearchParams(place.search).get('by') ?? ''));
  usePreload();
  const route = routeAt(place.pathname);
  const detour = route ? detourOf(route.guard, standing, place) : null;
  const isAtWork = route !== undefined && isInShell(route) && detour === null;
  const work = useWork(place, isAtWork, standing.isSignedIn);
  if (arrival !== false) return arrival;
  return (
    <AccountContext value={account}>
      {work && (
        <Activity key={account?.user.id} mode={isAtWork ? 'visible' : 'hidden'}>
          <Pages place={work} />
        </Activity>
      )}
      {work && !isAtWork && (
        <Suspense>
          <HeldAnswers />
        </Suspense>
      )}
      {isAtWork || isLeaving ? null : detour === null ? <Pages place={place} /> : <Navigate to={detour} replace />}
    </AccountContext>
  );
}

function Pages({ place }: { place: Location }) {
  return (
    <ErrorBoundary resetKey={place.pathname}>
      <Suspense fallback={<Spinner cover="page" />}>
        <Routes location={place}>
          {framed('simple', SignedOut)}
          {framed('blank', Blank)}
          <Route element={<SignedIn />}>{portalRoutes.filter(isInShell).map(page)}</Route>
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

const framed = (layout: PortalRoute['layout'], Frame: ComponentType<{ children: ReactNode }>) => (
  <Route
    element={
      <Frame>
        <Outlet />
      </Frame>
    }
  >
    {portalRoutes.filter((route) => route.layout === layout).map(page)}
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

/** What follows on sign-in arrives while the server checks the password. The lock screen is there ahead: a lock needs no connection. */
function usePreload() {
  const { loading, token } = useAppSelector(selectSession);
  useEffect(() => {
    if (token) {
      void Blank.preload();
      void HeldAnswers.preload();
      preloadScreen(lockScreenPath);
    } else if (loading) {
      void SignedIn.preload();
      preloadScreen(startPages.user);
    }
  }, [loading, token]);
}

const preloadScreen = (path: string) => routeAt(path)?.Screen?.preload();
