import { useEffect } from 'react';
import { isUnsaved } from '../../data/forms/unsaved.ts';

/**
 * Asks before the browser's Back or Forward leaves what is typed. Both are stopped before they happen, by the Navigation
 * API: a browser without it does not ask, and none lets a page stop them twice without a key or a click between.
 */
export function useTraversalGuard(ask: (go: () => void) => void) {
  useEffect(() => {
    if (!('navigation' in window)) return undefined;
    const { navigation } = window;
    let agreed: string | null = null;
    const judge = (event: NavigateEvent) => {
      const { key, url, sameDocument } = event.destination;
      // What leads out of the application is asked about by `beforeunload`.
      if (event.navigationType !== 'traverse' || !event.cancelable || !sameDocument) return;
      const isAgreed = key === agreed;
      agreed = null;
      if (isAgreed || !isUnsaved({ leavesPage: new URL(url).pathname !== window.location.pathname })) return;
      event.preventDefault();
      ask(() => {
        agreed = key;
        navigation.traverseTo(key);
      });
    };
    navigation.addEventListener('navigate', judge);
    return () => navigation.removeEventListener('navigate', judge);
  }, [ask]);
}
