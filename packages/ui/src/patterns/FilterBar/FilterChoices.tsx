import type { ReactNode } from 'react';
import { CheckboxGroup } from '../../components/Checkbox/CheckboxGroup.tsx';
import { Group } from './FilterPopover.styles.ts';

export interface FilterChoicesProps<Id extends string> {
  label: string;
  /** All that can be chosen, in order. */
  items: readonly { id: Id; label: string }[];
  /** None stands for all. */
  value: readonly Id[];
  onChange: (change: { value: Id[] }) => void;
}

/** Some of a few words, in the order in which the words stand. */
export function FilterChoices<Id extends string>({ label, items, value, onChange }: FilterChoicesProps<Id>) {
  const known = items.map(({ id }) => id);
  return <CheckboxGroup label={label} items={items} value={value} onChange={(change) => onChange({ value: known.filter((id) => change.value.includes(id)) })} />;
}

/** Parts of a FilterPopover below each other, or across all of its columns. */
export const FilterGroup = ({ isWide, children }: { isWide?: boolean; children: ReactNode }) => <Group data-wide={isWide || undefined}>{children}</Group>;
