import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { AuditBar } from './AuditBar.tsx';
import { auditMessages as texts } from './AuditTrail.messages.ts';
import type { AuditFilters, AuditModel } from './AuditTrail.model.ts';
import { ChainStatement } from './ChainStatement.tsx';
import { EventDetails } from './EventDetails.tsx';
import { EventList } from './EventList.tsx';

export interface AuditTrailScreenProps {
  model: AuditModel;
  onFilter: (change: { filters: AuditFilters }) => void;
  onMore: () => void;
  /** Asks for the trail again, from its newest event. */
  onRefresh: () => void;
}

/** Who saw or changed what, newest first. Knows nothing of the network, the router or the store. */
export function AuditTrailScreen({ model, onFilter, onMore, onRefresh }: AuditTrailScreenProps) {
  const { formatMessage } = useIntl();
  const { trail, filters } = model;
  const [chosen, setChosen] = useState<number | null>(null);
  const event = trail.state === 'ready' ? trail.value.rows.find(({ sequence }) => sequence === chosen) : undefined;
  return (
    <Workspace>
      <AuditBar model={model} isCovered={event !== undefined} onFilter={onFilter} onRefresh={onRefresh} />
      <MasterDetail
        listLabel={formatMessage(texts.title)}
        detailLabel={formatMessage(texts.detail)}
        defaultRatio={0.64}
        minStart={320}
        minEnd={340}
        openId={event ? String(event.sequence) : null}
        onClose={() => setChosen(null)}
        list={
          <EventList
            trail={trail}
            filters={filters}
            chosen={event?.sequence}
            onChoose={({ sequence }) => setChosen(sequence)}
            onFilter={onFilter}
            onMore={onMore}
            onRetry={onRefresh}
          />
        }
        detail={
          event && (
            <EventDetails
              key={event.sequence}
              event={event}
              filters={filters}
              may={model.may}
              onFilter={onFilter}
              onClose={() => setChosen(null)}
            />
          )
        }
        none={<ChainStatement />}
      />
    </Workspace>
  );
}
