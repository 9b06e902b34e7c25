import type { KeyboardEvent } from 'react';

const keys = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  ltr: { ArrowRight: 1, ArrowLeft: -1 },
  rtl: { ArrowLeft: 1, ArrowRight: -1 },
} as const satisfies Record<string, Partial<Record<string, 1 | -1>>>;

const stepOf = (steps: Partial<Record<string, 1 | -1>>, key: string) => steps[key];

/** Opens or closes the group that has the focus; `true` when that was done. */
function toggled(stop: Element, isOpen: boolean) {
  if (stop.getAttribute('aria-expanded') !== String(!isOpen)) return false;
  (stop as HTMLElement).click();
  return true;
}

/**
 * Lets the arrows, Home and End walk the links of a navigation, beside Tab, which visits each. Across the walk an
 * arrow opens and closes groups.
 */
export function walkNav(event: KeyboardEvent<HTMLElement>, orientation: 'vertical' | 'horizontal', direction: 'ltr' | 'rtl') {
  const { key, currentTarget: nav } = event;
  const stops = [...nav.querySelectorAll<HTMLElement>('a[href], button')].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const stop = stops[at];
  if (!stop || event.altKey || event.ctrlKey || event.metaKey) return;

  const isVertical = orientation === 'vertical';
  const along = stepOf(isVertical ? keys.vertical : keys[direction], key);
  const across = stepOf(isVertical ? keys[direction] : keys.vertical, key);
  const target = along ? stops[(at + along + stops.length) % stops.length] : { Home: stops[0], End: stops.at(-1) }[key];
  if (target) target.focus();
  else if (!across || !toggled(stop, across === 1)) return;
  event.preventDefault();
}
