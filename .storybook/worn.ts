import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Direction, ThemeName } from '@intake/ui/theme';

/** A theme and a direction, as the root of the page wears them. */
export interface Look {
  theme: ThemeName;
  direction: Direction;
}

let worn: Look | null = null;
const listeners = new Set<() => void>();

/** Gives what is mounted another look in place, as the settings of the product do; `null` is that of the globals. */
export function wear(look: Look | null): void {
  worn = look;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The look of a story now. */
export const useLook = (wanted: Look): Look => useSyncExternalStore(subscribe, () => worn) ?? wanted;
