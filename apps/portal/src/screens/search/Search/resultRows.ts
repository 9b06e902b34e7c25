const rowsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[role=row]')];

/** The row that the arrow keys go to from the end of one list into the next; within a list the list does it by itself. */
export function neighbourRow(root: ParentNode, target: EventTarget, key: string): HTMLElement | null {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const row = target instanceof Element ? target.closest<HTMLElement>('[role=row]') : null;
  if (step === 0 || !row) return null;
  const rows = rowsOf(root);
  const next = rows[rows.indexOf(row) + step];
  return next && next.closest('[role=grid]') !== row.closest('[role=grid]') ? next : null;
}

export const isFirstRow = (root: ParentNode, target: EventTarget) => target instanceof Element && rowsOf(root)[0]?.contains(target) === true;

export const focusFirstRow = (root: ParentNode | null) => root && rowsOf(root)[0]?.focus();
