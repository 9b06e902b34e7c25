import { useLayoutEffect, useRef } from 'react';
import { isPressed } from './shortcuts.model.ts';
import type { Shortcut } from './shortcuts.model.ts';

const typing = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=spinbutton], [aria-haspopup=listbox]';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typing) !== null;

/** Enter and Space on a button or a link press it. */
const isPress = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && !ctrlKey && !metaKey && target instanceof Element && target.closest('button, a[href], [role=button]') !== null;

/** A chord that counts wherever one is: a button with the focus would take its Enter for a press. */
const isChord = ({ keys, worksInFields }: Shortcut) => worksInFields === true && keys.includes('Mod');

/** Listens on the window. A key that a component has used, or that is typed into a field or a dialog, is left alone. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // Whoever sees the screen can use its keys.
  useLayoutEffect(() => {
    const listen = (isEarly: boolean) => (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isPress(event)) return;
      const inField = isTyping(event.target);
      const inDialog = event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null;
      const hit = latest.current.find(
        (shortcut) => isChord(shortcut) === isEarly && !shortcut.isDisabled && isPressed(shortcut.keys, event) && (shortcut.worksInFields || !inField) && !inDialog,
      );
      if (!hit) return;
      event.preventDefault();
      if (isEarly) event.stopPropagation();
      hit.onTrigger();
    };
    const [onChord, onKeyDown] = [listen(true), listen(false)];
    window.addEventListener('keydown', onChord, true);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onChord, true);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
