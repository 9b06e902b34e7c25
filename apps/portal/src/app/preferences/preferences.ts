import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { preferencesKey, readPreferences } from './storedPreferences.ts';
import type { Preferences } from './storedPreferences.ts';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: () => readPreferences(localStorage.getItem(preferencesKey), navigator.languages),
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
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== preferencesKey) return;
    kept = readPreferences(event.newValue, navigator.languages);
    store.dispatch(preferencesChanged(kept));
  });
}
