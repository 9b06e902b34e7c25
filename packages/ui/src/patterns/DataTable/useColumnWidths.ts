import { useMemo, useRef, useState } from 'react';
import { layoutOf, withinBounds } from './columnLayout.model.ts';
import type { ColumnRoom, ColumnWidths } from './columnLayout.model.ts';

type Change = { column: string; width: number | undefined };

/** Widths that were set by hand, and the tracks that follow from them. `lead` is px of a column before all others. */
export function useColumnWidths(columns: readonly ColumnRoom[], lead: number, onChange?: (change: Change) => void) {
  const [widths, setWidths] = useState<ColumnWidths>({});
  const layout = useMemo(() => layoutOf(columns, widths, lead), [columns, widths, lead]);
  const moved = useRef<Change | null>(null);

  const resize = (column: ColumnRoom, wanted: number) => {
    const width = withinBounds(column, wanted);
    moved.current = { column: column.id, width };
    setWidths((before) => ({ ...before, [column.id]: width }));
  };

  /** Tells the width at which an edge was let go. */
  const settle = () => {
    if (moved.current) onChange?.(moved.current);
    moved.current = null;
  };

  /** Back to the column's own width. */
  const reset = ({ id }: ColumnRoom) => {
    setWidths((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== id)));
    onChange?.({ column: id, width: undefined });
  };

  return { layout, resize, settle, reset };
}
