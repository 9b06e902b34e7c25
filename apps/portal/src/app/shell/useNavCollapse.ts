import { useCallback, useState, useSyncExternalStore } from 'react';
import { preferencesChanged } from '../preferences/preferences.ts';
import { useAppDispatch, useAppSelector } from '../entry/store.ts';

/** From this width on a page, its form and the list have room beside the whole navigation. */
const scarce = window.matchMedia('(max-width: 1679px)');

const subscribe = (listener: () => void) => {
  scarce.addEventListener('change', listener);
  return () => scarce.removeEventListener('change', listener);
};

/**
 * Whether the navigation shows its icons alone: as the person wishes, and by itself while a document needs the room.
 * Whoever opens it then keeps it open until the document is closed.
 */
export function useNavCollapse(isReading: boolean) {
  const dispatch = useAppDispatch();
  const isWished = useAppSelector((state) => state.preferences.navCollapsed);
  const isScarce = useSyncExternalStore(subscribe, () => scarce.matches);
  const [isOpened, setOpened] = useState(false);
  if (isOpened && !isReading) setOpened(false);
  const yields = isReading && isScarce;
  const collapse = useCallback(
    ({ isCollapsed }: { isCollapsed: boolean }) => {
      if (yields) setOpened(!isCollapsed);
      if (!yields || (isWished && !isCollapsed)) dispatch(preferencesChanged({ navCollapsed: isCollapsed }));
    },
    [yields, isWished, dispatch],
  );
  return { isNavCollapsed: yields ? !isOpened : isWished, onNavCollapse: collapse };
}
