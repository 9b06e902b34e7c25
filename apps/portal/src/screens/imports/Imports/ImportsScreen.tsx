import { useIntl } from 'react-intl';
import { Loaded } from '@intake/ui/Loaded';
import { Page } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { ImportChooser } from './ImportChooser.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { importsMessages as texts } from './Imports.messages.ts';
import type { ImportsActions, ImportsModel } from './Imports.model.ts';

export interface ImportsScreenProps extends ImportsActions {
  model: ImportsModel;
}

/** Lists that come as a file: the past ones with a place for another, or one of them step by step. Knows nothing of network, router or store. */
export function ImportsScreen({ model, onKind, onChoose, onOpen, onMore, onRetry, onRetryOpen, ...actions }: ImportsScreenProps) {
  const { formatMessage } = useIntl();
  const { open, history } = model;
  if (open.state === 'none') {
    return (
      <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
        <ImportChooser model={model} onKind={onKind} onChoose={onChoose} />
        <ImportHistory history={history} onOpen={onOpen} onMore={onMore} onRetry={onRetry} />
      </Page>
    );
  }
  return (
    <Loaded of={open} isPane waiting={<Skeleton lines={12} />} failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }} onRetry={onRetryOpen}>
      {(one) => <ImportSteps key={one.id} model={model} of={one} onOpen={onOpen} onRetryOpen={onRetryOpen} {...actions} />}
    </Loaded>
  );
}
