import { useIntl } from 'react-intl';
import { documentTypes, faxSources, priorities } from '@intake/api/rules';
import { FilterChoice, FilterChoices, FilterGroup, FilterPopover } from '@intake/ui/FilterBar';
import { documentTypeNames, priorityNames, sourceNames } from '../../../../shared/vocabulary.messages.ts';
import { activeFilterCount, sorts } from '../model/filters.ts';
import type { Filters } from '../model/filters.ts';
import { sortNames, topBarMessages as texts } from './topBar.messages.ts';

interface FilterMenuProps {
  filters: Filters;
  onFilter: (change: { filters: Filters }) => void;
}

/** Type, priority, way of arrival and order. Choices act at once. */
export function FilterMenu({ filters, onFilter }: FilterMenuProps) {
  const intl = useIntl();
  const active = activeFilterCount(filters);
  const change = (changes: Partial<Filters>) => onFilter({ filters: { ...filters, ...changes } });
  return (
    <FilterPopover
      label={intl.formatMessage(texts.filter)}
      activeLabel={active > 0 ? intl.formatMessage(texts.filtersActive, { count: active }) : undefined}
      isClear={active === 0}
      columns={3}
      onClear={() => change({ documentTypes: [], priorities: [], sources: [] })}
    >
      <FilterChoices
        label={intl.formatMessage(texts.type)}
        items={documentTypes.map((id) => ({ id, label: intl.formatMessage(documentTypeNames[id]) }))}
        value={filters.documentTypes}
        onChange={({ value }) => change({ documentTypes: value })}
      />
      <FilterGroup>
        <FilterChoices
          label={intl.formatMessage(texts.priority)}
          items={priorities.map((id) => ({ id, label: intl.formatMessage(priorityNames[id]) }))}
          value={filters.priorities}
          onChange={({ value }) => change({ priorities: value })}
        />
        <FilterChoices
          label={intl.formatMessage(texts.source)}
          items={faxSources.map((id) => ({ id, label: intl.formatMessage(sourceNames[id]) }))}
          value={filters.sources}
          onChange={({ value }) => change({ sources: value })}
        />
      </FilterGroup>
      <FilterChoice
        label={intl.formatMessage(texts.sort)}
        value={filters.sort}
        items={sorts.map((sort) => ({ id: sort, label: intl.formatMessage(sortNames[sort]) }))}
        onChange={({ value }) => change({ sort: value })}
      />
    </FilterPopover>
  );
}
