import { leadKinds } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { FilterBar, FilterPopover, FilterViews } from '@intake/ui/FilterBar';
import { SearchField } from '@intake/ui/SearchField';
import { Select } from '@intake/ui/Select';
import { Download } from 'lucide-react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { kindNames, leadsMessages as texts, stateNames } from './Leads.messages.ts';
import { filterCount, leadViews, noFilters, type LeadsModel, type LeadsPlace } from './Leads.model.ts';

export interface LeadsFilterBarProps {
  model: LeadsModel;
  fieldRef: Ref<HTMLInputElement>;
  onPlace: (change: Partial<LeadsPlace>) => void;
  onSearch: (change: { search: string }) => void;
  onExport: () => void;
}

const any = 'any';
const none = 'none';

/** Which leads, and a file of them. */
export function LeadsFilterBar({ model, fieldRef, onPlace, onSearch, onExport }: LeadsFilterBarProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { view, kind, owner, isDue, isProven, counts, owners, openId } = model;
  const count = filterCount(model);
  return (
    <FilterBar
      isCovered={openId !== null}
      lead={
        <FilterViews
          label={formatMessage(texts.views)}
          value={view}
          views={leadViews.map((id) => {
            const inView = id === 'new' || id === 'contacted' ? counts?.[id] : undefined;
            return { id, label: formatMessage(id === 'all' ? texts.all : stateNames[id]), count: inView ? formatNumber(inView) : undefined };
          })}
          onChange={({ value }) => onPlace({ view: value, openId: null })}
        />
      }
    >
      <SearchField
        inputRef={fieldRef}
        label={formatMessage(texts.search)}
        placeholder={formatMessage(texts.search)}
        value={model.search}
        maxLength={100}
        onChange={({ value }) => onSearch({ search: value })}
      />
      <FilterPopover
        label={formatMessage(texts.filter)}
        activeLabel={count > 0 ? formatMessage(texts.filters, { count }) : undefined}
        isClear={count === 0}
        onClear={() => onPlace(noFilters)}
      >
        <Select
          label={formatMessage(texts.kind)}
          value={kind ?? any}
          items={[{ id: any, label: formatMessage(texts.anyKind) }, ...leadKinds.map((id) => ({ id, label: formatMessage(kindNames[id]) }))]}
          onChange={({ value }) => onPlace({ kind: leadKinds.find((id) => id === value) ?? null })}
        />
        <Select
          label={formatMessage(texts.owner)}
          value={owner ?? any}
          items={[
            { id: any, label: formatMessage(texts.anyOwner) },
            { id: none, label: formatMessage(texts.noOwner) },
            ...owners.map(({ id, name }) => ({ id, label: name })),
          ]}
          onChange={({ value }) => onPlace({ owner: value === any ? null : value })}
        />
        <Checkbox label={formatMessage(texts.isDue)} isSelected={isDue} onChange={({ isSelected }) => onPlace({ isDue: isSelected })} />
        <Checkbox label={formatMessage(texts.isProven)} isSelected={isProven} onChange={({ isSelected }) => onPlace({ isProven: isSelected })} />
      </FilterPopover>
      <Button size="sm" icon={<Download aria-hidden />} onPress={onExport}>
        {formatMessage(texts.export)}
      </Button>
    </FilterBar>
  );
}
