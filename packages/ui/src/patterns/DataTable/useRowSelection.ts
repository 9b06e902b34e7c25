import { useMemo, useRef } from 'react';
import { shareOf, toggled, withAll, withRange } from './rowSelection.model.ts';
import type { Selection } from './rowSelection.model.ts';

export type SelectionMode = 'none' | 'single' | 'multiple';

export interface RowSelectionOptions {
  mode: SelectionMode;
  ids: readonly string[];
  selected: Selection;
  onChange?: (change: { selected: Selection }) => void;
}

/** Selects rows one by one, from one to another, and all that are loaded. */
export function useRowSelection({ mode, ids, selected, onChange }: RowSelectionOptions) {
  /** Where a range began, and the row that it last reached. */
  const range = useRef<{ anchor: string; end: string } | null>(null);
  const share = useMemo(() => (mode === 'multiple' ? shareOf(selected, ids) : 'none'), [mode, selected, ids]);

  const tell = (next: Selection) => onChange?.({ selected: next });

  const toggle = (index: number) => {
    const id = ids[index];
    if (mode === 'none' || id === undefined) return;
    range.current = { anchor: id, end: id };
    if (mode === 'multiple') tell(toggled(selected, id));
    else tell(selected.has(id) ? new Set() : new Set([id]));
  };

  const only = (index: number) => {
    const id = ids[index];
    if (mode === 'none' || id === undefined) return;
    range.current = { anchor: id, end: id };
    tell(new Set([id]));
  };

  /** Selects the rows from where the range began, or from `from`, to `to`. */
  const extend = (from: number, to: number) => {
    const first = ids[from];
    const end = ids[to];
    if (mode !== 'multiple' || first === undefined || end === undefined) return;
    const begun = range.current ?? { anchor: first, end: first };
    // Rows may have come in another order since.
    const anchor = ids.indexOf(begun.anchor);
    const before = ids.indexOf(begun.end);
    const isLost = anchor < 0 || before < 0;
    range.current = { anchor: isLost ? first : begun.anchor, end };
    tell(isLost ? withRange(selected, ids, from, from, to) : withRange(selected, ids, anchor, before, to));
  };

  const all = () => tell(withAll(selected, ids));
  const clear = () => {
    range.current = null;
    tell(new Set());
  };

  return { isMultiple: mode === 'multiple', share, toggle, only, extend, all, clear };
}
