import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from '../../components/ToggleButton/ToggleButton.tsx';
import { Number, Views } from './FilterBar.styles.ts';

export interface FilterView<Id extends string> {
  id: Id;
  label: string;
  /** How many there are, written out; left out where there are none. */
  count?: string;
  /** Of the count: these must not wait. */
  tone?: 'danger';
}

export interface FilterViewsProps<Id extends string> {
  /** The accessible name of the choice. */
  label: string;
  views: readonly FilterView<Id>[];
  value: Id;
  onChange: (change: { value: Id }) => void;
}

/** A list in its ready-made views, always one of them. */
export function FilterViews<Id extends string>({ label, views, value, onChange }: FilterViewsProps<Id>) {
  const choose = (chosen: string) => views.filter(({ id }) => id === chosen).forEach(({ id }) => onChange({ value: id }));
  return (
    <Views>
      <ToggleButtonGroup label={label} value={value} onChange={(change) => choose(change.value)}>
        {views.map((view) => (
          <ToggleButton key={view.id} id={view.id} size="sm" label={view.label} end={view.count && <Count tone={view.tone}>{view.count}</Count>} />
        ))}
      </ToggleButtonGroup>
    </Views>
  );
}

/** How many stand behind a choice, after its words. */
export const Count = ({ tone, children }: { tone?: 'danger'; children: ReactNode }) => <Number data-tone={tone}>{children}</Number>;
