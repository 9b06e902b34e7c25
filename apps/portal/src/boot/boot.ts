import { askEarly, askSignedOut, createItemStore, listCall, requisitionCalls, shellCalls, signInCalls } from '@intake/api/client/early';
import type { OrganizationMapping } from '@intake/api/contract';
import { preloadFiles, preloadLate, preloadOf } from '../app/routing/preloadFiles.ts';
import { returnPathOf } from '../app/routing/navigation.ts';
import { isInApplication, loginPath, startPages } from '../app/routing/startPages.ts';
import { preferencesKey, readPreferences } from '../app/preferences/storedPreferences.ts';
import { filtersOf, openFaxOf } from '../screens/faxes/IncomingFaxes/model/filters.ts';
import { toQuery } from '../screens/faxes/IncomingFaxes/model/listQuery.ts';
import { homePaths } from '../shared/publicPage/homePaths.ts';
import { showEarlyForm } from './showEarlyForm.ts';
import { watchStart } from './watchStart.ts';

// Runs before the first paint, and long before the application: theme, direction and language never flash, and what the
// application will want is on its way.
const preferences = readPreferences(localStorage.getItem(preferencesKey), navigator.languages);
const { documentElement: root } = document;
const isDark = preferences.theme === 'dark' || (preferences.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset.theme = isDark ? 'dark' : 'light';
root.dir = preferences.direction;
root.dataset.density = preferences.density;
root.lang = preferences.locale;

watchStart(preferences.locale);

// Which texts the page needs, only the server knows; in which language, only the browser.
preloadFiles(preloadOf()?.texts[preferences.locale] ?? []);

const { pathname, search, hash, origin } = location;
const items = createItemStore(localStorage);
if (isInApplication(pathname)) {
  const organizationId = items.read('ORG_DETAILS')?.id;
  const mapping = items.read('MAP_DETAILS')?.find((one) => one.Organization_ID === organizationId) as Partial<OrganizationMapping> | undefined;
  const mayReadFaxes = items.read('USER_DETAILS')?.isSuperAdmin || (mapping?.permissions?.includes('faxes.read') ?? false);
  const calls = shellCalls(items);
  if (mayReadFaxes && pathname === startPages.user)
    calls.unshift(listCall({ query: toQuery(filtersOf(new URLSearchParams(search)), items.read('CURRENT_LOCATION')) }));
  globalThis.earlyAnswers = askEarly(calls, items, origin);
  // Who follows a link to a fax waits for all of it.
  if (pathname === startPages.user && openFaxOf(new URLSearchParams(search))) preloadLate();
} else if (items.read('AUTH_TOKEN') === null) {
  if (pathname === loginPath || pathname === '/') {
    globalThis.earlyAnswers = askSignedOut(signInCalls(import.meta.env.VITE_SUPABASE_URL === undefined), origin);
    // Another way in, or somebody who follows a link, sees another page.
    if (!new URLSearchParams(search).has('by') && hash === '') showEarlyForm(preferences.locale, returnPathOf(search));
  } else if (pathname === homePaths.requisition) globalThis.earlyAnswers = askSignedOut(requisitionCalls(new URLSearchParams(search).get('clinic')), origin);
}
