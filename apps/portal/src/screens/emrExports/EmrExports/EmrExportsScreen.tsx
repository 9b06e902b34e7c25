import type { EmrTarget } from '@intake/api/contract';
import type { EmrError, EmrExportView } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Page } from '@intake/ui/Page';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { titles } from '../routes.messages.ts';
import { EmrExportList, type EmrExportListProps } from './EmrExportList.tsx';
import { exportMessages as texts } from './EmrExports.messages.ts';
import type { EmrExportsModel } from './EmrExports.model.ts';
import { Parts } from './EmrExports.styles.ts';
import { EmrTargetDrawer, type EmrTargetDrawerProps } from './EmrTargetDrawer.tsx';
import { EmrTargetList } from './EmrTargetList.tsx';

export interface EmrExportsScreenProps {
  model: EmrExportsModel;
  onView: (change: { view: EmrExportView }) => void;
  onStore: EmrTargetDrawerProps['onStore'];
  /** Answers what is wrong with the place, null when nothing is. */
  onTry: (target: { id: string }) => Promise<EmrError | null>;
  onFilter: EmrExportListProps['onFilter'];
  onAgain: (change: { id: string }) => Outcome;
  onAgainAll: EmrExportListProps['onAgainAll'];
  onSettle: (change: { id: string }) => Outcome;
  hrefOf: EmrExportListProps['hrefOf'];
  onMore: () => void;
  onRetry: () => void;
  onRetryExports: () => void;
}

/** The systems that filed faxes are given to, and what became of each. Knows nothing of network, router or store. */
export function EmrExportsScreen({ model, onView, onFilter, onStore, onTry, onAgain, onAgainAll, onSettle, hrefOf, onMore, onRetry, onRetryExports }: EmrExportsScreenProps) {
  const { formatMessage } = useIntl();
  const [edited, setEdited] = useState<{ target: EmrTarget | null } | null>(null);
  const { targets, bins, view, filter, exports } = model;
  const loaded = targets.state === 'ready' ? targets.value : undefined;
  const hasNowhere = loaded !== undefined && !loaded.places.hasFolder && loaded.places.connections.length === 0;
  return (
    <Page title={formatMessage(titles.emrExports)} description={formatMessage(texts.description)}>
      <Parts>
        {hasNowhere && (
          <Banner tone="warning" title={formatMessage(texts.noPlacesTitle)}>
            {formatMessage(texts.noPlacesText)}
          </Banner>
        )}
        <EmrTargetList targets={targets} mayCreate={!hasNowhere} onTry={onTry} onCreate={() => setEdited({ target: null })} onEdit={({ target }) => setEdited({ target })} onRetry={onRetry} />
        <EmrExportList
          targets={loaded?.targets ?? []}
          {...{ exports, view, filter, hrefOf, onView, onFilter, onAgain, onAgainAll, onSettle, onMore }}
          onRetry={onRetryExports}
        />
      </Parts>
      {edited && loaded && <EmrTargetDrawer target={edited.target} places={loaded.places} bins={bins} onStore={onStore} onClose={() => setEdited(null)} />}
    </Page>
  );
}
