import { RefreshCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { IconButton } from '@intake/ui/IconButton';
import { TagGroup } from '@intake/ui/Tag';
import { AuditFilterMenu } from './AuditFilterMenu.tsx';
import { actionNames, auditMessages as texts } from './AuditTrail.messages.ts';
import { activeFilters, filterKeys } from './AuditTrail.model.ts';
import type { AuditFilters, AuditModel } from './AuditTrail.model.ts';
import { Bar, Chips, Title, Tools } from './AuditTrail.styles.ts';

export interface AuditBarProps {
  model: AuditModel;
  onFilter: (change: { filters: AuditFilters }) => void;
  onRefresh: () => void;
}

/** What narrows the trail, each part to take away by itself. */
export function AuditBar({ model, onFilter, onRefresh }: AuditBarProps) {
  const { formatMessage } = useIntl();
  const nameOf = useFilterName(model);
  const { filters, colleagues } = model;
  const remove = ({ ids }: { ids: string[] }) => {
    const removed = filterKeys.filter((key) => ids.includes(key));
    onFilter({ filters: { ...filters, ...Object.fromEntries(removed.map((key) => [key, null])) } });
  };
  const active = activeFilters(filters);
  return (
    <Bar>
      <Title>{formatMessage(texts.title)}</Title>
      <Chips>
        {active.length > 0 && (
          <TagGroup
            label={formatMessage(texts.filters)}
            isLabelHidden
            items={active.map((key) => ({ id: key, label: nameOf(key) }))}
            onRemove={remove}
          />
        )}
      </Chips>
      <Tools>
        <AuditFilterMenu filters={filters} colleagues={colleagues} onFilter={onFilter} />
        <IconButton label={formatMessage(texts.refresh)} icon={<RefreshCw aria-hidden />} onPress={onRefresh} />
      </Tools>
    </Bar>
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
