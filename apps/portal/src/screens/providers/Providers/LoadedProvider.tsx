import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Loaded } from '@intake/ui/Loaded';
import { Skeleton } from '@intake/ui/Skeleton';
import type { Loadable } from '../../../data/loadable.ts';
import { paneMessages as texts } from './Providers.messages.ts';

export interface LoadedProviderProps<Provider> {
  of: Loadable<Provider>;
  onRetry: () => void;
  children: (provider: Provider) => ReactNode;
}

/** The pane of a physician or a clinic, in each state that it can be in. */
export function LoadedProvider<Provider>(props: LoadedProviderProps<Provider>) {
  const { formatMessage } = useIntl();
  return (
    <Loaded
      {...props}
      isPane
      waiting={
        <>
          <Skeleton width="45%" height="1.75rem" />
          <Skeleton lines={6} />
        </>
      }
      waitingLabel={formatMessage(texts.loading)}
      failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }}
    />
  );
}
