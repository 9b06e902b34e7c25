import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { cellOf, controlIn, focusTarget } from './gridCells.ts';
import { headRow, placeAfterKey } from './gridKeys.model.ts';
import type { Place } from './gridKeys.model.ts';
import type { useRowSelection } from './useRowSelection.ts';

export interface GridKeyboardOptions {
  active: Place;
  rows: number;
  columns: number;
  page: number;
  selection: ReturnType<typeof useRowSelection>;
  moveTo: (place: Place) => void;
  onAction?: (row: number) => void;
}

/** The keys of a WAI-ARIA grid. Keys pressed in a control inside a cell are the control's own. */
export function useGridKeyboard({ active, rows, columns, page, selection, moveTo, onAction }: GridKeyboardOptions) {
  const isRtl = useLocale().direction === 'rtl';

  /** Enter and F2 on a cell: into its control, or what the row is for. */
  const act = (cell: HTMLElement, key: string) => {
    const control = controlIn(cell);
    if (control) control.focus();
    else if (key === 'Enter') onAction?.(active.row);
  };

  const commands = (event: KeyboardEvent, cell: HTMLElement): (() => void) | undefined => {
    const { key, shiftKey } = event;
    if (selection.isMultiple) {
      if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) return selection.all;
      if (key === ' ' && active.row === headRow && cell.dataset.part === 'select') return selection.all;
      if (key === 'Escape' && selection.share !== 'none') return selection.clear;
    }
    if (active.row === headRow) return undefined;
    if (key === 'Enter' || key === 'F2') return () => act(cell, key);
    if (key === ' ') return () => (shiftKey ? selection.extend(active.row, active.row) : selection.toggle(active.row));
    return undefined;
  };

  return (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    if (event.target !== focusTarget(cell)) {
      if (event.key === 'Escape') focusTarget(cell).focus();
      return;
    }
    const command = commands(event, cell);
    if (command) {
      event.preventDefault();
      command();
      return;
    }
    const next = event.altKey ? undefined : placeAfterKey(event, active, { rows, columns, page, isRtl });
    if (!next) return;
    event.preventDefault();
    if (next.row === active.row && next.column === active.column) return;
    moveTo(next);
    if (event.shiftKey && next.row !== active.row && next.row !== headRow) selection.extend(Math.max(active.row, 0), next.row);
  };
}
