import { RefreshCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { FilterBar, FilterChips } from '@intake/ui/FilterBar';
import { IconButton } from '@intake/ui/IconButton';
import { AuditFilterMenu } from './AuditFilterMenu.tsx';
import { actionNames, auditMessages as texts } from './AuditTrail.messages.ts';
import { activeFilters } from './AuditTrail.model.ts';
import type { AuditFilters, AuditModel } from './AuditTrail.model.ts';

export interface AuditBarProps {
  model: AuditModel;
  /** An event covers the list where there is no room for both. */
  isCovered: boolean;
  onFilter: (change: { filters: AuditFilters }) => void;
  onRefresh: () => void;
}

/** What narrows the trail, each part to take away by itself. */
export function AuditBar({ model, isCovered, onFilter, onRefresh }: AuditBarProps) {
  const { formatMessage } = useIntl();
  const nameOf = useFilterName(model);
  const { filters, colleagues } = model;
  const chips = activeFilters(filters).map((key) => ({ id: key, label: nameOf(key) }));
  return (
    <FilterBar
      isCovered={isCovered}
      lead={<h1>{formatMessage(texts.title)}</h1>}
      chips={
        chips.length > 0 && (
          <FilterChips
            label={formatMessage(texts.filters)}
            items={chips}
            onRemove={({ ids }) => onFilter({ filters: { ...filters, ...Object.fromEntries(ids.map((key) => [key, null])) } })}
          />
        )
      }
    >
      <AuditFilterMenu filters={filters} colleagues={colleagues} onFilter={onFilter} />
      <IconButton label={formatMessage(texts.refresh)} icon={<RefreshCw aria-hidden />} onPress={onRefresh} />
    </FilterBar>
  );
}

/** A filter in words; a person by name when the trail or the list of colleagues knows it. */
function useFilterName({ filters, trail, colleagues }: AuditModel) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const events = trail.state === 'ready' ? trail.value.rows : [];
  const names: Record<keyof AuditFilters, () => string | null | undefined> = {
    actorId: () =>
      colleagues.find(({ id }) => id === filters.actorId)?.displayName ??
      events.find(({ actorId }) => actorId === filters.actorId)?.actorName ??
      formatMessage(texts.actor),
    action: () => filters.action && formatMessage(actionNames[filters.action]),
    patientId: () => events.find(({ patientId }) => patientId === filters.patientId)?.patientName ?? formatMessage(texts.onePatient),
    entityId: () => formatMessage(texts.oneRecord),
    from: () => filters.from && formatMessage(texts.fromDay, { day: formats.calendarDate(filters.from) }),
    to: () => filters.to && formatMessage(texts.toDay, { day: formats.calendarDate(filters.to) }),
  };
  return (key: keyof AuditFilters) => names[key]() ?? '';
}
