import { entryTexts, loadMessages } from '@intake/i18n';
import type { Locale } from '@intake/i18n';
import { lazyPart } from '@intake/ui/lazy';
import { entryRouteAt } from './entryRoutes.ts';
import { isInApplication, loginPath } from './startPages.ts';

export const Application = lazyPart(async () => (await import('./ApplicationRoutes.tsx')).ApplicationRoutes);

/**
 * Resolves when the page at a path is here, code and texts, or did not come: rendering says so then. A page that is shown
 * at once in whole does not flash.
 */
export async function preloadPage(pathname: string, isSignedIn: boolean, locale: Locale): Promise<void> {
  const screen =
    isInApplication(pathname) && isSignedIn
      ? Promise.all([Application.preload(), import('./ApplicationRoutes.tsx').then(({ preloadScreen }) => preloadScreen(pathname, locale))])
      : (entryRouteAt(pathname) ?? entryRouteAt(loginPath))?.Screen.preload();
  await Promise.allSettled([loadMessages(locale, entryTexts), screen]);
}
