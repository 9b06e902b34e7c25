import { ListFilter } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { Bin } from '@intake/api/contract';
import { documentTypes, faxStatuses } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { DateField } from '@intake/ui/DateField';
import { Popover } from '@intake/ui/Popover';
import { Select } from '@intake/ui/Select';
import { documentTypeNames, statusNames } from '../../../shared/vocabulary.messages.ts';
import { searchMessages as texts } from './Search.messages.ts';
import { activeFilterCount, noFilters } from './Search.model.ts';
import type { SearchFilters } from './Search.model.ts';
import { FilterBody, FilterFoot, Wide } from './Search.styles.ts';

interface FilterMenuProps {
  filters: SearchFilters;
  bins: readonly Bin[];
  onFilter: (change: { filters: SearchFilters }) => void;
}

const anyBin = 'any';

/** Type, state, bin and days of the faxes. Choices act at once. */
export function FilterMenu({ filters, bins, onFilter }: FilterMenuProps) {
  const { formatMessage } = useIntl();
  const active = activeFilterCount(filters);
  const change = (changes: Partial<SearchFilters>) => onFilter({ filters: { ...filters, ...changes } });
  return (
    <Popover
      label={formatMessage(texts.filter)}
      placement="bottom end"
      trigger={
        <Button size="sm" variant={active > 0 ? 'secondary' : 'quiet'} icon={<ListFilter aria-hidden />}>
          {active > 0 ? formatMessage(texts.filtersActive, { count: active }) : formatMessage(texts.filter)}
        </Button>
      }
    >
      <FilterBody>
        <Wide>
          <Select
            label={formatMessage(texts.bin)}
            value={filters.binId ?? anyBin}
            items={[
              { id: anyBin, label: formatMessage(texts.anyBin) },
              ...bins.map(({ id, name, locationName }) => ({ id, label: name, description: locationName })),
            ]}
            onChange={({ value }) => change({ binId: value === anyBin ? null : value })}
          />
        </Wide>
        <DateField
          label={formatMessage(texts.from)}
          value={filters.from}
          maxValue={filters.to ?? undefined}
          onChange={({ value }) => change({ from: value })}
        />
        <DateField
          label={formatMessage(texts.to)}
          value={filters.to}
          minValue={filters.from ?? undefined}
          onChange={({ value }) => change({ to: value })}
        />
        <Choices
          label={texts.documentType}
          names={(one) => documentTypeNames[one]}
          known={documentTypes}
          chosen={filters.documentTypes}
          onChange={(chosen) => change({ documentTypes: chosen })}
        />
        <Choices
          label={texts.status}
          names={(one) => statusNames[one]}
          known={faxStatuses}
          chosen={filters.statuses}
          onChange={(chosen) => change({ statuses: chosen })}
        />
        <FilterFoot>
          {formatMessage(texts.filterNote)}
          <Button
            size="sm"
            isDisabled={active === 0}
            onPress={() => onFilter({ filters: { ...noFilters, kind: filters.kind, sort: filters.sort } })}
          >
            {formatMessage(texts.clearFilters)}
          </Button>
        </FilterFoot>
      </FilterBody>
    </Popover>
  );
}

interface ChoicesProps<T extends string> {
  label: MessageDescriptor;
  names: (one: T) => MessageDescriptor;
  known: readonly T[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

function Choices<T extends string>({ label, names, known, chosen, onChange }: ChoicesProps<T>) {
  const { formatMessage } = useIntl();
  return (
    <CheckboxGroup
      label={formatMessage(label)}
      items={known.map((one) => ({ id: one, label: formatMessage(names(one)) }))}
      value={chosen}
      onChange={({ value }) => onChange(known.filter((one) => value.includes(one)))}
    />
  );
}
