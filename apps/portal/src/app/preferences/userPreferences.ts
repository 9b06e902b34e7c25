import { sessionApi } from '@intake/api/client';
import type { SessionEnvironment } from '@intake/api/client';
import { preferencesChanged } from './preferences.ts';
import { checkPreferences } from './storedPreferences.ts';
import type { Preferences } from './storedPreferences.ts';
import type { AppStore } from '../entry/store.ts';

/** A slider may change a setting many times a second; milliseconds. */
const pause = 800;

/**
 * Keeps the settings of whoever signs in on the server: at sign-in those of the user come to this browser, and what is
 * changed afterwards goes to the server. Somebody who has none there keeps those of the browser.
 */
export function keepUserPreferences(store: Pick<AppStore, 'getState' | 'subscribe' | 'dispatch'>, { items }: SessionEnvironment): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let { preferences: seen } = store.getState();

  const save = async () => {
    const { preferences: body } = store.getState();
    const { error } = await store.dispatch(sessionApi.endpoints.savePreferences.initiate({ body }, { track: false }));
    const user = items.read('USER_DETAILS');
    const { locale, ...theme } = body;
    if (!error && user) items.write('USER_DETAILS', { ...user, locale, theme });
  };
  const isSignedIn = () => store.getState().session.token !== null && items.read('LOCKSCREEN') === null;
  const takeOver = () => {
    const user = items.read('USER_DETAILS');
    if (!user || Object.keys(user.theme).length === 0) return;
    const own: Preferences = checkPreferences({ ...user.theme, locale: user.locale }, [user.locale]);
    if (JSON.stringify(own) !== JSON.stringify(store.getState().preferences)) store.dispatch(preferencesChanged((seen = own)));
  };

  let wasSignedIn = store.getState().session.token !== null;
  const stop = store.subscribe(() => {
    const { preferences, session } = store.getState();
    if (session.token !== null && !wasSignedIn) {
      wasSignedIn = true;
      takeOver();
      return;
    }
    wasSignedIn = session.token !== null;
    if (preferences === seen) return;
    seen = preferences;
    clearTimeout(waiting);
    waiting = setTimeout(() => isSignedIn() && void save(), pause);
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}
