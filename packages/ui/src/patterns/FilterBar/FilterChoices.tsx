import type { ReactNode } from 'react';
import { overlayPart } from '../../internal/overlay/overlayPart.ts';
import { Group } from './FilterPopover.styles.ts';

// They come with the popover that they stand in.
const LateCheckboxGroup = overlayPart((whole) => whole.CheckboxGroup);
const LateRadioGroup = overlayPart((whole) => whole.RadioGroup);

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
  return <LateCheckboxGroup label={label} items={items} value={value} onChange={(change) => onChange({ value: known.filter((id) => change.value.includes(id)) })} />;
}

export interface FilterChoiceProps<Id extends string> extends Pick<FilterChoicesProps<Id>, 'label' | 'items'> {
  value: Id;
  onChange: (change: { value: Id }) => void;
}

/** One of a few words. */
export function FilterChoice<Id extends string>({ label, items, value, onChange }: FilterChoiceProps<Id>) {
  const choose = (chosen: string) => items.filter(({ id }) => id === chosen).forEach(({ id }) => onChange({ value: id }));
  return <LateRadioGroup label={label} items={items} value={value} onChange={(change) => choose(change.value)} />;
}

/** Parts of a FilterPopover below each other, or across all of its columns. */
export const FilterGroup = ({ isWide, children }: { isWide?: boolean; children: ReactNode }) => <Group data-wide={isWide || undefined}>{children}</Group>;
