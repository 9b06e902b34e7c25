import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isLocale, matchLocale } from '@intake/i18n';
import type { Locale } from '@intake/i18n';

/** How somebody wants the portal to look on this computer. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  locale: Locale;
  navCollapsed: boolean;
}

/** public/boot.js reads it by the same name before the first paint. */
const key = 'intake-preferences';

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

/** What is stored, checked; a setting that is missing or makes no sense gets its default. */
export function readPreferences(stored: string | null, languages: readonly string[]): Preferences {
  const { theme, direction, locale, navCollapsed } = parse(stored);
  return {
    theme: isOneOf(['system', 'light', 'dark'], theme) ? theme : 'system',
    direction: isOneOf(['ltr', 'rtl'], direction) ? direction : 'ltr',
    locale: isLocale(locale) ? locale : matchLocale(languages),
    navCollapsed: navCollapsed === true,
  };
}

function parse(stored: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    return (JSON.parse(stored ?? 'null') as Partial<Record<keyof Preferences, unknown>> | null) ?? {};
  } catch {
    return {};
  }
}

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: () => readPreferences(localStorage.getItem(key), navigator.languages),
  reducers: {
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...state, ...payload }),
  },
});

export const { preferencesChanged } = preferencesSlice.actions;

interface PreferencesStore {
  getState: () => { preferences: Preferences };
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: ReturnType<typeof preferencesChanged>) => unknown;
}

/** Stores what changes, and takes over what another tab changed. */
export function keepPreferences(store: PreferencesStore): void {
  let kept = store.getState().preferences;
  store.subscribe(() => {
    const { preferences } = store.getState();
    if (preferences === kept) return;
    kept = preferences;
    localStorage.setItem(key, JSON.stringify(preferences));
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    kept = readPreferences(event.newValue, navigator.languages);
    store.dispatch(preferencesChanged(kept));
  });
}
