import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import type { LoadState } from './loadState.ts';
import { Middle, Waiting } from './Loaded.styles.ts';

export interface LoadedProps<Value> {
  of: LoadState<Value>;
  /** Holds the place of what is on its way: Skeletons, as large as it will be. */
  waiting: ReactNode;
  /** What is said of it meanwhile. “Loading” otherwise. */
  waitingLabel?: string;
  /** What could not be loaded, and what to do. */
  failed?: { title: string; text?: ReactNode };
  /** Fills a pane: what is said stands in its middle. */
  isPane?: boolean;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

/** Something of the server in each of its states. What is here stays when asking again fails, and says so. */
export function Loaded<Value>({ of, waiting, waitingLabel, failed, isPane, onRetry, children }: LoadedProps<Value>) {
  const labels = useUiLabels();
  if (of.state === 'loading') {
    return (
      <Waiting role="status" aria-label={waitingLabel ?? labels.loading} data-pane={isPane || undefined}>
        {waiting}
      </Waiting>
    );
  }
  if (of.state === 'failed') {
    const error = (
      <ErrorState title={failed?.title ?? labels.loadFailed} onRetry={onRetry}>
        {failed ? failed.text : labels.loadFailedText}
      </ErrorState>
    );
    return isPane ? <Middle>{error}</Middle> : error;
  }
  return (
    <>
      {of.stale ? (
        <Banner
          tone="warning"
          isEdge={isPane}
          actions={
            <Button size="sm" onPress={onRetry}>
              {labels.retry}
            </Button>
          }
        >
          {labels.stale}
        </Banner>
      ) : null}
      {children(of.value)}
    </>
  );
}
