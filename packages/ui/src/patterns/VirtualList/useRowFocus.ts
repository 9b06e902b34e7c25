import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { rowAfterKey } from '../../internal/rows/rowWindow.model.ts';
import type { RowWindow } from '../../internal/rows/useRowWindow.ts';

/** A pause longer than this starts a new search, ms. */
const typingPause = 700;

export interface RowFocusOptions {
  count: number;
  window: RowWindow;
  scroller: RefObject<HTMLElement | null>;
  /** Row that holds the tab stop at first and whenever it changes. */
  selectedIndex: number;
  textOf?: (index: number) => string;
  onMove: (index: number) => void;
  onAction: (index: number) => void;
}

/** Roving focus over rows of which most are not in the document. */
export function useRowFocus({ count, window, scroller, selectedIndex, textOf, onMove, onAction }: RowFocusOptions) {
  const [active, setActive] = useState(Math.max(0, selectedIndex));
  const [seen, setSeen] = useState(selectedIndex);
  const wantsFocus = useRef(false);
  const typed = useRef({ text: '', at: 0 });

  if (seen !== selectedIndex) {
    setSeen(selectedIndex);
    if (selectedIndex >= 0) setActive(selectedIndex);
  }

  const { reveal } = window;
  const isMeasured = window.geometry.rowHeight > 0;
  useLayoutEffect(() => {
    if (selectedIndex >= 0 && isMeasured) reveal(selectedIndex);
  }, [selectedIndex, isMeasured, reveal]);

  // The row may only now have come into the document.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-index='${active}']`)?.focus({ preventScroll: true });
  });

  const moveTo = useCallback(
    (index: number) => {
      wantsFocus.current = true;
      setActive(index);
      reveal(index);
      onMove(index);
    },
    [onMove, reveal],
  );

  const search = (key: string) => {
    if (!textOf) return undefined;
    const now = performance.now();
    typed.current = { text: (now - typed.current.at > typingPause ? '' : typed.current.text) + key.toLocaleLowerCase(), at: now };
    for (let step = typed.current.text.length > 1 ? 0 : 1; step < count; step++) {
      const index = (active + step) % count;
      if (textOf(index).toLocaleLowerCase().startsWith(typed.current.text)) return index;
    }
    return undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset.part === 'row';
    if (!isOnRow || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onAction(active);
      return;
    }
    const next = rowAfterKey(event.key, active, window.geometry) ?? (event.key.length === 1 ? search(event.key) : undefined);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== active) moveTo(next);
  };

  return { active: Math.min(active, Math.max(0, count - 1)), moveTo, onKeyDown };
}
