import { useSyncExternalStore } from 'react';
import { defaultLocale } from '@intake/i18n';
import type { Locale } from '@intake/i18n';
import { drawn } from './drawn.ts';

let played: string | null = null;
const listeners = new Set<() => void>();

function set(storyId: string | null): void {
  played = storyId;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Play functions look for English words: until `endPlay`, this story speaks English. */
export const beginPlay = (storyId: string): void => set(storyId);

/** What the play has led to is said in the language of the toolbar, and drawn. */
export async function endPlay(): Promise<void> {
  if (played === null) return;
  set(null);
  await drawn();
}

/** The language in which a story speaks now. */
export const useStoryLocale = (storyId: string, wanted: Locale): Locale =>
  useSyncExternalStore(subscribe, () => (played === storyId ? defaultLocale : wanted));
