/** The row of headers, above row 0. */
export const headRow = -1;

export interface Place {
  /** `headRow`, or the index of a row. */
  row: number;
  column: number;
}

export interface GridShape {
  rows: number;
  columns: number;
  /** Rows that a page key passes. */
  page: number;
  isRtl: boolean;
}

export interface GridKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(most, least));

/** Where a key leads from a cell; `undefined` when the key does not move. */
export function placeAfterKey({ key, ctrlKey, metaKey }: GridKey, { row, column }: Place, shape: GridShape): Place | undefined {
  const isFar = ctrlKey || metaKey;
  const onwards = shape.isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backwards = shape.isRtl ? 'ArrowRight' : 'ArrowLeft';
  const last = { row: shape.rows - 1, column: shape.columns - 1 };
  const steps: Readonly<Record<string, Place>> = isFar
    ? { Home: { row: 0, column: 0 }, End: last }
    : {
        ArrowDown: { row: row + 1, column },
        ArrowUp: { row: row - 1, column },
        PageDown: { row: row + shape.page, column },
        PageUp: { row: Math.max(row - shape.page, 0), column },
        [onwards]: { row, column: column + 1 },
        [backwards]: { row, column: column - 1 },
        Home: { row, column: 0 },
        End: { row, column: last.column },
      };
  const next = steps[key];
  return next && { row: clamp(next.row, headRow, last.row), column: clamp(next.column, 0, last.column) };
}
