import { useEffect, useRef } from 'react';
import { isPressed } from './shortcuts.model.ts';
import type { Shortcut } from './shortcuts.model.ts';

const typing = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=spinbutton]';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typing) !== null;

/** Listens on the window. A key that a component has used, or that is typed into a field or a dialog, is left alone. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const inField = isTyping(event.target);
      const inDialog = event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null;
      const hit = latest.current.find(
        (shortcut) => !shortcut.isDisabled && isPressed(shortcut.keys, event) && (shortcut.worksInFields || !inField) && !inDialog,
      );
      if (!hit) return;
      event.preventDefault();
      hit.onTrigger();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
