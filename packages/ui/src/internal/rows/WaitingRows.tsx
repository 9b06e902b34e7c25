import type { RowWindow } from './useRowWindow.ts';

/** Placeholders shown while the next page is on its way. */
export const waitingRows = 3;

export function WaitingRows({ from, window }: { from: number; window: RowWindow }) {
  return Array.from({ length: waitingRows }, (_, at) => (
    <div
      key={at}
      aria-hidden
      data-part="row"
      data-waiting
      style={{ transform: `translateY(${(from + at) * window.geometry.rowHeight - window.shift}px)` }}
    />
  ));
}
