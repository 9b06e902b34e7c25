import { useIntl } from 'react-intl';
import { DateField } from '@intake/ui/DateField';
import { FilterPopover } from '@intake/ui/FilterBar';
import { Select } from '@intake/ui/Select';
import { actionNames, auditMessages as texts, filterNames } from './AuditTrail.messages.ts';
import { actions, activeFilters, noFilters } from './AuditTrail.model.ts';
import type { AuditFilters, AuditModel } from './AuditTrail.model.ts';

export interface AuditFilterMenuProps {
  filters: AuditFilters;
  colleagues: AuditModel['colleagues'];
  onFilter: (change: { filters: AuditFilters }) => void;
}

const any = 'any';

/** Who, what and when. Choices act at once; a patient or a record is chosen from an event. */
export function AuditFilterMenu({ filters, colleagues, onFilter }: AuditFilterMenuProps) {
  const { formatMessage } = useIntl();
  const change = (changes: Partial<AuditFilters>) => onFilter({ filters: { ...filters, ...changes } });
  return (
    <FilterPopover
      label={formatMessage(texts.filter)}
      isClear={activeFilters(filters).length === 0}
      onClear={() => onFilter({ filters: noFilters })}
    >
      <Select
        label={formatMessage(filterNames.actorId)}
        value={filters.actorId ?? any}
        items={[
          { id: any, label: formatMessage(texts.anybody) },
          ...colleagues.map(({ id, displayName }) => ({ id, label: displayName })),
        ]}
        onChange={({ value }) => change({ actorId: value === any ? null : value })}
      />
      <Select
        label={formatMessage(filterNames.action)}
        value={filters.action ?? any}
        items={[
          { id: any, label: formatMessage(texts.anyAction) },
          ...actions.map((action) => ({ id: action, label: formatMessage(actionNames[action]) })),
        ]}
        onChange={({ value }) => change({ action: actions.find((action) => action === value) ?? null })}
      />
      <DateField
        label={formatMessage(filterNames.from)}
        value={filters.from}
        maxValue={filters.to ?? undefined}
        onChange={({ value }) => change({ from: value })}
      />
      <DateField
        label={formatMessage(filterNames.to)}
        value={filters.to}
        minValue={filters.from ?? undefined}
        onChange={({ value }) => change({ to: value })}
      />
    </FilterPopover>
  );
}
