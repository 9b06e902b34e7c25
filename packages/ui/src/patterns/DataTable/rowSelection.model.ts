/** The `id` of each row that is selected. */
export type Selection = ReadonlySet<string>;

export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

const between = (ids: readonly string[], from: number, to: number) => ids.slice(Math.min(from, to), Math.max(from, to) + 1);

/** Moves the far end of a range from one row to another; the near end stays at `anchor`. */
export function withRange(selection: Selection, ids: readonly string[], anchor: number, before: number, to: number): Selection {
  const next = new Set(selection);
  for (const id of between(ids, anchor, before)) next.delete(id);
  for (const id of between(ids, anchor, to)) next.add(id);
  return next;
}

/** All rows loaded, or none of them when all were; what is selected elsewhere stays. */
export function withAll(selection: Selection, ids: readonly string[]): Selection {
  const next = new Set(selection);
  const change = shareOf(selection, ids) === 'all' ? (id: string) => next.delete(id) : (id: string) => next.add(id);
  for (const id of ids) change(id);
  return next;
}

export type Share = 'none' | 'some' | 'all';

/** How many of the rows loaded are selected. */
export function shareOf(selection: Selection, ids: readonly string[]): Share {
  if (selection.size === 0) return 'none';
  const count = ids.filter((id) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
