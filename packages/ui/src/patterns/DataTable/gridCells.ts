import type { Place } from './gridKeys.model.ts';

const cellSelector = '[data-column]';

/** The place of the cell that an element stands in. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

export const cellAt = (grid: HTMLElement, { row, column }: Place) =>
  grid.querySelector<HTMLElement>(`[data-row='${row}'] [data-column='${column}']`);

export const cellOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null);

/** What takes the focus for a cell: the button of a header that sorts, or the cell. */
export const focusTarget = (cell: HTMLElement) => cell.querySelector<HTMLElement>('[data-part=sort]') ?? cell;

const controls = 'a[href], button:not(:disabled), input, select, textarea';

/** The first link or control in a cell, but for its tick box. */
export const controlIn = (cell: HTMLElement) => (cell.dataset.part === 'select' ? null : cell.querySelector<HTMLElement>(controls));

/** What answers to a click by itself. */
export const isControl = (target: EventTarget | null) => target instanceof Element && target.closest(controls) !== null;

/** Leaves what stands in cells to Enter: Tab would stop at each row. */
export const leaveTabOrder = (row: HTMLElement) =>
  row.querySelectorAll<HTMLElement>(controls).forEach((control) => (control.tabIndex = -1));
