import type { Shortcut } from '@intake/ui/ShortcutSheet';
import { neighbourOf } from '../data/neighbourOf.ts';
import type { Paged } from '../data/loadable.ts';

interface ListKeys {
  /** Under which heading of the sheet they stand, and what each is called. */
  words: Record<'group' | 'next' | 'previous' | 'close', string>;
  list: Paged<{ id: string }>;
  openId: string | null;
  /** Null closes what is open. */
  onOpen: (open: { id: string | null }) => void;
}

/** The keys of a list with a pane beside it: to the next, to the previous, those of the area, and out of what is open. */
export function listKeys({ words: { group, next, previous, close }, list, openId, onOpen }: ListKeys, own: readonly Shortcut[] = []): Shortcut[] {
  const step = (by: 1 | -1) => () => {
    const id = neighbourOf(list, openId, by);
    if (id) onOpen({ id });
  };
  return [
    { id: 'next', group, keys: ['j'], label: next, onTrigger: step(1) },
    { id: 'previous', group, keys: ['k'], label: previous, onTrigger: step(-1) },
    ...own,
    { id: 'close', group, keys: ['Escape'], label: close, isDisabled: openId === null, onTrigger: () => onOpen({ id: null }) },
  ];
}
