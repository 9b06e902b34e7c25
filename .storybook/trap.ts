/** What Tab stops at, as far as the markup says it. */
const stops = 'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=""], [contenteditable="true"], [tabindex]';

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility({ visibilityProperty: true });

/** What is open over the page keeps Tab inside by intent, and Escape ends it: the stops in there are those of the last. */
function scopeOf(root: HTMLElement): HTMLElement {
  const modals = root.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"], [role="dialog"], [role="alertdialog"]');
  return modals[modals.length - 1] ?? root;
}

/** Whether a press of Tab, or of Shift and Tab, is taken away and leads nowhere. */
function keeps(element: HTMLElement, shiftKey: boolean): boolean {
  element.focus({ preventScroll: true });
  const from = document.activeElement;
  const press = new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab', shiftKey, bubbles: true, cancelable: true });
  return !from?.dispatchEvent(press) && document.activeElement === from;
}

/**
 * Where somebody without a mouse is caught: an element that keeps the press of Tab in both directions, or that takes the
 * focus back when it has gone. It moves the focus, so that it comes after whatever else looks at the page.
 *
 * @returns a line for each
 */
export function keyboardTraps(root: HTMLElement): string[] {
  const all = [...scopeOf(root).querySelectorAll<HTMLElement>(stops)].filter(isStop);
  if (all.length < 2) return [];
  const tell = (element: HTMLElement) => `The keyboard is caught in ${(element.cloneNode() as Element).outerHTML.slice(0, 300)}`;
  const faults = all.filter((element) => keeps(element, false) && keeps(element, true)).map(tell);
  all.forEach((element, at) => {
    const next = all[(at + 1) % all.length] as HTMLElement;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) return;
    next.focus({ preventScroll: true });
    if (document.activeElement === element && !element.contains(next)) faults.push(tell(element));
  });
  return [...new Set(faults)];
}
