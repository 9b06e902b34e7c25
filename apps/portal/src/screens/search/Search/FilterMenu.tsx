import { useIntl } from 'react-intl';
import type { Bin } from '@intake/api/contract';
import { documentTypes, faxStatuses } from '@intake/api/rules';
import { DateField } from '@intake/ui/DateField';
import { FilterChoices, FilterGroup, FilterPopover } from '@intake/ui/FilterBar';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { documentTypeNames, statusNames } from '../../../shared/vocabulary.messages.ts';
import { directionNames, searchMessages as texts } from './Search.messages.ts';
import { activeFilterCount, directions, noFilters } from './Search.model.ts';
import type { SearchFilters } from './Search.model.ts';

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
    <FilterPopover
      label={formatMessage(texts.filter)}
      activeLabel={active > 0 ? formatMessage(texts.filtersActive, { count: active }) : undefined}
      isClear={active === 0}
      note={formatMessage(texts.filterNote)}
      onClear={() => onFilter({ filters: { ...noFilters, kind: filters.kind, sort: filters.sort } })}
    >
      <FilterGroup isWide>
        <Select
          label={formatMessage(texts.bin)}
          value={filters.binId ?? anyBin}
          items={[
            { id: anyBin, label: formatMessage(texts.anyBin) },
            ...bins.map(({ id, name, locationName }) => ({ id, label: name, description: locationName })),
          ]}
          onChange={({ value }) => change({ binId: value === anyBin ? null : value })}
        />
      </FilterGroup>
      <FilterGroup isWide>
        <RadioGroup
          label={formatMessage(texts.direction)}
          orientation="horizontal"
          value={filters.direction ?? 'any'}
          items={(['any', ...directions] as const).map((id) => ({ id, label: formatMessage(directionNames[id]) }))}
          onChange={({ value }) => change({ direction: directions.find((one) => one === value) ?? null })}
        />
      </FilterGroup>
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
      <FilterChoices
        label={formatMessage(texts.documentType)}
        items={documentTypes.map((id) => ({ id, label: formatMessage(documentTypeNames[id]) }))}
        value={filters.documentTypes}
        onChange={({ value }) => change({ documentTypes: value })}
      />
      <FilterChoices
        label={formatMessage(texts.status)}
        items={faxStatuses.map((id) => ({ id, label: formatMessage(statusNames[id]) }))}
        value={filters.statuses}
        onChange={({ value }) => change({ statuses: value })}
      />
    </FilterPopover>
  );
}
