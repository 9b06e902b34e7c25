import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { useUiLabels } from '../theme/labels.ts';

export interface PartFailedProps {
  /** It is on its way again: the button waits and keeps its focus. */
  isRetrying?: boolean;
  /** Also called once the connection is back. */
  onRetry: () => void;
}

/** Stands where a part should be whose code or texts did not come. Interrupts a screen reader. */
export function PartFailed({ isRetrying, onRetry }: PartFailedProps) {
  const labels = useUiLabels();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const isBack = () => retry();
    addEventListener('online', isBack);
    return () => removeEventListener('online', isBack);
  }, []);
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff aria-hidden />}
        title={labels.partFailed}
        actions={
          <>
            <Button variant="primary" isPending={isRetrying} onPress={onRetry}>
              {labels.retry}
            </Button>
            {/* Also fetches a version that was published meanwhile. */}
            <Button variant="quiet" onPress={() => location.reload()}>
              {labels.reload}
            </Button>
          </>
        }
      >
        {labels.partFailedText}
      </EmptyState>
    </div>
  );
}
