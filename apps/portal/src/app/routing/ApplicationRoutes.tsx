import { areaTexts, inboxTexts } from '@intake/i18n/late';
import { loadMessages } from '@intake/i18n';
import type { Locale } from '@intake/i18n';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useAccount } from '../session/account.ts';
import { productName } from '../shell/header/Brand.tsx';
import { SignedIn } from '../shell/frames/SignedIn.tsx';
import { applicationRouteAt, applicationRoutes, firstAllowed } from './applicationRoutes.ts';
import type { ApplicationRoute } from './applicationRoute.ts';
import { applicationPath, startPageOf, startPages } from './startPages.ts';

/** Every path of the application: its screens in the shell, and where all others lead. */
export function ApplicationRoutes() {
  const { user, may } = useAccount();
  return (
    <Routes>
      <Route index element={<Navigate to={firstAllowed(startPageOf(user), may)} replace />} />
      <Route element={<SignedIn />}>
        {applicationRoutes.map((route) => (
          <Route key={route.path} path={route.path.slice(applicationPath.length + 1)} element={<Page route={route} />} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={firstAllowed(startPages.unknownPath, may)} replace />} />
    </Routes>
  );
}

function Page({ route: { title, Screen } }: { route: ApplicationRoute }) {
  const name = useIntl().formatMessage(title);
  return (
    <>
      <title>{`${name} · ${productName}`}</title>
      <Screen />
    </>
  );
}

/** Fetches the screen at a path and its texts; resolves when they are here, or did not come. */
export async function preloadScreen(pathname: string, locale: Locale): Promise<void> {
  const route = applicationRouteAt(pathname);
  await Promise.allSettled([route?.Screen.preload(), loadMessages(locale, route?.texts ? areaTexts(...[route.texts].flat()) : inboxTexts)]);
}
