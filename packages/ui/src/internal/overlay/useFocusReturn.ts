import { useEffect, useState } from 'react';

/** What had the focus last; of a menu, what has opened it, because its items are gone when something they open closes. */
let origin: HTMLElement | null = null;

function noteOrigin({ target }: FocusEvent) {
  if (!(target instanceof HTMLElement)) return;
  const menu = target.closest('[role="menu"]');
  origin = menu ? (document.getElementById(menu.getAttribute('aria-labelledby') ?? '') ?? origin) : target;
}

if (typeof document !== 'undefined') document.addEventListener('focusin', noteOrigin);

/**
 * Where an overlay was opened from is where the keyboard goes on after it. React Aria gives the focus back to the
 * element that had it; an item of a menu is no longer there, and the focus would be lost.
 */
export function useFocusReturn(): void {
  const [from] = useState(() => origin);
  useEffect(
    () => () => {
      const giveBack = () => {
        if (document.activeElement === document.body) from?.focus();
      };
      // After the frame in which React Aria tries.
      requestAnimationFrame(() => requestAnimationFrame(giveBack));
    },
    [from],
  );
}
