import { lazyPart } from '@intake/ui/lazy';
import { Spinner } from '@intake/ui/Spinner';
import { factorDropped, redirected, selectSession } from '@intake/api/client';
import { Activity, Suspense, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { AccountContext } from '../session/account.ts';
import { productName } from '../shell/header/Brand.tsx';
import { ErrorBoundary } from '../shell/states/ErrorBoundary.tsx';
import { detourOf } from './guards.ts';
import { useLinkSession } from '../session/linkSession.ts';
import { sessionTarget } from './navigation.ts';
import { entryRouteAt, entryRoutes } from './entryRoutes.ts';
import type { EntryRoute } from './entryRoutes.ts';
import { entryTitles } from './entryRoutes.messages.ts';
import { Application, preloadPage } from './preloadPage.ts';
import { SignedOut } from '../shell/frames/SignedOut.tsx';
import { useSessionState } from '../session/sessionState.ts';
import { isInApplication, lockScreenPath, loginPath, startPages } from './startPages.ts';
import { useAppDispatch, useAppSelector } from '../entry/store.ts';
import { whenIdle } from '../../data/whenIdle.ts';
import { useWork } from './useWork.ts';

const Blank = lazyPart(async () => (await import('../shell/frames/Blank.tsx')).Blank);
const HeldAnswers = lazyPart(async () => (await import('../session/HeldAnswers.tsx')).HeldAnswers);
const Home = lazyPart(async () => (await import('./HomeRoutes.tsx')).HomeRoutes);

/** Every path of the portal, with who may be there. A lock covers the work of a signed-in person and takes nothing of it away. */
export function AppRoutes() {
  const place = useLocation();
  const { account, ...sessionState } = useSessionState();
  const arrival = useLinkSession();
  const isLeaving = useSessionRedirect();
  useMessagesOf(place.pathname + (new URLSearchParams(place.search).get('by') ?? ''));
  usePreload();
  const isInside = isInApplication(place.pathname);
  const guard = isInside ? 'protected' : entryRouteAt(place.pathname)?.guard;
  const detour = guard ? detourOf(guard, sessionState, place) : null;
  const isAtWork = isInside && detour === null;
  const work = useWork(place, isAtWork, sessionState.isSignedIn);
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
          <Route path="/app/*" element={<Application />} />
          <Route path="/" element={<Navigate to={loginPath} replace />} />
          <Route path="/home/*" element={<Home />} />
          <Route path="/auth/*" element={<Navigate to={loginPath} replace />} />
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

const page = (route: EntryRoute) => <Route key={route.path} path={route.path} element={<Page route={route} />} />;

const framed = (layout: EntryRoute['layout'], Frame: ComponentType<{ children: ReactNode }>) => (
  <Route
    element={
      <Frame>
        <Outlet />
      </Frame>
    }
  >
    {entryRoutes.filter((route) => route.layout === layout).map(page)}
  </Route>
);

function Page({ route: { title, Screen } }: { route: EntryRoute }) {
  const name = useIntl().formatMessage(entryTitles[title]);
  return (
    <>
      <title>{`${name} · ${productName}`}</title>
      <Screen />
    </>
  );
}

function UnknownPath() {
  const { account } = useSessionState();
  return <Navigate to={account ? startPages.unknownPath : loginPath} replace />;
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
  const { locale } = useAppSelector((state) => state.preferences);
  useEffect(() => {
    if (token) {
      return whenIdle(() => {
        void Blank.preload();
        void HeldAnswers.preload();
        void entryRouteAt(lockScreenPath)?.Screen.preload();
      });
    } else if (loading) {
      void preloadPage(startPages.user, true, locale);
    }
  }, [loading, token, locale]);
}

