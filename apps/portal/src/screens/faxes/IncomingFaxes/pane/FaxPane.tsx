import { MailOpen } from 'lucide-react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { Kbd } from '@intake/ui/Kbd';
import { Loaded } from '@intake/ui/Loaded';
import { Skeleton } from '@intake/ui/Skeleton';
import { formMessages as texts } from '../form/form.messages.ts';
import type { KeptDrafts } from '../model/keptDrafts.ts';
import type { FaxActions, IncomingFaxesModel } from '../model/screenModel.ts';
import { ProblemText } from '../ProblemText.tsx';
import { LazyOpenFax } from './LazyOpenFax.ts';
import { Places } from './Pane.styles.ts';

export interface FaxPaneProps {
  model: IncomingFaxesModel;
  actions: FaxActions;
  keptDrafts: KeptDrafts;
  onOpen: (open: { faxId: string | null }) => void;
}

/** The open fax: its pages and its form. */
export function FaxPane({ model, actions, keptDrafts, onOpen }: FaxPaneProps) {
  const intl = useIntl();
  const { detail } = model;
  if (detail.state === 'none') return null;
  const places = (
    <Places>
      <Skeleton height="100%" />
      <Skeleton lines={9} />
    </Places>
  );
  const loaded = {
    isPane: true,
    waiting: places,
    waitingLabel: intl.formatMessage(texts.loading),
    failed: { title: intl.formatMessage(texts.failedTitle), text: detail.state === 'failed' && <ProblemText problem={detail.problem} /> },
    onRetry: actions.onReload,
  };
  return (
    <Loaded {...loaded} of={detail}>
      {(opened) => (
        <Suspense fallback={<Loaded {...loaded} of={{ state: 'loading' }}>{() => null}</Loaded>}>
          <LazyOpenFax model={model} detail={opened} actions={actions} keptDrafts={keptDrafts} onOpen={onOpen} />
        </Suspense>
      )}
    </Loaded>
  );
}

export interface NothingOpenProps {
  /** The fax that would be opened first; null when the list is empty. */
  firstFaxId: string | null;
  onOpen: (open: { faxId: string }) => void;
}

export function NothingOpen({ firstFaxId, onOpen }: NothingOpenProps) {
  const intl = useIntl();
  return (
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
  );
}
