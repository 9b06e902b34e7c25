import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { documentTypes, faxSources, priorities } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { Popover } from '@intake/ui/Popover';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { documentTypeNames, priorityNames, sourceNames } from '../../../../shared/vocabulary.messages.ts';
import { activeFilterCount, sorts } from '../model/filters.ts';
import type { Filters, Sort } from '../model/filters.ts';
import { sortNames, topBarMessages as texts } from './topBar.messages.ts';
import { FilterBody, FilterColumn } from './TopBar.styles.ts';

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
    <Popover
      label={intl.formatMessage(texts.filter)}
      placement="bottom end"
      trigger={
        <Button size="sm" variant={active > 0 ? 'secondary' : 'quiet'} icon={<ListFilter aria-hidden />}>
          {active > 0 ? intl.formatMessage(texts.filtersActive, { count: active }) : intl.formatMessage(texts.filter)}
        </Button>
      }
    >
      <FilterBody>
        <Choices
          label={texts.type}
          names={(one) => documentTypeNames[one]}
          known={documentTypes}
          chosen={filters.documentTypes}
          onChange={(chosen) => change({ documentTypes: chosen })}
        />
        <FilterColumn>
          <Choices
            label={texts.priority}
            names={(one) => priorityNames[one]}
            known={priorities}
            chosen={filters.priorities}
            onChange={(chosen) => change({ priorities: chosen })}
          />
          <Choices
            label={texts.source}
            names={(one) => sourceNames[one]}
            known={faxSources}
            chosen={filters.sources}
            onChange={(chosen) => change({ sources: chosen })}
          />
        </FilterColumn>
        <FilterColumn>
          <RadioGroup
            label={intl.formatMessage(texts.sort)}
            value={filters.sort}
            items={sorts.map((sort) => ({ id: sort, label: intl.formatMessage(sortNames[sort]) }))}
            onChange={({ value }) => change({ sort: value as Sort })}
          />
          <Button size="sm" isDisabled={active === 0} onPress={() => change({ documentTypes: [], priorities: [], sources: [] })}>
            {intl.formatMessage(texts.clearFilters)}
          </Button>
        </FilterColumn>
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

function Choices<T extends string>({ label, names, known, chosen, onChange }: ChoicesProps<T>): ReactNode {
  const intl = useIntl();
  return (
    <CheckboxGroup
      label={intl.formatMessage(label)}
      items={known.map((one) => ({ id: one, label: intl.formatMessage(names(one)) }))}
      value={chosen}
      onChange={({ value }) => onChange(known.filter((one) => value.includes(one)))}
    />
  );
}
