import { areaTexts } from '@intake/i18n/late';
import { lazyPart } from '@intake/ui/lazy';
import { Spinner } from '@intake/ui/Spinner';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes } from 'react-router-dom';
import { homePaths } from '../../shared/publicPage/homePaths.ts';
import { AllTexts } from '../entry/AllTexts.tsx';
import { PublicPage } from '../home/PublicPage.tsx';
import { Blank } from '../shell/frames/Blank.tsx';
import { productName } from '../shell/header/Brand.tsx';
import { homeMessages } from './home.messages.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

/** The public pages with something to fill in or to decide. They are no part of what signing in loads. */
const pages = [
  {
    path: homePaths.requisition,
    Frame: PublicPage,
    title: homeMessages.requisition,
    texts: ['requisition'],
    Screen: lazyPart(async () => (await import('../../screens/home/Requisition/RequisitionRoute.tsx')).RequisitionRoute),
  },
  {
    path: homePaths.subscribe,
    Frame: PublicPage,
    title: homeMessages.subscribe,
    texts: [],
    Screen: lazyPart(async () => (await import('../../screens/home/Subscribe/SubscribeRoute.tsx')).SubscribeRoute),
  },
  {
    path: homePaths.link,
    Frame: Blank,
    title: homeMessages.modalDisplay,
    texts: [],
    Screen: lazyPart(async () => (await import('../../screens/home/ModalDisplay/ModalDisplayRoute.tsx')).ModalDisplayRoute),
  },
  {
    path: homePaths.access,
    Frame: Blank,
    title: homeMessages.access,
    texts: [],
    Screen: lazyPart(async () => (await import('../../screens/home/RequestAccess/RequestAccessRoute.tsx')).RequestAccessRoute),
  },
  {
    path: homePaths.demoFax,
    Frame: PublicPage,
    title: homeMessages.demoFax,
    texts: ['revenue'],
    Screen: lazyPart(async () => (await import('../../screens/home/DemoFax/DemoFaxRoute.tsx')).DemoFaxRoute),
  },
  {
    path: homePaths.register,
    Frame: Blank,
    title: homeMessages.register,
    texts: [],
    Screen: lazyPart(async () => (await import('../../screens/home/Register/RegisterRoute.tsx')).RegisterRoute),
  },
] as const;

const reading = [homePaths.homepage, homePaths.about, homePaths.cost, homePaths.terms, homePaths.privacy];
const ReadingPages = lazyPart(async () => (await import('../home/ReadingPages.tsx')).ReadingPages);

const below = (path: string) => path.replace(/^\/home\//, '');

/** The home area, for everybody, whether or not they are signed in. */
export const HomeRoutes = () => (
  <Suspense fallback={<Spinner cover="page" />}>
    <Routes>
      {reading.map((path) => (
        <Route key={path} path={below(path)} element={<ReadingPages />} />
      ))}
      {pages.map(({ path, Frame, title, texts, Screen }) => (
        <Route
          key={path}
          path={below(path)}
          element={
            <AllTexts scope={areaTexts('home', ...texts)}>
              <LeaveGuard>
                <Frame>
                  <Page title={title} Screen={Screen} />
                </Frame>
              </LeaveGuard>
            </AllTexts>
          }
        />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  </Suspense>
);

function Page({ title, Screen }: Pick<(typeof pages)[number], 'title' | 'Screen'>) {
  const { formatMessage } = useIntl();
  return (
    <Suspense fallback={<Spinner cover="content" />}>
      <title>{`${formatMessage(title)} · ${productName}`}</title>
      <Screen />
    </Suspense>
  );
}
