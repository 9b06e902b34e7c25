import { useEffect, useState } from 'react';

/** What had the focus last; of a menu, what has opened it, because its items are gone when something they open closes. */
let origin: HTMLElement | null = null;

function noteOrigin({ target }: FocusEvent) {
  if (!(target instanceof HTMLElement)) return;
  const menu = target.closest('[role="menu"]');
  origin = menu ? (document.getElementById(menu.getAttribute('aria-labelledby') ?? '') ?? origin) : target;
}

if (typeof document !== 'undefined') document.addEventListener('focusin', noteOrigin);

/** What was focused before this code had come, nobody has noted. */
const originNow = () => origin ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** What stands around an element, from the inside out, as far as the part of the page that it belongs to. */
function placesAround(element: HTMLElement | null): HTMLElement[] {
  const place = element?.parentElement;
  if (!place || place === document.body) return [];
  return place.matches('main, [role="dialog"]') ? [place] : [place, ...placesAround(place)];
}

/** None where a grid knows itself what stands for what is gone, which it says by `data-own-focus`. */
const placesFor = (element: HTMLElement | null) => (element?.closest('[data-own-focus]') ? [] : placesAround(element));

/** No field, which would take the keys that the page listens for. */
const tabStop = 'button:not(:disabled), a[href], [tabindex="0"]';

const firstStop = (places: readonly HTMLElement[]) =>
  places
    .filter((place) => place.isConnected)
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(tabStop)])
    .find((stop) => stop.checkVisibility());

const isNowhere = () => document.activeElement === document.body;

/** Its list may be read again, and it be gone, only after what it had opened: then the focus goes on beside its place. */
function followOnceGone(from: HTMLElement, places: readonly HTMLElement[]): void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === from) return;
    observer.disconnect();
    if (isNowhere() && !from.isConnected) firstStop(places)?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Where an overlay was opened from is where the keyboard goes on after it. React Aria gives the focus back to the
 * element that had it; an item of a menu is no longer there, nor is the button of a row that was removed, and the focus
 * would be lost.
 */
export function useFocusReturn(): void {
  const [from] = useState(originNow);
  const [places] = useState(() => placesFor(from));
  useEffect(
    () => () => {
      const giveBack = () => {
        if (isNowhere()) (from?.isConnected ? from : firstStop(places))?.focus();
        // A list may give the focus to the row of what had it.
        const now = document.activeElement;
        if (now instanceof HTMLElement && places.some((place) => place.contains(now))) followOnceGone(now, places);
      };
      // After the frame in which React Aria tries.
      requestAnimationFrame(() => requestAnimationFrame(giveBack));
    },
    [from, places],
  );
}
