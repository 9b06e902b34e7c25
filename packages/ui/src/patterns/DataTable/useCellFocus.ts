import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { cellAt, focusTarget, placeOf } from './gridCells.ts';
import { headRow } from './gridKeys.model.ts';
import type { Place } from './gridKeys.model.ts';

export interface CellFocusOptions {
  rows: number;
  columns: number;
  scroller: RefObject<HTMLElement | null>;
  /** Brings a row into view. */
  reveal: (row: number) => void;
}

/** One tab stop that moves from cell to cell, among rows of which most are not in the document. */
export function useCellFocus({ rows, columns, scroller, reveal }: CellFocusOptions) {
  const [wanted, setWanted] = useState<Place>({ row: 0, column: 0 });
  const takesFocus = useRef(false);
  const active = { row: Math.min(wanted.row, rows - 1), column: Math.min(wanted.column, columns - 1) };

  // The cell may only now have come into the document.
  useLayoutEffect(() => {
    if (!takesFocus.current || !scroller.current) return;
    takesFocus.current = false;
    const cell = cellAt(scroller.current, active);
    if (!cell) return;
    focusTarget(cell).focus({ preventScroll: true });
    const pinned = cell.closest('[data-part=pinned]');
    if (!pinned || getComputedStyle(pinned).position !== 'sticky') cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const moveTo = useCallback(
    (place: Place) => {
      takesFocus.current = true;
      setWanted(place);
      if (place.row !== headRow) reveal(place.row);
    },
    [reveal],
  );

  /** A click, or Tab into what stands in a cell, moves the tab stop too. */
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (place && (place.row !== active.row || place.column !== active.column)) setWanted(place);
  };

  return { active, moveTo, onFocus };
}
