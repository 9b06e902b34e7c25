/** Room of a column at first and at least, px. */
const usualWidth = 160;
const usualLeast = 64;
/** A column dragged wider than this is a slip. */
const mostWidth = 1200;
/** px that an arrow key moves an edge. */
const step = 16;

export interface ColumnRoom {
  id: string;
  /** px at first. */
  width?: number;
  /** px that it keeps when it is made narrower. */
  minWidth?: number;
  /** Takes part of the room that is left over, till somebody sets its width. */
  isFlexible?: boolean;
  isPinned?: boolean;
}

/** Widths that somebody has set, px. */
export type ColumnWidths = Readonly<Record<string, number>>;

export interface ColumnLayout {
  /** Grid tracks of a row: what is pinned as one, then each other column. */
  tracks: string;
  /** Grid tracks of what is pinned; empty when nothing is. */
  pinnedTracks: string;
  /** px of what is pinned. */
  pinnedWidth: number;
  /** px that a row needs at least. */
  width: number;
}

/** Pinned columns first; each kind in its own order. */
export const inOrder = <Column extends ColumnRoom>(columns: readonly Column[]): Column[] => [
  ...columns.filter(({ isPinned }) => isPinned),
  ...columns.filter(({ isPinned }) => !isPinned),
];

export const bounds = ({ minWidth = usualLeast }: ColumnRoom) => ({ min: minWidth, max: Math.max(minWidth, mostWidth) });

export function withinBounds(column: ColumnRoom, width: number): number {
  const { min, max } = bounds(column);
  return Math.round(Math.min(Math.max(width, min), max));
}

export const widthOf = (column: ColumnRoom, widths: ColumnWidths) => widths[column.id] ?? withinBounds(column, column.width ?? usualWidth);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** @param lead px of a pinned column before all others, 0 for none. */
export function layoutOf(columns: readonly ColumnRoom[], widths: ColumnWidths, lead: number): ColumnLayout {
  const pinned = [...(lead ? [lead] : []), ...columns.filter(({ isPinned }) => isPinned).map((column) => widthOf(column, widths))];
  const others = columns.filter(({ isPinned }) => !isPinned);
  const pinnedWidth = sum(pinned);
  const tracks = others.map((column) => {
    const width = widthOf(column, widths);
    return column.isFlexible && widths[column.id] === undefined ? `minmax(${width}px, 1fr)` : `${width}px`;
  });
  return {
    tracks: [...(pinnedWidth ? [`${pinnedWidth}px`] : []), ...tracks].join(' '),
    pinnedTracks: pinned.map((width) => `${width}px`).join(' '),
    pinnedWidth,
    width: pinnedWidth + sum(others.map((column) => widthOf(column, widths))),
  };
}

/** The width after a key on a column's edge; `undefined` when the key does not move it. */
export function widthAfterKey(key: string, column: ColumnRoom, width: number, isRtl: boolean): number | undefined {
  const { min, max } = bounds(column);
  const moves: Readonly<Record<string, number>> = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: width + step,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: width - step,
    Home: min,
    End: max,
  };
  const next = moves[key];
  return next === undefined ? undefined : withinBounds(column, next);
}
