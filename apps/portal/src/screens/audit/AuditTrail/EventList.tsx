import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AuditEvent } from '@intake/api/contract';
import { PagedRows } from '@intake/ui/PagedRows';
import type { Paged } from '../../../data/loadable.ts';
import { auditMessages as texts } from './AuditTrail.messages.ts';
import { activeFilters, noFilters } from './AuditTrail.model.ts';
import type { AuditFilters } from './AuditTrail.model.ts';
import { Trail } from './AuditTrail.styles.ts';
import { eventRow } from './eventRow.tsx';

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
  const row = useMemo(() => eventRow(intl), [intl]);
  const isFiltered = activeFilters(filters).length > 0;
  return (
    <Trail>
      <PagedRows
        label={formatMessage(texts.title)}
        of={trail}
        rowId={rowId}
        rowHeight="var(--event-row)"
        row={row}
        selected={chosen === undefined ? null : String(chosen)}
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
        onSelect={({ row: event }) => onChoose(event)}
        onOpen={({ row: event }) => onChoose(event)}
        onMore={onMore}
        onRetry={onRetry}
      />
    </Trail>
  );
}
