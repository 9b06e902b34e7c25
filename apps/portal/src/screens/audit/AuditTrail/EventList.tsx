import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AuditEvent } from '@intake/api/contract';
import { SkeletonRows } from '@intake/ui/Loaded';
import { PagedList } from '@intake/ui/PagedList';
import { VirtualList } from '@intake/ui/VirtualList';
import type { Paged } from '../../../data/loadable.ts';
import { auditMessages as texts } from './AuditTrail.messages.ts';
import { activeFilters, noFilters } from './AuditTrail.model.ts';
import type { AuditFilters } from './AuditTrail.model.ts';
import { Trail } from './AuditTrail.styles.ts';
import { eventColumns } from './eventColumns.tsx';

export interface EventListProps {
  trail: Paged<AuditEvent>;
  filters: AuditFilters;
  chosen: number | undefined;
  onChoose: (choice: { sequence: number }) => void;
  onFilter: (change: { filters: AuditFilters }) => void;
  onMore: () => void;
  onRetry: () => void;
}

const rowId = ({ sequence }: AuditEvent) => String(sequence);

/** The events under each other; older ones are asked for as one scrolls. */
export function EventList({ trail, filters, chosen, onChoose, onFilter, onMore, onRetry }: EventListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const columns = useMemo(() => eventColumns(intl), [intl]);
  const isFiltered = activeFilters(filters).length > 0;
  return (
    <PagedList
      of={trail}
      isPane
      waiting={<SkeletonRows count={12} />}
      waitingLabel={formatMessage(texts.loading)}
      failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }}
      empty={{ icon: <History aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
      filtered={
        isFiltered
          ? {
              icon: <History aria-hidden />,
              title: formatMessage(texts.noneTitle),
              text: formatMessage(texts.noneText),
              onClear: () => onFilter({ filters: noFilters }),
            }
          : undefined
      }
      asks="by-itself"
      onMore={onMore}
      onRetry={onRetry}
    >
      {(events, paging) => (
        <Trail>
          <VirtualList
            label={formatMessage(texts.title)}
            rows={events}
            rowId={rowId}
            columns={columns}
            rowHeight="var(--event-row)"
            selected={chosen === undefined ? undefined : String(chosen)}
            actsOnClick
            {...paging}
            onSelect={({ row }) => onChoose(row)}
            onAction={({ row }) => onChoose(row)}
          />
        </Trail>
      )}
    </PagedList>
  );
}
