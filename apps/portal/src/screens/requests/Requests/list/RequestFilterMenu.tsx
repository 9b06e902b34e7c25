import type { RequestFilters } from '@intake/api/contract';
import { priorities } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { ComboBox } from '@intake/ui/ComboBox';
import { FilterChoices, FilterGroup, FilterPopover } from '@intake/ui/FilterBar';
import { Select } from '@intake/ui/Select';
import { useIntl } from 'react-intl';
import { priorityNames } from '../../../../shared/vocabulary.messages.ts';
import { dueChoices, noFilters, setFilters, type FilterName } from './filters.model.ts';
import { filterMessages as texts, formMessages, paneMessages } from '../Requests.messages.ts';
import type { RequestsModel } from '../Requests.model.ts';

export interface RequestFilterMenuProps {
  model: Pick<RequestsModel, 'kind' | 'filters' | 'list' | 'colleagues' | 'modalities' | 'locations' | 'physicians'>;
  onFilter: (change: { filters: RequestFilters }) => void;
  onSearch: (search: { who: 'physician'; text: string }) => void;
}

const any = 'any';
const nobody = 'nobody';

/** What narrows a work list: urgency, owner, by when, and of a referral its service and referrer. */
export function RequestFilterMenu({ model, onFilter, onSearch }: RequestFilterMenuProps) {
  const { formatMessage } = useIntl();
  const { kind, filters, colleagues, modalities, locations, physicians } = model;
  const count = setFilters(filters).length;
  const all = { id: any, label: formatMessage(texts.any) };
  const set = (change: Partial<RequestFilters>) => onFilter({ filters: { ...filters, ...change } });
  const idOf = (value: string | null) => (value === any ? null : value);
  return (
    <FilterPopover
      label={formatMessage(texts.filter)}
      activeLabel={count > 0 ? formatMessage(texts.active, { count }) : undefined}
      isClear={count === 0}
      onClear={() => onFilter({ filters: noFilters })}
    >
      <FilterGroup>
        <Select
          label={formatMessage(paneMessages.owner)}
          value={filters.assigneeId ?? any}
          items={[all, { id: nobody, label: formatMessage(paneMessages.nobody) }, ...colleagues]}
          onChange={({ value }) => set({ assigneeId: idOf(value) })}
        />
        <Select
          label={formatMessage(texts.due)}
          value={filters.dueWithinDays === null ? any : String(filters.dueWithinDays)}
          items={[all, ...dueChoices.map((days) => ({ id: String(days), label: formatMessage(texts.dueWithin, { count: days }) }))]}
          onChange={({ value }) => set({ dueWithinDays: value === any ? null : Number(value) })}
        />
        <Select
          label={formatMessage(formMessages.location)}
          value={filters.locationId ?? any}
          items={[all, ...locations]}
          onChange={({ value }) => set({ locationId: idOf(value) })}
        />
        {kind === 'referral' && (
          <>
            <Select
              label={formatMessage(paneMessages.service)}
              value={filters.modalityId ?? any}
              items={[all, ...modalities]}
              onChange={({ value }) => set({ modalityId: idOf(value) })}
            />
            <ComboBox
              label={formatMessage(paneMessages.referrer)}
              {...physicians}
              isRemote
              placeholder={formatMessage(formMessages.patientPlaceholder)}
              onInputChange={({ value }) => onSearch({ who: 'physician', text: value })}
              onChange={({ value }) => set({ physicianId: value })}
            />
          </>
        )}
      </FilterGroup>
      <FilterChoices
        label={formatMessage(paneMessages.priority)}
        items={priorities.map((id) => ({ id, label: formatMessage(priorityNames[id]) }))}
        value={filters.priority}
        onChange={({ value }) => set({ priority: value })}
      />
    </FilterPopover>
  );
}

/** Words for one part of what narrows the list. The address knows people by their ids alone. */
export function useFilterText({ list, colleagues, modalities, locations }: RequestFilterMenuProps['model']) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const nameIn = (choices: readonly { id: string; label: string }[], id: string | null) => choices.find((one) => one.id === id)?.label;
  return (name: FilterName, filters: RequestFilters): string => {
    if (name === 'priority') return formats.list(filters.priority.map((one) => formatMessage(priorityNames[one])), 'disjunction');
    if (name === 'dueWithinDays') return formatMessage(texts.dueWithin, { count: filters.dueWithinDays ?? 0 });
    if (name === 'modalityId') return nameIn(modalities, filters.modalityId) ?? formatMessage(paneMessages.service);
    if (name === 'locationId') return nameIn(locations, filters.locationId) ?? formatMessage(formMessages.location);
    if (name === 'assigneeId') return filters.assigneeId === nobody ? formatMessage(texts.unowned) : (nameIn(colleagues, filters.assigneeId) ?? formatMessage(paneMessages.owner));
    const rows = list.state === 'ready' ? list.value.rows : [];
    return rows.find(({ physicianId }) => physicianId === filters.physicianId)?.physicianName ?? formatMessage(paneMessages.referrer);
  };
}
