import { preferencesChanged } from '../../../app/preferences/preferences.ts';
import type { Preferences } from '../../../app/preferences/storedPreferences.ts';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { AppearanceScreen } from './AppearanceScreen.tsx';

/** Stands over whichever screen it was opened on. */
export function AppearanceRoute({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const preferences = useAppSelector((state) => state.preferences);
  const dispatch = useAppDispatch();
  return (
    <AppearanceScreen
      appearance={preferences}
      isOpen={isOpen}
      onChange={(change) => dispatch(preferencesChanged(change as Partial<Preferences>))}
      onClose={onClose}
    />
  );
}
