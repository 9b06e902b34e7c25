/** Widths of a row in pixels. */
export interface Row {
  items: readonly number[];
  /** Between two of them. */
  gap: number;
  room: number;
  /** Of the button that holds the rest. */
  more: number;
}

/** How many items, from the first, stand in the row; when that is not all of them there is room for the button too. */
export function fitting({ items, gap, room, more }: Row): number {
  const ends = items.reduce<number[]>((ends, width) => [...ends, (ends.at(-1) ?? -gap) + gap + width], []);
  if ((ends.at(-1) ?? 0) <= room) return items.length;
  return ends.filter((end) => end + gap + more <= room).length;
}
