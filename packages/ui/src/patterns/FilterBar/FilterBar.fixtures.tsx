import { Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { FilterChoices, FilterGroup } from './FilterChoices.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { FilterViews } from './FilterViews.tsx';

type View = 'open' | 'held' | 'failed';

/** Ready-made views, of which some are counted. */
export function Views() {
  const [value, setValue] = useState<View>('open');
  return (
    <FilterViews
      label="View"
      value={value}
      views={[
        { id: 'open', label: 'Open', count: '128' },
        { id: 'held', label: 'On hold' },
        { id: 'failed', label: 'Failed', count: '2', tone: 'danger' },
      ]}
      onChange={(change) => setValue(change.value)}
    />
  );
}

const types = [
  { id: 'referral', label: 'Referral' },
  { id: 'report', label: 'Report' },
  { id: 'requisition', label: 'Requisition' },
] as const;
type Type = (typeof types)[number]['id'];

export interface FiltersProps {
  defaultValue?: readonly Type[];
  onChange?: (change: { value: Type[] }) => void;
}

export function Filters({ defaultValue = [], onChange }: FiltersProps) {
  const [value, setValue] = useState<readonly Type[]>(defaultValue);
  const change = (next: Type[]) => {
    setValue(next);
    onChange?.({ value: next });
  };
  return (
    <FilterPopover
      label="Filter"
      activeLabel={value.length > 0 ? `${value.length} filters` : undefined}
      isClear={value.length === 0}
      note="Filters apply to faxes."
      onClear={() => change([])}
    >
      <FilterGroup isWide>
        <Select label="Bin" value="any" items={[{ id: 'any', label: 'Any bin' }]} onChange={() => {}} />
        <DateField label="From" value={null} onChange={() => {}} />
      </FilterGroup>
      <FilterChoices label="Type" items={types} value={value} onChange={(next) => change(next.value)} />
    </FilterPopover>
  );
}

export const Create = () => (
  <Button size="sm" icon={<Plus aria-hidden />}>
    New request
  </Button>
);
export const Refresh = () => <IconButton label="Refresh" icon={<RefreshCw aria-hidden />} />;
export const Search = () => <SearchField label="Search faxes" placeholder="Search faxes" value="" onChange={() => {}} onSubmit={() => {}} />;
