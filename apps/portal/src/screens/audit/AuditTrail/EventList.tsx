import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AuditEvent } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { ErrorState } from '@intake/ui/ErrorState';
import { Skeleton } from '@intake/ui/Skeleton';
import { VirtualList } from '@intake/ui/VirtualList';
import type { Paged } from '../../../data/loadable.ts';
import { auditMessages as texts } from './AuditTrail.messages.ts';
import { activeFilters, noFilters } from './AuditTrail.model.ts';
import type { AuditFilters } from './AuditTrail.model.ts';
import { Middle, Trail, Waiting } from './AuditTrail.styles.ts';
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
  if (trail.state === 'loading') return <WaitingEvents />;
  if (trail.state === 'failed') {
    return (
      <Middle>
        <ErrorState title={formatMessage(texts.failedTitle)} onRetry={onRetry}>
          {formatMessage(texts.failedText)}
        </ErrorState>
      </Middle>
    );
  }
  const { rows, more } = trail.value;
  const isFiltered = activeFilters(filters).length > 0;
  if (rows.length === 0) {
    return (
      <Middle role="status">
        <EmptyState
          icon={<History aria-hidden />}
          title={formatMessage(isFiltered ? texts.noneTitle : texts.emptyTitle)}
          actions={isFiltered && <Button onPress={() => onFilter({ filters: noFilters })}>{formatMessage(texts.clearFilters)}</Button>}
        >
          {formatMessage(isFiltered ? texts.noneText : texts.emptyText)}
        </EmptyState>
      </Middle>
    );
  }
  return (
    <Trail>
      <VirtualList
        label={formatMessage(texts.title)}
        rows={rows}
        rowId={rowId}
        columns={columns}
        rowHeight="var(--event-row)"
        selected={chosen === undefined ? undefined : String(chosen)}
        actsOnClick
        hasMore={more === 'idle' || more === 'loading'}
        isLoadingMore={more === 'loading'}
        onSelect={({ row }) => onChoose(row)}
        onAction={({ row }) => onChoose(row)}
        onEndReached={onMore}
      />
      {more === 'failed' && (
        <Banner
          isEdge
          tone="danger"
          actions={
            <Button size="sm" onPress={onMore}>
              {formatMessage(texts.more)}
            </Button>
          }
        >
          {formatMessage(texts.moreFailed)}
        </Banner>
      )}
    </Trail>
  );
}

function WaitingEvents() {
  const { formatMessage } = useIntl();
  return (
    <Waiting role="status" aria-label={formatMessage(texts.loading)}>
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} width={`${96 - ((at * 23) % 40)}%`} />
      ))}
    </Waiting>
  );
}
