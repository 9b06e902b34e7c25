import { MailOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { ErrorState } from '@intake/ui/ErrorState';
import { Kbd } from '@intake/ui/Kbd';
import { Skeleton } from '@intake/ui/Skeleton';
import { formMessages as texts } from '../form/form.messages.ts';
import type { FaxActions, IncomingFaxesModel } from '../model/screenModel.ts';
import { ProblemText } from '../ProblemText.tsx';
import { LazyOpenFax } from './LazyOpenFax.ts';
import { LoadingPane, Middle } from './Pane.styles.ts';
import type { KeptDrafts } from './useDraft.ts';

export interface FaxPaneProps {
  model: IncomingFaxesModel;
  actions: FaxActions;
  /** The fax that would be opened first; null when the list is empty. */
  firstFaxId: string | null;
  onOpen: (open: { faxId: string | null }) => void;
}

/** The open fax: its pages and its form, or why there is none. */
export function FaxPane({ model, actions, firstFaxId, onOpen }: FaxPaneProps) {
  const intl = useIntl();
  const { detail } = model;
  const [keptDrafts] = useState<KeptDrafts>(() => new Map());
  if (detail.state === 'ready') {
    return (
      <Suspense fallback={<Loading />}>
        <LazyOpenFax
          key={detail.value.fax.id}
          model={model}
          detail={detail.value}
          actions={actions}
          keptDrafts={keptDrafts}
          onOpen={onOpen}
        />
      </Suspense>
    );
  }
  if (detail.state === 'loading') return <Loading />;
  if (detail.state === 'failed') {
    return (
      <ErrorState title={intl.formatMessage(texts.failedTitle)} onRetry={actions.onReload}>
        <ProblemText problem={detail.problem} />
      </ErrorState>
    );
  }
  return (
    <Middle>
      <EmptyState
        icon={<MailOpen aria-hidden />}
        title={intl.formatMessage(texts.noneTitle)}
        actions={
          firstFaxId && (
            <Button variant="primary" onPress={() => onOpen({ faxId: firstFaxId })}>
              {intl.formatMessage(texts.start)}
              <Kbd keys={['Enter']} isInverse />
            </Button>
          )
        }
      >
        {intl.formatMessage(texts.noneText)}
      </EmptyState>
    </Middle>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <LoadingPane role="status" aria-label={intl.formatMessage(texts.loading)}>
      <Skeleton height="100%" />
      <Skeleton lines={9} />
    </LoadingPane>
  );
}
