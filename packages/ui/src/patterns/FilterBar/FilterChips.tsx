import { TagGroup } from '../../components/Tag/Tag.tsx';
import type { TagItem } from '../../components/Tag/Tag.tsx';

export interface FilterChipsProps<Id extends string> {
  /** The accessible name of the row. */
  label: string;
  /** What narrows the list, in words: “From 3 May”. */
  items: readonly (TagItem & { id: Id })[];
  onRemove: (removal: { ids: Id[] }) => void;
}

/** What narrows a list, each part to take away by itself. */
export function FilterChips<Id extends string>({ label, items, onRemove }: FilterChipsProps<Id>) {
  if (items.length === 0) return null;
  const known = items.map(({ id }) => id);
  return <TagGroup label={label} isLabelHidden items={items} onRemove={({ ids }) => onRemove({ ids: known.filter((id) => ids.includes(id)) })} />;
}
