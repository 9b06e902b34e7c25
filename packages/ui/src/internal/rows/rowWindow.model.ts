/** Browsers cap the height of an element (Firefox near 17.8 million px); taller lists scroll a shorter track. */
const tallestTrack = 12_000_000;

/** Rows drawn above and below what is seen, so that a fast scroll finds them ready. */
const overscan = 6;

export interface Geometry {
  count: number;
  /** px, the same for every row. */
  rowHeight: number;
  /** px seen at a time. */
  viewport: number;
}

export interface ScrollPoint {
  /** Where the scrollbar stands on the track, px. */
  track: number;
  /** Where that is in the whole list, px. Equal to `track` while the list is shorter than the cap. */
  list: number;
}

export const listHeight = ({ count, rowHeight }: Geometry) => count * rowHeight;
export const trackHeight = (geometry: Geometry) => Math.min(listHeight(geometry), tallestTrack);

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));

const ratio = (geometry: Geometry) => {
  const track = trackHeight(geometry) - geometry.viewport;
  return track > 0 ? (listHeight(geometry) - geometry.viewport) / track : 1;
};

/** The point whose track position matches a place in the list. */
export function pointAt(geometry: Geometry, list: number): ScrollPoint {
  const place = clamp(list, listHeight(geometry) - geometry.viewport);
  return { list: place, track: place / ratio(geometry) };
}

/**
 * The point after the scrollbar moved to `track`. A short move (wheel, keys) goes pixel by pixel;
 * a long one (dragging the thumb) and the two ends go in proportion.
 */
export function pointAfter(geometry: Geometry, before: ScrollPoint, track: number): ScrollPoint {
  const scale = ratio(geometry);
  if (scale === 1) return { track, list: track };
  const last = trackHeight(geometry) - geometry.viewport;
  const isEnd = track <= 0 || track >= last - 1;
  const moved = track - before.track;
  const list = isEnd || Math.abs(moved) > geometry.viewport * 4 ? track * scale : before.list + moved;
  return { track, list: clamp(list, listHeight(geometry) - geometry.viewport) };
}

/** First row and one past the last row to draw. */
export function rowsAt({ count, rowHeight, viewport }: Geometry, list: number): { from: number; to: number } {
  if (rowHeight <= 0) return { from: 0, to: 0 };
  const from = Math.max(0, Math.floor(list / rowHeight) - overscan);
  return { from, to: Math.min(count, Math.ceil((list + viewport) / rowHeight) + overscan) };
}

/** The least scroll that brings a row into view. */
export function listToReveal({ rowHeight, viewport }: Geometry, list: number, index: number): number {
  const top = index * rowHeight;
  if (top < list) return top;
  const below = top + rowHeight - viewport;
  return below > list ? below : list;
}

/** Rows that a page key passes. */
export const rowsOfPage = ({ rowHeight, viewport }: Geometry) => Math.max(1, Math.floor(viewport / Math.max(rowHeight, 1)) - 1);

/** The rows in view and the one that holds the focus, which must stay in the document wherever it is. */
export function drawnIndexes({ from, to }: { from: number; to: number }, count: number, active: number): number[] {
  const last = Math.min(to, count);
  const indexes = Array.from({ length: Math.max(0, last - from) }, (_, at) => from + at);
  if (active >= 0 && active < count && active < from) indexes.unshift(active);
  if (active < count && active >= last) indexes.push(active);
  return indexes;
}

/** Where a key leads from a row; `undefined` when the key does not move. */
export function rowAfterKey(key: string, index: number, geometry: Geometry): number | undefined {
  const { count } = geometry;
  const page = rowsOfPage(geometry);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : clamp(next, count - 1);
}
