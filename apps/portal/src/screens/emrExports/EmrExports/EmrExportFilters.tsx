import type { EmrExportFilter, EmrTarget } from '@intake/api/contract';
import { emrErrors } from '@intake/api/rules';
import { FilterGroup, FilterPopover } from '@intake/ui/FilterBar';
import { Select } from '@intake/ui/Select';
import { useIntl } from 'react-intl';
import { errorNames } from '../../../shared/emrExports/emrExports.messages.ts';
import { exportMessages as texts } from './EmrExports.messages.ts';

interface EmrExportFiltersProps {
  filter: EmrExportFilter;
  targets: readonly Pick<EmrTarget, 'id' | 'name'>[];
  onFilter: (change: { filter: EmrExportFilter }) => void;
}

const any = 'any';

/** Narrows the list to one system, and to one reason why exports are not there. */
export function EmrExportFilters({ filter, targets, onFilter }: EmrExportFiltersProps) {
  const { formatMessage } = useIntl();
  const count = Object.keys(filter).length;
  const { targetId, error } = filter;
  return (
    <FilterPopover
      label={formatMessage(texts.filter)}
      activeLabel={count > 0 ? formatMessage(texts.filters, { count }) : undefined}
      isClear={count === 0}
      onClear={() => onFilter({ filter: {} })}
    >
      <FilterGroup isWide>
        <Select
          label={formatMessage(texts.system)}
          value={targetId ?? any}
          items={[{ id: any, label: formatMessage(texts.anySystem) }, ...targets.map(({ id, name }) => ({ id, label: name }))]}
          onChange={({ value }) => onFilter({ filter: { ...(value !== any && { targetId: value }), ...(error && { error }) } })}
        />
        <Select
          label={formatMessage(texts.reason)}
          value={error ?? any}
          items={[{ id: any, label: formatMessage(texts.anyReason) }, ...emrErrors.map((id) => ({ id, label: formatMessage(errorNames[id]) }))]}
          onChange={({ value }) => onFilter({ filter: { ...(targetId && { targetId }), ...(value !== any && { error: emrErrors.find((id) => id === value) }) } })}
        />
      </FilterGroup>
    </FilterPopover>
  );
}
