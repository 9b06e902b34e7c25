import { areaTexts } from '@intake/i18n/late';
import { lazyPart } from '@intake/ui/lazy';
import { Spinner } from '@intake/ui/Spinner';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AllTexts } from '../entry/AllTexts.tsx';
import { Blank } from '../shell/frames/Blank.tsx';
import { productName } from '../shell/header/Brand.tsx';
import { homeMessages } from './home.messages.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

/** The public pages, by their path below /home. They are no part of what signing in loads. */
const pages = [
  {
    path: 'pages/register',
    title: homeMessages.register,
    Screen: lazyPart(async () => (await import('../../screens/home/Register/RegisterRoute.tsx')).RegisterRoute),
  },
] as const;

/** The home area, for everybody, whether or not they are signed in. */
export function HomeRoutes() {
  return (
    <AllTexts scope={areaTexts('home')}>
      <LeaveGuard>
        <Blank>
          <Pages />
        </Blank>
      </LeaveGuard>
    </AllTexts>
  );
}

function Pages() {
  const { formatMessage } = useIntl();
  return (
    <Suspense fallback={<Spinner cover="content" />}>
      <Routes>
        {pages.map(({ path, title, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <>
                <title>{`${formatMessage(title)} · ${productName}`}</title>
                <Screen />
              </>
            }
          />
        ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  );
}
