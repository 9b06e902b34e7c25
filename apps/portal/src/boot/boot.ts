import { askEarly, createItemStore, listCall, shellCalls } from '@intake/api/client/early';
import type { OrganizationMapping } from '@intake/api/contract';
import { isInApplication, startPages } from '../app/routing/startPages.ts';
import { preferencesKey, readPreferences } from '../app/preferences/storedPreferences.ts';
import { filtersOf } from '../screens/faxes/IncomingFaxes/model/filters.ts';
import { toQuery } from '../screens/faxes/IncomingFaxes/model/listQuery.ts';

// Runs before the first paint, and long before the application: theme, direction and language never flash, and what the
// application will want is on its way.
const preferences = readPreferences(localStorage.getItem(preferencesKey), navigator.languages);
const { documentElement: root, head } = document;
const isDark = preferences.theme === 'dark' || (preferences.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset.theme = isDark ? 'dark' : 'light';
root.dir = preferences.direction;
root.dataset.density = preferences.density;
root.lang = preferences.locale;

// Which texts the page needs, only the server knows; in which language, only the browser.
const texts = document.querySelector<HTMLMetaElement>('meta[name=preload-texts]')?.content;
for (const file of texts ? ((JSON.parse(texts) as Record<string, string[]>)[preferences.locale] ?? []) : [])
  head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: `/${file}` }));

const { pathname, search, origin } = location;
if (isInApplication(pathname)) {
  const items = createItemStore(localStorage);
  const organizationId = items.read('ORG_DETAILS')?.id;
  const mapping = items.read('MAP_DETAILS')?.find((one) => one.Organization_ID === organizationId) as Partial<OrganizationMapping> | undefined;
  const mayReadFaxes = items.read('USER_DETAILS')?.isSuperAdmin || (mapping?.permissions?.includes('faxes.read') ?? false);
  const calls = shellCalls(items, mayReadFaxes);
  if (mayReadFaxes && pathname === startPages.user)
    calls.unshift(listCall({ query: toQuery(filtersOf(new URLSearchParams(search)), items.read('CURRENT_LOCATION')) }));
  globalThis.earlyAnswers = askEarly(calls, items, origin);
}
